import { Trans } from '@lingui/react/macro'
import { AppLink, isSignedIn, useSession } from '@masar/app-shell'
import { Heading, LinkButton, Text } from '@masar/ui'
import path from './path.module.css'
import styles from './stations.module.css'

/** Where the path ends: in the button that begins one's own. */
export function PathEnd() {
  const isKnown = useSession(isSignedIn)
  return (
    <section className={path.station} data-side="centre" aria-labelledby="begin">
      <div className={path.crossing} aria-hidden />
      <div className={styles.end}>
        <Heading level={2} id="begin" size="xl">
          <Trans>Your path begins here</Trans>
        </Heading>
        <Text soft>
          <Trans>Creating an account is free.</Trans>
        </Text>
        <div className={styles.acts}>
          {!isKnown && (
            <LinkButton as={AppLink} to="/auth/user-choose" size="lg">
              <Trans>Create an account</Trans>
            </LinkButton>
          )}
          <LinkButton as={AppLink} to="/courses" size="lg" variant={isKnown ? 'primary' : 'secondary'}>
            <Trans>Browse all courses</Trans>
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
