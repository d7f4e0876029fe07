import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, Heading, Isolate, Table, type TableColumn, Text } from '@masar/ui'
import type { Seen } from './api.ts'

type Requirement = Seen['requirements'][number]

/** What the company demands, and where one stands with it, as it sees it. */
export function SeenRequirements({ requirements }: Pick<Seen, 'requirements'>) {
  const { t } = useLingui()
  const words = useStatusWords()
  if (requirements.length === 0) return null
  const columns: TableColumn<Requirement>[] = [
    {
      id: 'requirement',
      header: t`Requirement`,
      isRowHeader: true,
      cell: ({ name }) => <Isolate>{name}</Isolate>,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: row => (
        <>
          {words[row.is_expiring ? 'expiring' : row.status]}
          <Behind requirement={row} />
        </>
      ),
    },
  ]
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>What the company requires of you</Trans>
      </Heading>
      <Table
        caption={t`What the company requires of you, as it sees it`}
        columns={columns}
        rows={requirements}
        rowKey={row => row.requirement_id}
      />
    </>
  )
}

/** The day that matters next, or why one is excused. */
function Behind({
  requirement: { status, valid_until: until, due_on: due, waiver },
}: {
  requirement: Requirement
}) {
  if (status === 'waived')
    return waiver ? (
      <Text as="div" size="sm" soft>
        <Isolate>{waiver.reason}</Isolate>
      </Text>
    ) : null
  const day = status === 'met' ? until : due
  if (day === null) return null
  const date = <DateText value={day} timeZone="UTC" />
  return (
    <Text as="div" size="sm" soft>
      {status === 'met' ? <Trans>Until {date}</Trans> : <Trans>Due by {date}</Trans>}
    </Text>
  )
}

function useStatusWords(): Record<Requirement['status'] | 'expiring', string> {
  const { t } = useLingui()
  return {
    met: t`Met`,
    expiring: t`Expiring soon`,
    waived: t`Waived`,
    due: t({ context: 'status of a requirement', message: 'Due' }),
    grace: t`In grace period`,
    late: t`Late`,
    expired: t({ context: 'status of a requirement', message: 'Expired' }),
  }
}
