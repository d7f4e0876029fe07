import type { WorkingDays } from '@masar/text'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { assignments } from '../../db/schema/index.ts'
import { calendarOf } from '../platform/calendar/calendars.ts'
import { todayOf } from '../platform/calendar/days.ts'
import { dueDay } from '../platform/calendar/in-sql.ts'

/**
 * The day on which that is due that allows so many days, counted from joining; from today for who joined earlier, so that nothing
 * is overdue when it is assigned. It is a working day. Null for who has not joined.
 * @param isInWorkingDays whether working days alone are counted
 */
function countedDay(
  { days: working, companyId }: { days: WorkingDays; companyId: number },
  joinedOn: SQL,
  days: SQL,
  isInWorkingDays: SQL,
): SQL {
  const start = sql`greatest(${joinedOn}, ${todayOf(sql`${companyId}::bigint`)})`
  return sql`case when ${joinedOn} is not null then ${dueDay(working, start, days, isInWorkingDays)} end`
}

/** What is assigned to whom; the day is fixed, counted from joining, or none. */
export interface NewAssignments {
  companyId: number
  batchId: number
  dueOn: string | null
  dueDays: number | null
  countsWorkingDays: boolean
  rows: readonly { employeeId: number; courseId: number; pathId: number | null }[]
}

export interface NewAssignment {
  id: number
  dueOn: string | null
}

/** Writes assignments. @returns them, by employee: of one course */
export async function insertAssignments(
  tx: Connection,
  { companyId, batchId, dueOn, dueDays, countsWorkingDays, rows }: NewAssignments,
): Promise<Map<number, NewAssignment>> {
  if (rows.length === 0) return new Map()
  const given = rows.map(row => ({
    employee_id: row.employeeId,
    course_id: row.courseId,
    path_id: row.pathId,
  }))
  const { days } = await calendarOf(tx, companyId)
  const { rows: made } = await tx.execute<{ id: number; employee_id: number; due_on: string | null }>(sql`
    insert into assignments (company_id, employee_id, course_id, learning_path_id, batch_id, due_on, due_days, counts_working_days)
    select ${companyId}, g.employee_id, g.course_id, g.path_id, ${batchId},
      coalesce(${dueOn}::date, ${countedDay({ days, companyId }, sql`e.joined_on`, sql`${dueDays}::int`, sql`${countsWorkingDays}::boolean`)}),
      case when e.joined_on is null then ${dueDays}::int end, e.joined_on is null and ${countsWorkingDays}::boolean
    from json_to_recordset(${JSON.stringify(given)}::json) as g(employee_id bigint, course_id bigint, path_id bigint)
      join employees e on e.company_id = ${companyId} and e.id = g.employee_id
    returning id::float8 as id, employee_id::float8 as employee_id, due_on::text as due_on`)
  return new Map(made.map(row => [row.employee_id, { id: row.id, dueOn: row.due_on }]))
}

const ofIds = (companyId: number, ids: readonly number[]) =>
  and(eq(assignments.companyId, companyId), inArray(assignments.id, [...ids]))

/** Marks assignments as withdrawn; what they gave is the caller's to end. */
export async function markWithdrawn(
  tx: Connection,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await tx
    .update(assignments)
    .set({ state: 'withdrawn', withdrawnAt: sql`now()` })
    .where(ofIds(companyId, ids))
}

/** Sets another due day, or none; of another day people are reminded again. */
export async function setDueDay(
  tx: Connection,
  companyId: number,
  ids: readonly number[],
  dueOn: string | null,
): Promise<void> {
  await tx
    .update(assignments)
    .set({ dueOn, dueDays: null, countsWorkingDays: false, remindedDueAt: null, remindedOverdueAt: null })
    .where(ofIds(companyId, ids))
}

/** Marks that the learner is reminded of an open assignment. @returns whether they were not yet, of that due day */
export async function markReminded(
  tx: Connection,
  { id, dueOn }: { id: number; dueOn: string },
  occasion: 'due' | 'overdue',
): Promise<boolean> {
  const column = occasion === 'due' ? sql`reminded_due_at` : sql`reminded_overdue_at`
  const { rowCount } = await tx.execute(sql`
    update assignments set ${column} = clock_timestamp()
    where id = ${id} and ${column} is null and due_on = ${dueOn}::date and state in ('assigned', 'in_progress')`)
  return rowCount === 1
}

/** Sets the due day of what a person who joins has so many days for. */
export async function countDueDays(tx: Connection, companyId: number, employeeId: number): Promise<void> {
  const { days } = await calendarOf(tx, companyId)
  await tx.execute(sql`update assignments a set due_on = ${countedDay({ days, companyId }, sql`e.joined_on`, sql`a.due_days`, sql`a.counts_working_days`)}, due_days = null, counts_working_days = false
    from employees e where e.company_id = a.company_id and e.id = a.employee_id and a.company_id = ${companyId}
      and a.employee_id = ${employeeId} and a.due_days is not null and e.joined_on is not null`)
}
