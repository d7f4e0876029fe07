import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { companyMembers, departments, employeeInvitations, employees } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { returnSeats } from '../../commerce/seats/returning.ts'
import { lockAssigned, withdrawAssigned } from '../../learning/assigned.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { auditMany } from '../../platform/audit/audit.ts'
import { giveBackSpent, releaseReserved } from '../budgets/charges.ts'
import { endSharing } from '../employments/sharing.ts'
import { applyRules } from '../groups/rules.ts'
import { auditEnded, type EndedMembership, endInvitationsTo, endMemberships } from '../members/ending.ts'
import { inReachOf, mayGiveRole } from '../policy.ts'
import { withdrawAsked } from '../requests/settling.ts'
import { startAbsences } from './absences.ts'

/** What became of the people whom an act should deactivate. */
export interface Left {
  /** Those who left by it. */
  left: number[]
  /** Those who act for the company in a role that the actor may not take. */
  heldByRole: number[]
}

/**
 * Deactivates people, in the caller's transaction and under `lockStructure`: their open invitations end, their seats come back, what they had not
 * completed is withdrawn, and so is what they asked for, they lead no department, and they no longer act for the company. Record and progress stay. Who has left already, or
 * is out of the actor's sight, is passed over.
 */
export async function endEmployment(
  tx: Transaction,
  actor: CompanyActor,
  employeeIds: readonly number[],
): Promise<Left> {
  const { companyId } = actor.member
  const people = await lockPeople(tx, actor.member, employeeIds)
  const held = await heldByRole(tx, actor.member, people)
  const leaving = people.filter(person => !held.has(person.id))
  const left = leaving.map(person => person.id)
  if (left.length === 0) return { left, heldByRole: [...held] }
  const ended = await endRecords(tx, companyId, leaving)
  await auditMany(
    tx,
    actor,
    leaving.map(({ id, state }) => ({
      action: state === 'invited' ? 'employee.cancel_invitation' : 'employee.deactivate',
      subject: { type: 'employee', id },
      before: { state },
      after: { state: 'deactivated' },
    })),
  )
  await auditEnded(tx, actor, ended, 'employee_deactivated')
  return { left, heldByRole: [...held] }
}

/** Someone who is about to leave. */
export interface Leaving {
  id: number
  userId: number | null
}

/**
 * The effects of leaving, whatever causes it. The caller has locked the employees' rows under `lockStructure`, and writes the audit log last.
 * @param isVoluntary whether they leave by their own act
 * @returns the memberships that ended with it
 */
export async function endRecords(
  tx: Transaction,
  companyId: number,
  leaving: readonly Leaving[],
  isVoluntary = false,
): Promise<EndedMembership[]> {
  const left = leaving.map(person => person.id)
  await lockAssigned(tx, companyId, left)
  await startAbsences(
    tx,
    sql`select e.company_id, e.id from employees e where e.company_id = ${companyId} and e.id = any(${sql.param(left)}::bigint[]) and e.state = 'active'`,
  )
  await tx
    .delete(employeeInvitations)
    .where(and(eq(employeeInvitations.companyId, companyId), inArray(employeeInvitations.employeeId, left)))
  await tx
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: sql`now()`, leftVoluntarily: isVoluntary })
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, left)))
  await tx
    .update(departments)
    .set({ headId: null })
    .where(and(eq(departments.companyId, companyId), inArray(departments.headId, left)))
  await endSharing(tx, companyId, left)
  await withdrawAsked(tx, companyId, left)
  await returnSeats(tx, companyId, left)
  await withdrawAssigned(tx, companyId, left)
  await releaseReserved(tx, companyId, left)
  await giveBackSpent(tx, companyId, left)
  await applyRules(tx, companyId, { employeeIds: left })
  await endInvitationsTo(
    tx,
    sql`select e.company_id, e.email from employees e where e.company_id = ${companyId} and e.id = any(${sql.param(left)}::bigint[])
      union select e.company_id, u.email from employees e join users u on u.id = e.user_id
        where e.company_id = ${companyId} and e.id = any(${sql.param(left)}::bigint[])`,
  )
  const userIds = leaving.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  return endMemberships(
    tx,
    and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, userIds)),
  )
}

/** Those who have not left and whom the member sees, held until the transaction ends. */
async function lockPeople(tx: Transaction, member: CompanyMembership, employeeIds: readonly number[]) {
  return tx
    .select({ id: employees.id, state: employees.state, userId: employees.userId })
    .from(employees)
    .where(
      and(
        inArray(employees.id, [...employeeIds]),
        sql`${employees.state} <> 'deactivated'`,
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
    .orderBy(asc(employees.id))
    .for('no key update')
}

/** Team members with a role that the actor may not take away: by leaving, they would lose it. */
async function heldByRole(
  tx: Transaction,
  member: CompanyMembership,
  people: { id: number; userId: number | null }[],
): Promise<Set<number>> {
  const userIds = people.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  if (userIds.length === 0) return new Set()
  const roles = await tx
    .select({ userId: companyMembers.userId, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, member.companyId), inArray(companyMembers.userId, userIds)))
    .for('no key update')
  const kept = new Set(roles.filter(({ role }) => !mayGiveRole(member, role)).map(({ userId }) => userId))
  return new Set(people.filter(({ userId }) => userId !== null && kept.has(userId)).map(person => person.id))
}
