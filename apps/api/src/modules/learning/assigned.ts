import { and, asc, eq, inArray, isNull, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/client.ts'
import { keptStatement } from '../../db/kept-statement.ts'
import { assignments, employees, enrolmentGrants } from '../../db/schema/index.ts'
import { openSeat } from '../commerce/seats/open-seat.ts'
import { startSeats } from '../commerce/seats/taking.ts'
import { lockAccess } from './access.ts'
import { completeIfDone } from './certificates/completion.ts'
import { endGrant, openGrant } from './grants.ts'
import { waitsForTurn } from './path-order.ts'

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
        not(waitsForTurn(sql`assignments.id`)),
      ),
    )
    .orderBy(assignments.courseId)
  for (const { assignmentId, courseId, seatId } of waiting) {
    await endOfOthers(tx, assignmentId, userId)
    await openAssignment(tx, {
      companyId,
      userId,
      courseId,
      assignmentId,
      seatId: seatId === null ? null : Number(seatId),
      hasOwn: false,
    })
  }
}

interface Opening {
  companyId: number
  userId: number
  courseId: number
  assignmentId: number
  /** The movement of the ledger that took a seat; null where the course needs none. */
  seatId: number | null
  /** The person has the course by themselves: the company gives nothing, and sees the progress all the same. */
  hasOwn: boolean
}

/** Opens an assigned course to the account of whom it is assigned to; what it has done there counts from now on. */
export async function openAssignment(tx: Connection, opening: Opening): Promise<void> {
  const { companyId, userId, courseId, assignmentId, seatId, hasOwn } = opening
  const key = { companyId, userId, courseId, assignmentId }
  if (!hasOwn)
    await openGrant(tx, seatId === null ? { ...key, kind: 'assignment' } : { ...key, kind: 'seat', seatId })
  await followProgress(tx, [userId], courseId, 1)
  await completeIfDone(tx, userId, courseId)
}

/**
 * Brings what companies assigned to people along with their progress in a course. With the first of it the seat is started, which is
 * another row of the ledger.
 * @param from the percentage from which on it counts as begun
 */
export async function followProgress(
  tx: Connection,
  userIds: readonly number[],
  courseId: number,
  from: number,
): Promise<void> {
  const rows = await following(tx).execute({ userIds, courseId, from })
  await startSeats(
    tx,
    courseId,
    rows.filter(row => row.hasBegun),
  )
}

/** Whether what an assignment `a` tells is not what the learner has come to. */
export const isBehind = (percent: SQL) =>
  sql`(a.state = 'assigned' or a.state = 'in_progress' and a.percent <> ${percent})`

const { placeholder } = sql
const following = keptStatement(db => {
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  const behind = sql`select a.id, a.state, e.percent
    from employees p join assignments a on a.company_id = p.company_id and a.employee_id = p.id
      join enrolments e on e.user_id = p.user_id and e.course_id = a.course_id
    where p.user_id = any(${placeholder('userIds')}::bigint[]) and a.course_id = ${placeholder('courseId')}
      and e.percent >= ${placeholder('from')} and ${isBehind(sql`e.percent`)}`
  const followed = sql`update assignments a set percent = b.percent, state = 'in_progress' from behind b where a.id = b.id
    returning a.company_id, a.employee_id, b.state = 'assigned' as has_begun`
  return db
    .with(part('behind', behind), part('followed', followed))
    .select({
      companyId: sql<number>`company_id::float8`,
      employeeId: sql<number>`employee_id::float8`,
      hasBegun: sql<boolean>`has_begun`,
    })
    .from(sql`followed`)
    .prepare('follow_progress')
})

const isOpen = inArray(assignments.state, ['assigned', 'in_progress'])

/** Locks the enrolments of what people have not completed: no one completes it until the transaction ends. */
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
    .set({ state: 'withdrawn', withdrawnAt: sql`now()` })
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

const takenSeat = openSeat(
  sql`assignments.company_id`,
  sql`assignments.employee_id`,
  sql`assignments.course_id`,
)

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
