import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  type assignmentBatches,
  assignmentBatchItems,
  courses,
  employees,
  enrolments,
  type AssignmentOutcome,
} from '../../../db/schema/index.ts'
import { insertAssignments, type NewAssignment } from '../../learning/assignment-rows.ts'
import { openToMany } from '../../learning/opening-many.ts'
import { waitsForTurn } from '../../learning/path-order.ts'
import { takeSeats } from '../../commerce/seats/taking.ts'
import { notifyOfAssigned } from '../../platform/notifications/notices.ts'
import { settleAsked } from '../requests/settling.ts'
import { judged } from './pairs.ts'

export type Batch = typeof assignmentBatches.$inferSelect

export interface Judged extends Record<string, unknown> {
  employeeId: number
  courseId: number
  pathId: number | null
  userId: number | null
  hasOwn: boolean
  seatId: number | null
  needsSeat: boolean
  outcome: AssignmentOutcome
}

/** How many people one transaction assigns a course to. */
const partSize = 100

/**
 * Assigns the next part of a batch, one course to some people: the assignments, the seats that they take, the access that they give and the
 * notifications, in the caller's transaction. Locks in the order of all acts on people: the employees, their enrolments, the pool of seats.
 * @returns how many items were worked on; 0 where none is left
 */
export async function assignPart(tx: Transaction, batch: Batch): Promise<number> {
  const courseId = await nextCourse(tx, batch)
  if (courseId === null) return 0
  const waiting = sql`select i.employee_id, i.course_id, i.learning_path_id as path_id from assignment_batch_items i
    where i.batch_id = ${batch.id} and i.course_id = ${courseId} and i.outcome is null order by i.employee_id limit ${partSize}`
  await lockPeople(tx, batch.companyId, courseId, waiting)
  const { rows } = await tx.execute<Judged>(judged(batch.companyId, waiting, batch.branchId))
  const given = rows.filter(row => row.outcome === 'assigned').toSorted((a, b) => a.employeeId - b.employeeId)
  const seats = await takeSeats(
    tx,
    { companyId: batch.companyId, courseId },
    given.filter(row => row.needsSeat).map(row => row.employeeId),
  )
  const { companyId, id: batchId, dueOn, dueDays, countsWorkingDays, createdBy } = batch
  const made = await insertAssignments(tx, {
    companyId,
    batchId,
    dueOn,
    dueDays,
    countsWorkingDays,
    rows: given,
  })
  await openAccess(tx, batch, given, made, seats)
  await settleAsked(tx, { companyId, decidedBy: createdBy }, courseId, [...made.keys()], seats)
  for (const [outcome, items] of Map.groupBy(rows, row => row.outcome))
    await settle(tx, batch, items, outcome)
  return rows.length
}

/** In the order of their paths: a course that waits for its turn finds the ones before it assigned. Each is found by a step of the index. */
async function nextCourse(tx: Transaction, batch: Batch): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive waiting (course_id) as (
      select min(i.course_id) from assignment_batch_items i where i.batch_id = ${batch.id} and i.outcome is null
      union all
      select (select min(i.course_id) from assignment_batch_items i where i.batch_id = ${batch.id} and i.outcome is null and i.course_id > t.course_id)
      from waiting t where t.course_id is not null
    )
    select w.course_id::float8 as id from waiting w
      cross join lateral (select i.learning_path_id from assignment_batch_items i
        where i.batch_id = ${batch.id} and i.course_id = w.course_id and i.outcome is null limit 1) p
      left join learning_path_courses c on c.path_id = p.learning_path_id and c.course_id = w.course_id
    order by c.position nulls first, w.course_id limit 1`)
  return rows[0]?.id ?? null
}

/** Locks the people and their enrolments, so that no one leaves or makes progress meanwhile, and the course's pool. */
async function lockPeople(tx: Transaction, companyId: number, courseId: number, waiting: SQL): Promise<void> {
  const people = await tx
    .select({ userId: employees.userId })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        sql`${employees.id} in (select w.employee_id from (${waiting}) as w)`,
      ),
    )
    .orderBy(asc(employees.id))
    .for('no key update')
  const userIds = people.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.userId, userIds)))
    .orderBy(asc(enrolments.userId))
    .for('no key update')
  await tx.execute(
    sql`select from seat_pools where company_id = ${companyId} and course_id = ${courseId} for no key update`,
  )
}

/** Opens the course to those who have joined and whose turn it is, in the order of their accounts, and tells them. */
async function openAccess(
  tx: Transaction,
  batch: Batch,
  given: readonly Judged[],
  made: ReadonlyMap<number, NewAssignment>,
  seats: ReadonlyMap<number, number>,
): Promise<void> {
  const [course] = await tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.id, given[0]?.courseId ?? 0))
  if (!course) return
  const waiting = await waitingForTurn(tx, [...made.values()])
  const people = given
    .flatMap(({ employeeId, userId, hasOwn, seatId }) => {
      const assignment = made.get(employeeId)
      if (userId === null || !assignment || (!hasOwn && waiting.has(assignment.id))) return []
      const { id, dueOn } = assignment
      return [{ id, dueOn, userId, assignmentId: id, hasOwn, seatId: seats.get(employeeId) ?? seatId }]
    })
    .toSorted((a, b) => a.userId - b.userId)
  await openToMany(tx, { companyId: batch.companyId, courseId: course.id, people })
  await notifyOfAssigned(tx, course, people)
}

/** Of what was assigned, what opens only after a course that comes before it. */
async function waitingForTurn(tx: Transaction, made: readonly NewAssignment[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select a.id::float8 as id from assignments a where a.id = any(${sql.param(made.map(({ id }) => id))}::bigint[])
      and ${waitsForTurn(sql`a.id`)}`)
  return new Set(rows.map(({ id }) => id))
}

async function settle(
  tx: Transaction,
  batch: Batch,
  items: readonly Judged[],
  outcome: AssignmentOutcome,
): Promise<void> {
  await tx
    .update(assignmentBatchItems)
    .set({ outcome })
    .where(
      and(
        eq(assignmentBatchItems.batchId, batch.id),
        eq(assignmentBatchItems.courseId, items[0]?.courseId ?? 0),
        inArray(
          assignmentBatchItems.employeeId,
          items.map(item => item.employeeId),
        ),
      ),
    )
}
