import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, DateText, Heading, Isolate, linkClass, Table, type TableColumn, Text } from '@masar/ui'
import type { EmployeePage } from './api.ts'
import styles from './employee.module.css'

type Certificate = EmployeePage['certificates'][number]

/** The certificates that one person earned with what the company gave them. */
export function EarnedPart({ certificates }: Pick<EmployeePage, 'certificates'>) {
  const { t } = useLingui()
  if (certificates.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <Trans>Certificates</Trans>
      </Heading>
      <Text soft size="sm">
        <Trans>Of courses that your company assigned, or that were begun by its licence.</Trans>
      </Text>
      <Certificates caption={t`Certificates of your company’s courses`} rows={certificates} />
    </section>
  )
}

/** Certificates with the page that proves each. */
export function Certificates({ caption, rows }: { caption: string; rows: readonly Certificate[] }) {
  const { t } = useLingui()
  const states: Record<Certificate['state'], string> = {
    valid: t({ message: 'Valid', context: 'state of a certificate' }),
    expired: t({ message: 'Expired', context: 'state of a certificate' }),
    withdrawn: t({ message: 'Withdrawn', context: 'state of a certificate' }),
  }
  const columns: TableColumn<Certificate>[] = [
    {
      id: 'course',
      header: t`Certificate`,
      isRowHeader: true,
      cell: ({ course, code }) => (
        <AppLink to={`/certificate/${code}`} className={linkClass({ quiet: true })}>
          <Isolate>{course.title}</Isolate>
        </AppLink>
      ),
    },
    { id: 'issued', header: t`Issued`, cell: ({ issued_at: at }) => <DateText value={at} /> },
    {
      id: 'state',
      header: t`Status`,
      cell: ({ state }) => <Badge tone={state === 'valid' ? 'success' : 'neutral'}>{states[state]}</Badge>,
    },
  ]
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ code }) => code} />
}
