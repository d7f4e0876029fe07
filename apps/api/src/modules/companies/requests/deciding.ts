import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courseRequests, courses, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit, type AuditedAct, auditMany } from '../../platform/audit/audit.ts'
import { requestDeclined } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { openSeat } from '../../commerce/seats/open-seat.ts'
import { assignOne } from '../assignments/at-once.ts'
import { dueOf, hasPassed, refusePastDay, type Due } from '../assignments/due.ts'
import { releaseReserved, spendUnreserved } from '../budgets/charges.ts'
import { inReachOf } from '../policy.ts'

/**
 * Approves an employee's course request: it is assigned to them at once, and they are notified. A seat is taken where one is needed, and
 * the department's budget, where it has one, pays what was reserved for it, or its price now.
 * @param dueOn by when, ISO; null for no day; undefined for when it was asked for
 * @throws AppError `not_found`; `conflict` where it was answered; `no_free_seat`, `course_retired`; `credit_short` where the department's budget cannot pay; `validation` for a day that has passed
 */
export async function approveRequest(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  dueOn: string | null | undefined,
): Promise<void> {
  await refusePastDay(tx, actor.member.companyId, dueOn ?? null)
  const { employeeId, courseId, departmentId, asked } = await lockRequest(tx, actor, id)
  const { companyId } = actor.member
  const before = await spendingOn(tx, companyId, employeeId, courseId)
  const due = dueOn === undefined ? await stillDue(tx, companyId, asked) : dueOf({ due_on: dueOn })
  const { outcome, act } = await assignOne(tx, actor, { employeeId, courseId, due })
  if (outcome === 'no_seat') throw new AppError('no_free_seat')
  if (outcome === 'course_withdrawn') throw new AppError('course_retired')
  const after = await spendingOn(tx, companyId, employeeId, courseId)
  const tookSeat = after.seatId !== null && after.seatId !== before.seatId
  if (tookSeat && after.spent === before.spent && after.price > 0)
    await spendUnreserved(tx, { companyId, employeeId, departmentId, courseId, amount: after.price })
  await tx
    .update(courseRequests)
    .set({ state: 'approved', decidedBy: actor.userId, decidedAt: sql`clock_timestamp()` })
    .where(eq(courseRequests.id, id))
  await auditMany(tx, actor, [act, decisionOn(id, 'approve', { employeeId, courseId })])
}

/** A day that was asked for and has passed meanwhile is none: no one is late from the first day on. */
async function stillDue(tx: Transaction, companyId: number, asked: Due): Promise<Due> {
  return (await hasPassed(tx, companyId, asked.dueOn)) ? dueOf({}) : asked
}

/** Refuses a request; the person is told. @param answer why, in the member's words @throws AppError `not_found`, `conflict` */
export async function declineRequest(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  answer: string,
): Promise<void> {
  const { employeeId, courseId, userId, askedBy } = await lockRequest(tx, actor, id)
  await tx
    .update(courseRequests)
    .set({
      state: 'declined',
      decidedBy: actor.userId,
      decidedAt: sql`clock_timestamp()`,
      answer: cleanParagraphs(answer) || null,
    })
    .where(eq(courseRequests.id, id))
  const [course] = await tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId))
  const asker = askedBy === null ? userId : await lastAnswered(tx, actor, courseId, askedBy)
  if (asker !== null && course) await notify(tx, requestDeclined({ userId: asker, requestId: id, course }))
  await releaseReserved(tx, actor.member.companyId, [employeeId], courseId)
  // Last, as everywhere: it holds the company's chain until the transaction ends.
  await audit(tx, actor, decisionOn(id, 'decline', { employeeId, courseId }))
}

/** The person who asked for several people is notified once the last of them has its answer, if it was not they who gave it; null until then. */
async function lastAnswered(
  tx: Transaction,
  { member, userId }: CompanyActor,
  courseId: number,
  askedBy: number,
) {
  if (askedBy === userId) return null
  const waiting = await tx.$count(
    courseRequests,
    and(
      eq(courseRequests.companyId, member.companyId),
      eq(courseRequests.courseId, courseId),
      eq(courseRequests.askedBy, askedBy),
      eq(courseRequests.state, 'open'),
    ),
  )
  return waiting === 0 ? askedBy : null
}

/** What was said stays with the request: the audit log, which cannot be deleted from, does not have it. */
function decisionOn(
  id: number,
  decision: 'approve' | 'decline',
  { employeeId, courseId }: { employeeId: number; courseId: number },
): AuditedAct {
  return {
    action: `course_request.${decision}` as const,
    subject: { type: 'course_request', id },
    after: { employee_id: employeeId, course_id: courseId },
  }
}

/** Holds a request that waits, and its person before it: as all acts on people do. */
async function lockRequest(tx: Transaction, actor: CompanyActor, id: number) {
  const { member } = actor
  const [person] = await tx
    .select({ id: employees.id, userId: employees.userId, departmentId: employees.departmentId })
    .from(employees)
    .where(
      and(
        inReachOf(member, employees.companyId, employees.departmentId),
        sql`${employees.id} = (select r.employee_id from course_requests r where r.id = ${id} and r.company_id = ${member.companyId})`,
      ),
    )
    .for('no key update')
  const [row] = await tx
    .select({
      courseId: courseRequests.courseId,
      state: courseRequests.state,
      askedBy: courseRequests.askedBy,
      dueOn: courseRequests.dueOn,
      dueDays: courseRequests.dueDays,
      countsWorkingDays: courseRequests.countsWorkingDays,
    })
    .from(courseRequests)
    .where(and(eq(courseRequests.id, id), eq(courseRequests.companyId, member.companyId)))
    .for('no key update')
  if (!person || !row) throw new AppError('not_found')
  if (row.state !== 'open') throw new AppError('conflict')
  const { id: employeeId, userId, departmentId } = person
  const { courseId, state: _open, askedBy, ...asked } = row
  return { employeeId, userId, departmentId, courseId, askedBy, asked }
}

/** The seat by which an employee has a course now, what budgets have paid for it, and its price. */
async function spendingOn(tx: Transaction, companyId: number, employeeId: number, courseId: number) {
  const seat = openSeat(sql`${companyId}::bigint`, sql`${employeeId}::bigint`, sql`c.id`)
  const { rows } = await tx.execute<{ seatId: number | null; spent: number; price: number }>(sql`
    select ${seat}::float8 as "seatId", c.price::float8 as price, (select coalesce(sum(l.amount), 0)::float8 from budget_ledger l
      where l.company_id = ${companyId} and l.employee_id = ${employeeId} and l.course_id = c.id and l.movement = 'spent') as spent
    from courses c where c.id = ${courseId}`)
  return rows[0] ?? { seatId: null, spent: 0, price: 0 }
}
