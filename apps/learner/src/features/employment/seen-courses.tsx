import { Trans, useLingui } from '@lingui/react/macro'
import { DateText, formatNumber, Heading, Isolate, Table, type TableColumn, Text, useUi } from '@masar/ui'
import type { Seen } from './api.ts'

type SeenCourse = Seen['assignments'][number]
type BegunCourse = Seen['begun'][number]

/** The courses of which the company sees the progress, with the numbers that it sees. */
export function SeenCourses({ seen: { assignments, begun } }: { seen: Seen }) {
  if (assignments.length + begun.length === 0)
    return (
      <Text>
        <Trans>It has assigned no course to you yet.</Trans>
      </Text>
    )
  return (
    <>
      {assignments.length > 0 && <AssignedCourses rows={assignments} />}
      {begun.length > 0 && <BegunCourses rows={begun} />}
    </>
  )
}

function usePercent() {
  const { tag } = useUi()
  return (value: number) => formatNumber(tag, value / 100, { style: 'percent' })
}

function useStates(): Record<SeenCourse['state'], string> {
  const { t } = useLingui()
  return {
    assigned: t`Not started`,
    in_progress: t`In progress`,
    completed: t({ message: 'Finished', context: 'state of an assignment' }),
    withdrawn: t`Withdrawn`,
  }
}

/** A state, and the day on which a course was finished. */
function StateOn({ state, at }: { state: string; at: string | null }) {
  return (
    <>
      {state}
      {at !== null && (
        <>
          {' · '}
          <DateText value={at} format="short" />
        </>
      )}
    </>
  )
}

const none = <span aria-hidden>—</span>

function AssignedCourses({ rows }: { rows: readonly SeenCourse[] }) {
  const { t } = useLingui()
  const percent = usePercent()
  const states = useStates()
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
        <StateOn state={isOverdue && state !== 'withdrawn' ? t`Overdue` : states[state]} at={at} />
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
        rows={rows}
        rowKey={({ id }) => id}
      />
    </>
  )
}

function BegunCourses({ rows }: { rows: readonly BegunCourse[] }) {
  const { t } = useLingui()
  const percent = usePercent()
  const states = useStates()
  const columns: TableColumn<BegunCourse>[] = [
    {
      id: 'course',
      header: t`Course`,
      isRowHeader: true,
      cell: ({ course }) => <Isolate>{course.title}</Isolate>,
    },
    {
      id: 'until',
      header: t`Open until`,
      cell: ({ open_until: day }) => (day === null ? none : <DateText value={day} timeZone="UTC" />),
    },
    {
      id: 'state',
      header: t`Status`,
      cell: ({ state, completed_at: at }) => <StateOn state={states[state]} at={at} />,
    },
    { id: 'progress', header: t`Progress`, isNumeric: true, cell: row => percent(row.percent) },
  ]
  return (
    <>
      <Heading level={4} size="sm">
        <Trans>Courses begun by the company’s licence</Trans>
      </Heading>
      <Table
        caption={t`Courses begun by licence, as the company sees them`}
        columns={columns}
        rows={rows}
        rowKey={({ course }) => course.id}
      />
    </>
  )
}
