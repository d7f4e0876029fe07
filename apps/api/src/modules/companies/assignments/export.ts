import { eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { assignments, employees } from '../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { body, Choice, Id } from '../../contract.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { mostNamed } from '../employees/schema.ts'
import { Format } from '../exports/schema.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type ColumnOf } from '../files/table.ts'
import { titles as reportTitles } from '../reports/shown.ts'
import { assignmentsWhich, pageOfAssignments, presentAssignment } from './list.ts'
import { assignmentSorts, chosenAssignmentFilters } from './schema.ts'

export const AssignmentExportBody = body(
  'AssignmentExportBody',
  {
    format: Format,
    ...chosenAssignmentFilters,
    assignment_ids: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: mostNamed,
        uniqueItems: true,
        description: 'These alone, of those that match.',
      }),
    ),
    sort: Type.Optional(Choice(assignmentSorts)),
  },
  { format: 'csv', department: 5, from: '2026-01-01', to: '2026-12-31' },
)
type Query = Omit<Static<typeof AssignmentExportBody>, 'format'>
type Row = ReturnType<typeof presentAssignment> & {
  assignedOn: string
  completedOn: string | null
  asOf: string
}

/** How many rows one statement reads. */
const pageSize = 1000

const titles = {
  as_of: reportTitles.as_of,
  employee: /*i18n*/ { id: 'export.assignment.employee', message: 'Employee name' },
  course: /*i18n*/ { id: 'export.assignment.course', message: 'Course' },
  path: /*i18n*/ { id: 'export.assignment.path', message: 'Learning path' },
  due: /*i18n*/ { id: 'export.assignment.due', message: 'Due date' },
  state: /*i18n*/ { id: 'export.assignment.state', message: 'Status' },
  percent: /*i18n*/ { id: 'export.assignment.percent', message: 'Progress (%)' },
  score: /*i18n*/ { id: 'export.assignment.score', message: 'Score (%)' },
  assigned: /*i18n*/ { id: 'export.assignment.assigned', message: 'Assigned on' },
  completed: /*i18n*/ { id: 'export.assignment.completed', message: 'Completed on' },
}
const states = {
  assigned: /*i18n*/ { id: 'export.assignment.not_started', message: 'Not started' },
  in_progress: /*i18n*/ { id: 'export.assignment.in_progress', message: 'In progress' },
  completed: /*i18n*/ { id: 'export.assignment.finished', message: 'Course finished' },
  withdrawn: /*i18n*/ { id: 'export.assignment.withdrawn', message: 'Withdrawn' },
  overdue: /*i18n*/ { id: 'export.assignment.overdue', message: 'Overdue' },
  late: /*i18n*/ { id: 'export.assignment.late', message: 'Finished late' },
}

/** By when, of those who have not joined yet. */
const afterJoining = {
  days: /*i18n*/ {
    id: 'export.assignment.due_days',
    message: '{days, plural, one {# day after joining} other {# days after joining}}',
  },
  workingDays: /*i18n*/ {
    id: 'export.assignment.due_working_days',
    message: '{days, plural, one {# working day after joining} other {# working days after joining}}',
  },
}

function dueOf({ due_on, due_days: days, counts_working_days: isWorking }: Row, locale: Locale) {
  if (due_on !== null || days === null) return due_on
  return sentence(locale, isWorking ? afterJoining.workingDays : afterJoining.days, { days })
}

function stateOf({ state, is_overdue, is_late }: Row): keyof typeof states {
  if (is_overdue) return 'overdue'
  return state === 'completed' && is_late ? 'late' : state
}

function columnsOf(locale: Locale): ColumnOf<Row>[] {
  const column = (
    title: keyof typeof titles,
    kind: ColumnOf<Row>['kind'],
    width: number,
    read: ColumnOf<Row>['read'],
  ) => ({ title: sentence(locale, titles[title]), kind, width, read })
  return [
    column('employee', 'text', 28, row => row.employee.name),
    column('course', 'text', 36, row => row.course.title),
    column('path', 'text', 24, row => row.path?.name ?? null),
    column('due', 'date', 14, row => dueOf(row, locale)),
    column('state', 'text', 16, row => sentence(locale, states[stateOf(row)])),
    column('percent', 'number', 14, row => row.percent),
    column('score', 'number', 14, row => row.score),
    column('assigned', 'date', 14, row => row.assignedOn),
    column('completed', 'date', 14, row => row.completedOn),
    column('as_of', 'date', 14, row => row.asOf),
  ]
}

async function* pagesOf(db: Database, member: CompanyMembership, query: Query, locale: Locale) {
  const asOf = await companyToday(db, member.companyId)
  let cursor: string | undefined
  do {
    const page = await pageOfAssignments(
      db,
      member,
      { ...query, limit: pageSize, ...(cursor !== undefined && { cursor }) },
      locale,
      row => ({
        ...presentAssignment(row, locale),
        assignedOn: row.assignedOn,
        completedOn: row.completedOn,
        asOf,
      }),
    )
    yield page.data
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** The assignments of the list, as it shows them: the same filters and order. */
export const assignmentsSource: ExportSource<Query> = {
  kind: 'assignments',
  name: { ar: 'التكليفات', en: 'Assignments' },
  page: '/learn',
  count: async (db, member, query) => {
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(assignments)
      .innerJoin(employees, eq(employees.id, assignments.employeeId))
      .where(assignmentsWhich(member, query))
    return counted?.count ?? 0
  },
  table: (db, member, query, locale) => tableOf(columnsOf(locale), pagesOf(db, member, query, locale)),
}
