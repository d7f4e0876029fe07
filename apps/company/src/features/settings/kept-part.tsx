import { Trans } from '@lingui/react/macro'
import { Card, Heading } from '@masar/ui'
import styles from './settings.module.css'

/** What is kept of the company and for how long, as the service does it; nothing of it is a setting. */
export function KeptPart() {
  return (
    <Card as="section" className={styles.part} aria-labelledby="kept">
      <Heading level={2} size="md" id="kept">
        <Trans>What is kept, and for how long</Trans>
      </Heading>
      <ul className={styles.kept}>
        <li>
          <Trans>Files that you have made of lists: one day.</Trans>
        </li>
        <li>
          <Trans>Lists of people that you upload to invite them: seven days.</Trans>
        </li>
        <li>
          <Trans>
            Employees with assignments, seats and results: as long as the company is here. Who leaves is
            deactivated; the record stays.
          </Trans>
        </li>
        <li>
          <Trans>Invoices and credit notes: always, even once the company’s account is deleted.</Trans>
        </li>
        <li>
          <Trans>The record of who changed what: always. Nobody can change or delete it.</Trans>
        </li>
        <li>
          <Trans>
            What people learn on their own account and certificates they earned belong to them and stay with
            them.
          </Trans>
        </li>
      </ul>
    </Card>
  )
}
