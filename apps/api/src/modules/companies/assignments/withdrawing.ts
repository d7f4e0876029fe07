import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { assignments, employees, enrolmentGrants, seatPools } from '../../../db/schema/index.ts'
import { giveBack } from '../../commerce/seats/returning.ts'
import { endGrant } from '../../learning/grants.ts'
import { markWithdrawn } from '../../learning/assignment-rows.ts'
import { openNextLater } from '../../learning/path-order.ts'
import { giveBackSpent } from '../budgets/charges.ts'

export type Assignment = typeof assignments.$inferSelect & { userId: number | null }

/**
 * Holds assignments with their people and enrolments, in the order of all acts on people.
 * @returns those that are still open, as they stand now
 */
export async function lockOpen(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Assignment[]> {
  const which = and(eq(assignments.companyId, companyId), inArray(assignments.id, [...ids]))
  const people = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, tx.select({ id: assignments.employeeId }).from(assignments).where(which)),
      ),
    )
    .orderBy(asc(employees.id))
    .for('no key update')
  if (people.length === 0) return []
  await tx.execute(sql`
    select from enrolments n where (n.user_id, n.course_id) in (
      select e.user_id, a.course_id from assignments a join employees e on e.company_id = a.company_id and e.id = a.employee_id
      where a.company_id = ${companyId} and a.id = any(${sql.param(ids)}::bigint[]))
    order by n.user_id, n.course_id for no key update`)
  const rows = await tx
    .select({ assignment: assignments, userId: employees.userId })
    .from(assignments)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .where(and(which, inArray(assignments.state, ['assigned', 'in_progress'])))
    .orderBy(asc(assignments.id))
  return rows.map(({ assignment, userId }) => ({ ...assignment, userId }))
}

/**
 * Withdraws assignments that {@link lockOpen} holds. For courses not begun, the access ends and the seat comes back; what was begun can be
 * learnt on: its seat comes back only when the person leaves.
 */
export async function withdraw(
  tx: Transaction,
  companyId: number,
  open: readonly Assignment[],
): Promise<void> {
  if (open.length === 0) return
  await markWithdrawn(
    tx,
    companyId,
    open.map(({ id }) => id),
  )
  const unbegun = open.filter(({ state }) => state === 'assigned')
  const given = await tx
    .select({ id: enrolmentGrants.id })
    .from(enrolmentGrants)
    .where(
      and(
        eq(enrolmentGrants.companyId, companyId),
        inArray(
          enrolmentGrants.assignmentId,
          unbegun.map(({ id }) => id),
        ),
        isNull(enrolmentGrants.endedReason),
      ),
    )
    .orderBy(asc(enrolmentGrants.userId), asc(enrolmentGrants.courseId))
  for (const { id } of given) await endGrant(tx, { id }, 'assignment_withdrawn')
  const byCourse = Map.groupBy(unbegun, row => row.courseId)
  // In the order of the pools: two who give back to several lock them alike.
  await tx
    .select({ id: seatPools.id })
    .from(seatPools)
    .where(and(eq(seatPools.companyId, companyId), inArray(seatPools.courseId, [...byCourse.keys()])))
    .orderBy(asc(seatPools.id))
    .for('no key update')
  for (const [courseId, rows] of byCourse)
    await giveBack(
      tx,
      companyId,
      courseId,
      rows.map(({ employeeId }) => employeeId),
    )
  const people = unbegun.map(({ employeeId }) => employeeId)
  await giveBackSpent(tx, companyId, people)
  // What came after it in a path need not wait for it any more.
  const ofPaths = open.filter(({ learningPathId }) => learningPathId !== null)
  if (ofPaths.length > 0)
    await openNextLater(tx, { companyId, employeeIds: [...new Set(ofPaths.map(row => row.employeeId))] })
}
