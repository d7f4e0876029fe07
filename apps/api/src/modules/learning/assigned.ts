import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/client.ts'
import { assignments, employees, enrolmentGrants } from '../../db/schema/index.ts'
import { lockAccess } from './access.ts'
import { completeIfDone } from './certificates/completion.ts'
import { endGrant, openGrant } from './grants.ts'

/** An employee and the account that they joined with. */
interface Joined {
  companyId: number
  employeeId: number
  userId: number
}

/**
 * Opens to an employee who joins what the company had assigned to them before: by the seat that the assignment took, where there is one.
 * What the same employee had with another account ends there. Progress that the account has in such a course counts from now on.
 */
export async function openAssigned(tx: Connection, joined: Joined): Promise<void> {
  const { companyId, employeeId, userId } = joined
  // In the order of the courses: two who lock several enrolments of a person lock them alike.
  const waiting = await tx
    .select({
      assignmentId: assignments.id,
      courseId: assignments.courseId,
      seatId: takenSeat.as<number | null>('seat_id'),
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.companyId, companyId),
        eq(assignments.employeeId, employeeId),
        ne(assignments.state, 'withdrawn'),
      ),
    )
    .orderBy(assignments.courseId)
  for (const { assignmentId, courseId, seatId } of waiting) {
    await endOfOthers(tx, assignmentId, userId)
    const key = { companyId, userId, courseId, assignmentId }
    await openGrant(
      tx,
      seatId === null ? { ...key, kind: 'assignment' } : { ...key, kind: 'seat', seatId: Number(seatId) },
    )
    await tx.execute(sql`update assignments a set percent = e.percent, state = 'in_progress' from enrolments e
      where a.id = ${assignmentId} and a.state = 'assigned' and e.user_id = ${userId} and e.course_id = ${courseId} and e.percent > 0`)
    await completeIfDone(tx, userId, courseId)
  }
}

const isOpen = inArray(assignments.state, ['assigned', 'in_progress'])

/** Holds the enrolments of what people have not completed: nobody completes it until the transaction ends. */
export async function lockAssigned(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  const open = await tx
    .select({ userId: employees.userId, courseId: assignments.courseId })
    .from(assignments)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .where(
      and(eq(assignments.companyId, companyId), inArray(assignments.employeeId, [...employeeIds]), isOpen),
    )
    .orderBy(asc(employees.userId), asc(assignments.courseId))
  for (const { userId, courseId } of open) if (userId !== null) await lockAccess(tx, userId, courseId)
}

/** Withdraws what people who leave have not completed, with the access that it gave. Their progress stays. */
export async function withdrawAssigned(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  const withdrawn = await tx
    .update(assignments)
    .set({ state: 'withdrawn' })
    .where(
      and(eq(assignments.companyId, companyId), inArray(assignments.employeeId, [...employeeIds]), isOpen),
    )
    .returning({ id: assignments.id })
  const granted = await tx
    .select({ id: enrolmentGrants.id })
    .from(enrolmentGrants)
    .where(
      and(
        eq(enrolmentGrants.companyId, companyId),
        inArray(
          enrolmentGrants.assignmentId,
          withdrawn.map(row => row.id),
        ),
        isNull(enrolmentGrants.endedReason),
      ),
    )
    .orderBy(asc(enrolmentGrants.userId), asc(enrolmentGrants.courseId))
  for (const { id } of granted) await endGrant(tx, { id }, 'assignment_withdrawn')
}

/** The movement of the seat ledger that took a seat for the assignment, if it was not given back. */
const takenSeat = sql<number | null>`(select max(l.id) from seat_ledger l
  join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
  where l.company_id = assignments.company_id and l.employee_id = assignments.employee_id and l.movement = 'assigned'
    and p.course_id = assignments.course_id and not exists (select from seat_ledger r where r.company_id = l.company_id
      and r.pool_id = l.pool_id and r.employee_id = l.employee_id and r.movement in ('returned', 'expired', 'refunded') and r.id > l.id))`

/** One assignment opens a course to one account. */
async function endOfOthers(tx: Connection, assignmentId: number, userId: number): Promise<void> {
  const held = await tx
    .select({ id: enrolmentGrants.id })
    .from(enrolmentGrants)
    .where(
      and(
        eq(enrolmentGrants.assignmentId, assignmentId),
        ne(enrolmentGrants.userId, userId),
        isNull(enrolmentGrants.endedReason),
      ),
    )
  for (const { id } of held) await endGrant(tx, { id }, 'assignment_withdrawn')
}
