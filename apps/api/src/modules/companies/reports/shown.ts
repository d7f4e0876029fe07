import type { Cell } from '../files/table.ts'
import type { ReportKind } from './schema.ts'

/** What names and measures of reports are called, outside the portal’s own pages. */
export const titles = {
  as_of: /*i18n*/ { id: 'report.as_of', message: 'As of' },
  course: /*i18n*/ { id: 'report.course', message: 'Course' },
  exam: /*i18n*/ { id: 'report.exam', message: 'Exam' },
  department: /*i18n*/ { id: 'report.department', message: 'Department' },
  month: /*i18n*/ { id: 'report.month', message: 'Month' },
  person: /*i18n*/ { id: 'report.person', message: 'Name' },
  number: /*i18n*/ { id: 'report.number', message: 'Employee number' },
  assigned: /*i18n*/ { id: 'report.assigned', message: 'Assigned' },
  not_started: /*i18n*/ { id: 'report.not_started', message: 'Not started' },
  in_progress: /*i18n*/ { id: 'report.in_progress', message: 'In progress' },
  completed: /*i18n*/ { id: 'report.completed', message: 'Assignments finished' },
  overdue: /*i18n*/ { id: 'report.overdue', message: 'Overdue' },
  begun: /*i18n*/ { id: 'report.begun', message: 'Begun by licence' },
  begun_completed: /*i18n*/ { id: 'report.begun_completed', message: 'Finished by licence' },
  hours: /*i18n*/ { id: 'report.hours', message: 'Hours of learning' },
  people: /*i18n*/ { id: 'report.people', message: 'People who learned' },
  days: /*i18n*/ { id: 'report.days', message: 'Days of learning' },
  results: /*i18n*/ { id: 'report.results', message: 'Results' },
  passed: /*i18n*/ { id: 'report.passed', message: 'Passed' },
  share: /*i18n*/ { id: 'report.share', message: 'Pass rate (%)' },
  mean: /*i18n*/ { id: 'report.mean', message: 'Average score (%)' },
  hidden: /*i18n*/ { id: 'report.hidden', message: 'Results not released yet' },
}
/** What the row of those is called who lie in none of the departments. */
export const elsewhere = {
  top: /*i18n*/ { id: 'report.no_department', message: 'No department' },
  below: /*i18n*/ { id: 'report.department_itself', message: 'In the department itself' },
}

/** A row of any report: its names and what it counts. */
export type Row = Record<string, string | number | null>

const whole = (numerator: Cell, denominator: Cell) =>
  denominator ? Math.round((1000 * Number(numerator)) / Number(denominator)) / 10 : null
const hours = (row: Row) => Math.round(Number(row['seconds']) / 36) / 100
/** What each report shows of a row, and of all together. */
export const shown: Record<
  ReportKind | 'activity',
  readonly [title: keyof typeof titles, read: (row: Row) => Cell][]
> = {
  completion: (
    ['assigned', 'not_started', 'in_progress', 'completed', 'overdue', 'begun', 'begun_completed'] as const
  ).map(name => [name, row => row[name] ?? null]),
  time: [
    ['hours', hours],
    ['people', row => row['people'] ?? null],
    ['days', row => row['days'] ?? null],
  ],
  activity: [
    ['people', row => row['people'] ?? null],
    ['days', row => row['days'] ?? null],
    ['hours', hours],
  ],
  scores: [
    ['results', row => row['results'] ?? null],
    ['passed', row => row['passed'] ?? null],
    ['share', row => whole(row['passed'] ?? null, row['results'] ?? null)],
    ['mean', row => row['mean'] ?? null],
    ['hidden', row => row['hidden'] ?? null],
  ],
}
