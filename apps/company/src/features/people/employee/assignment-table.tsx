import { useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Badge,
  DateText,
  formatNumber,
  Isolate,
  linkClass,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@masar/ui'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { DueText } from '../parts/due-text.tsx'
import type { Assignment } from './api.ts'
import { CourseProgress } from './course-progress.tsx'
import styles from './employee.module.css'
import { type Standing, type StandingFacts, standingOf } from './model.ts'

const looks = {
  finished: { tone: 'success', icon: CircleCheck },
  'finished-late': { tone: 'warning', icon: CircleCheck },
  overdue: { tone: 'danger', icon: TriangleAlert },
  'in-progress': { tone: 'primary' },
  'not-started': { tone: 'neutral' },
  withdrawn: { tone: 'neutral' },
} as const

/** How an assignment stands, and since when it is finished. */
export function StandingBadge({ assignment }: { assignment: StandingFacts }) {
  const { t } = useLingui()
  const words: Record<Standing, string> = {
    finished: t({ message: 'Finished', context: 'state of an assignment' }),
    'finished-late': t`Finished late`,
    overdue: t`Overdue`,
    'in-progress': t`In progress`,
    'not-started': t`Not started`,
    withdrawn: t`Withdrawn`,
  }
  const standing = standingOf(assignment)
  return (
    <span className={styles.standing}>
      <Badge {...looks[standing]}>{words[standing]}</Badge>
      {assignment.completed_at !== null && (
        <Text as="span" size="xs" soft>
          <DateText value={assignment.completed_at} />
        </Text>
      )}
    </span>
  )
}

/** What the company assigned to one person, by due date. */
export function AssignmentTable({ assignments }: { assignments: readonly Assignment[] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const columns: TableColumn<Assignment>[] = [
    {
      id: 'course',
      header: t`Course`,
      isRowHeader: true,
      cell: ({ course }) => (
        <AppLink to={`/Course/${course.id}`} className={linkClass({ quiet: true })}>
          <Isolate>{course.title}</Isolate>
        </AppLink>
      ),
    },
    {
      id: 'due',
      header: t`Due`,
      cell: assignment =>
        assignment.due_on === null && assignment.due_days === null ? (
          <Text as="span" soft size="sm">
            <DueText due={assignment} />
          </Text>
        ) : (
          <DueText due={assignment} />
        ),
    },
    { id: 'state', header: t`Status`, cell: assignment => <StandingBadge assignment={assignment} /> },
    {
      id: 'progress',
      header: t`Progress`,
      cell: ({ percent, course }) => <CourseProgress percent={percent} title={course.title} />,
    },
    {
      id: 'score',
      header: t`Score`,
      isNumeric: true,
      cell: ({ score }) =>
        score === null ? <span aria-hidden>—</span> : formatNumber(tag, score / 100, { style: 'percent' }),
    },
  ]
  return <Table caption={t`Assigned courses`} columns={columns} rows={assignments} rowKey={({ id }) => id} />
}
