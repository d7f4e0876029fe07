import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { DateText, Heading, Isolate, linkClass, Table, type TableColumn, Text } from '@masar/ui'
import { addressOf } from '../requirements/filters.ts'
import { StandingDay, StatusBadge } from '../requirements/status-badge.tsx'
import type { EmployeePage } from './api.ts'
import styles from './employee.module.css'

type Demanded = EmployeePage['requirements'][number]

/** Where one person stands with what the company demands of them, and why they are excused where they are. */
export function DemandedPart({ employee: { name: person, requirements } }: { employee: EmployeePage }) {
  const { t } = useLingui()
  if (requirements.length === 0) return null
  const columns: TableColumn<Demanded>[] = [
    {
      id: 'requirement',
      header: t`Requirement`,
      isRowHeader: true,
      cell: ({ requirement_id: requirement, name }) => (
        <AppLink to={addressOf({ q: person, requirement })} className={linkClass({ quiet: true })}>
          <Isolate>{name}</Isolate>
        </AppLink>
      ),
    },
    {
      id: 'status',
      header: t`Status`,
      cell: row => (
        <>
          <StatusBadge standing={row} /> <StandingDay standing={row} />
          {row.status === 'waived' && row.waiver && <WaiverWords waiver={row.waiver} />}
        </>
      ),
    },
    {
      id: 'completed',
      header: t`Completed on`,
      cell: ({ completed_on: on }) =>
        on === null ? (
          <Text as="span" soft>
            <Trans>Not yet</Trans>
          </Text>
        ) : (
          <DateText value={on} timeZone="UTC" className={styles.day} />
        ),
    },
  ]
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <Trans>Compliance requirements</Trans>
      </Heading>
      <Table
        caption={t`Compliance requirements`}
        columns={columns}
        rows={requirements}
        rowKey={row => row.requirement_id}
      />
    </section>
  )
}

function WaiverWords({ waiver: { reason, expires_on: until } }: { waiver: NonNullable<Demanded['waiver']> }) {
  return (
    <Text as="div" size="sm" soft>
      <Isolate>{reason}</Isolate>
      {until !== null && (
        <>
          {' · '}
          <Trans>
            until <DateText value={until} timeZone="UTC" />
          </Trans>
        </>
      )}
    </Text>
  )
}
