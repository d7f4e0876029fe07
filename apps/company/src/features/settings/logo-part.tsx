import { Trans } from '@lingui/react/macro'
import { AvatarUpload, Card, Heading, Text } from '@masar/ui'
import { FailureText } from '../people/parts/failure.tsx'
import { useChangeLogo } from './api.ts'
import styles from './settings.module.css'

/** The company's logo: chosen, cut to a square, sent; or taken away. */
export function LogoPart({ name, logo }: { name: string; logo: string | null }) {
  const saving = useChangeLogo()
  const removing = useChangeLogo()
  return (
    <Card as="section" className={styles.part} aria-labelledby="logo">
      <Heading level={2} size="md" id="logo">
        <Trans>Logo</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>It appears beside the company’s name on the dashboard of the portal.</Trans>
      </Text>
      <AvatarUpload
        name={name}
        src={logo}
        onSave={picture => saving.mutateAsync(picture)}
        onRemove={() => removing.mutate(null)}
        isRemoving={removing.isPending}
      />
      {removing.error && (
        <Text size="sm" role="alert">
          <FailureText error={removing.error} />
        </Text>
      )}
    </Card>
  )
}
