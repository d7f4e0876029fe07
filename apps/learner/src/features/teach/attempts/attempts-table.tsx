import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import type { ClientPaths } from '@masar/api-sdk'
import { Badge, DateText, Isolate, Link } from '@masar/ui'
import { Table } from '@masar/ui/table'
import { CircleCheck, CircleSlash, CircleX, Clock } from 'lucide-react'
import { useWritten } from '../statistics/use-written.ts'

type Attempt =
  ClientPaths['/exams/{id}/attempts']['get']['responses'][200]['content']['application/json']['data'][number]

/** Attempts by row: whose, which, since when, and what came of it. */
export function AttemptsTable({ examId, attempts }: { examId: number; attempts: readonly Attempt[] }) {
  const { t } = useLingui()
  const write = useWritten()
  const percent = useWritten('%')
  return (
    <Table
      caption={t`Attempts`}
      columns={[
        {
          id: 'learner',
          header: t`Learner’s name`,
          isRowHeader: true,
          // Of a deleted account there is no record either.
          cell: row =>
            row.learner.name === null ? (
              <Trans>Deleted account</Trans>
            ) : (
              <Link as={AppLink} to={`/teach/exams/${examId}/attempts/${row.id}`}>
                <Isolate>{row.learner.name}</Isolate>
              </Link>
            ),
        },
        { id: 'attempt', header: t`Attempt`, isNumeric: true, cell: row => write(row.number) },
        { id: 'begun', header: t`Begun`, cell: row => <DateText value={row.started_at} format="time" /> },
        { id: 'result', header: t`Result`, isNumeric: true, cell: row => percent(row.percent) },
        { id: 'state', header: t`Status`, cell: row => <State attempt={row} /> },
      ]}
      rows={attempts}
      rowKey={row => row.id}
    />
  )
}

function State({ attempt: { state, passed, is_overdue } }: { attempt: Attempt }) {
  switch (state) {
    case 'in_progress':
      return is_overdue ? (
        <Badge tone="warning" icon={Clock}>
          <Trans>Time is up; the last answers are being taken in</Trans>
        </Badge>
      ) : (
        <Badge tone="primary" icon={Clock}>
          <Trans>Under way</Trans>
        </Badge>
      )
    case 'submitted':
      return (
        <Badge tone="warning" icon={Clock}>
          <Trans>Waiting for grading</Trans>
        </Badge>
      )
    case 'abandoned':
      return (
        <Badge icon={CircleSlash}>
          <Trans>Nothing answered, no mark</Trans>
        </Badge>
      )
    case 'graded':
      return passed ? (
        <Badge tone="success" icon={CircleCheck}>
          <Trans>Passed</Trans>
        </Badge>
      ) : (
        <Badge tone="danger" icon={CircleX}>
          <Trans>Not passed</Trans>
        </Badge>
      )
  }
}
