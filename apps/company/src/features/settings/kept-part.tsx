import { Plural, Trans } from '@lingui/react/macro'
import { Card, Heading, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { BlockError } from '../frame/block-error.tsx'
import { type Retention, retentionQuery } from './api.ts'
import { RetentionForm } from './retention-form.tsx'
import styles from './settings.module.css'

/** What is kept of the company and for how long, by what the service deletes by; for how long names of leavers are, owners decide. */
export function KeptPart() {
  const retention = useQuery(retentionQuery())
  const data = retention.data?.data
  return (
    <Card as="section" className={styles.part} aria-labelledby="kept">
      <Heading level={2} size="md" id="kept">
        <Trans>What is kept, and for how long</Trans>
      </Heading>
      {retention.isPending && <Skeleton shape="block" height="12rem" />}
      {retention.isError && !data && <BlockError query={retention} />}
      {data && (
        <>
          <KeptList retention={data} />
          <RetentionForm retention={data} />
        </>
      )}
    </Card>
  )
}

function KeptList({ retention: { kept_days: days, years } }: { retention: Retention }) {
  return (
    <ul className={styles.kept}>
      <li>
        <Trans>
          Files that you have made of lists: <Days value={days.exports} />.
        </Trans>
      </li>
      <li>
        <Trans>
          Lists of people that you upload to invite them: <Days value={days.imports} />.
        </Trans>
      </li>
      <li>
        <Trans>
          Lists of people that you upload to choose them: <Days value={days.lists} />.
        </Trans>
      </li>
      <li>
        <Trans>
          Links for inspectors, with the names they show: as long as you set, at most{' '}
          <Days value={days.inspections} />.
        </Trans>
      </li>
      <li>
        <Trans>Employees with assignments, seats and results: as long as the company is here.</Trans>
      </li>
      <li>
        {years === null ? (
          <Trans>People who left: deactivated, with their names, as long as the company is here.</Trans>
        ) : (
          <Plural
            value={years}
            one="People who left: with their names for # year, then as “Former employee”. Totals stay the same."
            other="People who left: with their names for # years, then as “Former employee”. Totals stay the same."
          />
        )}
      </li>
      {years !== null && (
        <li>
          <Trans>
            Messages and e-mails that people have received: as they were sent, with the names in them.
          </Trans>
        </li>
      )}
      <li>
        <Trans>Invoices and credit notes: always, even once the company’s account is deleted.</Trans>
      </li>
      <li>
        <Trans>
          The record of who changed what: always. Nobody can change or delete it; it does not show former
          values.
        </Trans>
      </li>
      <li>
        <Trans>
          What people learn on their own account and certificates they earned belong to them and stay with
          them.
        </Trans>
      </li>
    </ul>
  )
}

function Days({ value }: { value: number }) {
  return <Plural value={value} one="# day" other="# days" />
}
