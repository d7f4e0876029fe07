import { Trans } from '@lingui/react/macro'
import { Card, Heading, LinkButton, Text } from '@masar/ui'
import { AppLink } from '@masar/app-shell'
import styles from './profile.module.css'

/** The link to the notification preferences. */
export function Telling() {
  return (
    <Card as="section" className={styles.part} aria-labelledby="telling">
      <Heading level={2} size="md" id="telling">
        <Trans>Notifications</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>What we send you on the site, on your devices and by e-mail, and your quiet hours.</Trans>
      </Text>
      <div>
        <LinkButton as={AppLink} to="/profile/notifications" variant="secondary">
          <Trans>Notification settings</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}
