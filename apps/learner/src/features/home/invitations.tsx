import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, Heading, LinkButton, Text } from '@masar/ui'
import styles from './invitations.module.css'

/** For companies and for those who teach: quiet, at the end. */
export function Invitations() {
  return (
    <div className={styles.list}>
      <Card as="section" className={styles.invitation} aria-labelledby="for-companies">
        <Heading level={2} size="md" id="for-companies">
          <Trans>Masar for companies</Trans>
        </Heading>
        <Text soft>
          <Trans>Buy seats, assign courses with due dates, and see how your people get on.</Trans>
        </Text>
        <LinkButton as={AppLink} to="/auth/company-account" variant="secondary">
          <Trans>Open a company account</Trans>
        </LinkButton>
      </Card>
      <Card as="section" className={styles.invitation} aria-labelledby="for-teachers">
        <Heading level={2} size="md" id="for-teachers">
          <Trans>Teach on Masar</Trans>
        </Heading>
        <Text soft>
          <Trans>Share what you know in Arabic or English, with exams and certificates done for you.</Trans>
        </Text>
        <LinkButton as={AppLink} to="/auth/instructor-account" variant="secondary">
          <Trans>Become an instructor</Trans>
        </LinkButton>
      </Card>
    </div>
  )
}
