import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatNumber, Heading, Isolate, Table, type TableColumn, Text, useUi } from '@masar/ui'
import type { Seen } from './api.ts'

type SeenCourse = Seen['assignments'][number]

/** The courses of which the company sees the progress, with the numbers that it sees. */
export function SeenCourses({ seen: { assignments } }: { seen: Seen }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const percent = (value: number) => formatNumber(tag, value / 100, { style: 'percent' })
  if (assignments.length === 0)
    return (
      <Text>
        <Trans>It has assigned no course to you yet.</Trans>
      </Text>
    )
  const states: Record<SeenCourse['state'], string> = {
    assigned: t`Not started`,
    in_progress: t`In progress`,
    completed: t({ message: 'Finished', context: 'state of an assignment' }),
    withdrawn: t`Withdrawn`,
  }
  const none = <span aria-hidden>—</span>
  const columns: TableColumn<SeenCourse>[] = [
    {
      id: 'course',
      header: t`Course`,
      isRowHeader: true,
      cell: ({ course }) => <Isolate>{course.title}</Isolate>,
    },
    {
      id: 'due',
      header: t`Due`,
      cell: ({ due_on: due }) => (due === null ? none : <DateText value={due} timeZone="UTC" />),
    },
    {
      id: 'state',
      header: t`Status`,
      cell: ({ state, is_overdue: isOverdue, completed_at: at }) => (
        <>
          {isOverdue && state !== 'withdrawn' ? t`Overdue` : states[state]}
          {at !== null && (
            <>
              {' · '}
              <DateText value={at} format="short" />
            </>
          )}
        </>
      ),
    },
    { id: 'progress', header: t`Progress`, isNumeric: true, cell: row => percent(row.percent) },
    {
      id: 'score',
      header: t`Exam score`,
      isNumeric: true,
      cell: ({ score }) => (score === null ? none : percent(score)),
    },
  ]
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>Assigned courses</Trans>
      </Heading>
      <Table
        caption={t`Assigned courses, as the company sees them`}
        columns={columns}
        rows={assignments}
        rowKey={({ id }) => id}
      />
    </>
  )
}
