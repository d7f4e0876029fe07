import { fold, sortKey } from '@masar/text'
import { and, asc, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { assignments, companies, courses, employeeInvitations, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { hashOf } from '../../../secrets.ts'
import { openAssigned } from '../../learning/assigned.ts'
import { waitsForTurn } from '../../learning/path-order.ts'
import { countDueDays } from '../../learning/assignment-rows.ts'
import type { PersonalActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { assignmentMade } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { nameInCompanies } from '../employees/account-names.ts'
import { endAbsence, hideEarlier } from '../employees/absences.ts'
import { applyRules } from '../groups/rules.ts'
import { lockStructure } from '../structure.ts'

const isLive = and(isNull(employeeInvitations.acceptedAt), gt(employeeInvitations.expiresAt, sql`now()`))

/** What an invitation says, as long as it works. */
export async function findInvitation(connection: Connection, token: string) {
  const [row] = await connection
    .select({
      companyId: companies.id,
      companyName: companies.legalName,
      registrationNumber: companies.registrationNumber,
      color: companies.color,
      email: employees.email,
      expiresAt: employeeInvitations.expiresAt,
    })
    .from(employeeInvitations)
    .innerJoin(employees, eq(employees.id, employeeInvitations.employeeId))
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(and(eq(employeeInvitations.tokenHash, hashOf(token)), isLive, eq(employees.state, 'invited')))
  return row
}

/**
 * Joins an account to the company that invited it, once per invitation, and once per account and company; what the company had assigned
 * opens to it.
 * @throws AppError `invitation_gone`, `already_employed`
 */
export async function join(tx: Transaction, token: string, actor: PersonalActor) {
  const { userId } = actor
  const [invited] = await tx
    .select({ companyId: employeeInvitations.companyId })
    .from(employeeInvitations)
    .where(eq(employeeInvitations.tokenHash, hashOf(token)))
  if (!invited) throw new AppError('invitation_gone')
  await lockStructure(tx, invited.companyId)
  const [used] = await tx
    .update(employeeInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(employeeInvitations.tokenHash, hashOf(token)), isLive))
    .returning({ employeeId: employeeInvitations.employeeId })
  if (!used) throw new AppError('invitation_gone')
  const joined = await linkInvited(tx, used.employeeId, userId)
  if (!joined) throw new AppError('invitation_gone')
  const [company] = await tx
    .select({ id: companies.id, name: companies.legalName })
    .from(companies)
    .where(eq(companies.id, joined.companyId))
  if (!company) throw new AppError('invitation_gone')
  await settleJoined(tx, { companyId: joined.companyId, employeeId: used.employeeId, userId })
  await audit(tx, actor, {
    action: 'employee.accept_invitation',
    subject: { type: 'employee', id: used.employeeId },
    after: { state: 'active' },
    companyId: joined.companyId,
  })
  return company
}

/** What follows when an account has become an employee: groups by rule, due days, and what the company had assigned. Under `lockStructure`. */
export async function settleJoined(
  tx: Connection,
  joined: { companyId: number; employeeId: number; userId: number },
): Promise<void> {
  const { companyId, employeeId, userId } = joined
  await nameInCompanies(tx, userId)
  await hideEarlier(tx, joined)
  await applyRules(tx, companyId, { employeeIds: [employeeId] })
  await countDueDays(tx, companyId, employeeId)
  await openAssigned(tx, joined)
  await notifyOfAssignments(tx, employeeId, userId)
}

/** Notifies the person of what the company had assigned before they joined. */
async function notifyOfAssignments(tx: Connection, employeeId: number, userId: number): Promise<void> {
  const waiting = await tx
    .select({
      id: assignments.id,
      dueOn: assignments.dueOn,
      course: { id: courses.id, title: courses.title },
    })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .where(
      and(
        eq(assignments.employeeId, employeeId),
        inArray(assignments.state, ['assigned', 'in_progress']),
        not(waitsForTurn(sql`${assignments.id}`)),
      ),
    )
    .orderBy(asc(assignments.id))
  for (const assignment of waiting) await notify(tx, assignmentMade({ userId, ...assignment }))
}

/** A person who comes to a company by themselves becomes its employee, from today on. @returns the employee's id */
export async function insertJoined(
  tx: Connection,
  joiner: {
    companyId: number
    userId: number
    name: string
    email: string
    departmentId: number | null
  },
): Promise<number> {
  const { name, email } = joiner
  const [made] = await tx
    .insert(employees)
    .values({
      ...joiner,
      nameKey: sortKey(name),
      searchFolded: fold(`${name} ${email} `),
      state: 'active',
      joinedOn: sql`${todayOf(sql`${joiner.companyId}::bigint`)}`,
    })
    .returning({ id: employees.id })
  if (!made) throw new Error('The employee was not written.')
  return made.id
}

/**
 * An invited person joins by other means than their link, which is used up: they keep the place that the company gave them.
 * @throws AppError `already_employed`
 */
export async function acceptInvited(
  tx: Connection,
  companyId: number,
  employeeId: number,
  userId: number,
): Promise<number> {
  await tx
    .update(employeeInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(employeeInvitations.companyId, companyId), eq(employeeInvitations.employeeId, employeeId)))
  if (!(await linkInvited(tx, employeeId, userId))) throw new AppError('already_employed')
  return employeeId
}

/** Makes an account the invited employee. @returns undefined where the invitation is gone @throws AppError `already_employed` */
export async function linkInvited(tx: Connection, employeeId: number, userId: number) {
  try {
    const [joined] = await tx
      .update(employees)
      .set({ userId, state: 'active', joinedOn: sql`${todayOf(sql`${employees.companyId}`)}` })
      .where(and(eq(employees.id, employeeId), eq(employees.state, 'invited'), isNull(employees.userId)))
      .returning({ companyId: employees.companyId })
    if (joined) await endAbsence(tx, joined.companyId, employeeId)
    return joined
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code === '23505')
      throw new AppError('already_employed')
    throw error
  }
}
