import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { type employeeActs, employeeGroups, employees } from '../../../../db/schema/index.ts'
import type { Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { auditMany } from '../../../platform/audit/audit.ts'
import { applyRules } from '../../groups/rules.ts'
import type { Invitations } from '../../invitations/service.ts'
import { reachesDepartment } from '../../structure.ts'
import { endEmployment } from '../leaving.ts'
import { addToGroup, removeFromGroup } from './group-acts.ts'
import { remindOfAssignments } from './reminding.ts'
import { sendMessage } from '../messages/messages.ts'

/** What became of some people. */
export interface Outcome {
  done: number
  /** Kept, since they act for the company in a role that the actor may not take. */
  held_by_role: number
  /** Sent too many invitations of late. */
  limited: number
}

type Act = Pick<typeof employeeActs.$inferSelect, 'act' | 'departmentId' | 'groupId' | 'messageId'>

/** The field that names what the act can't reach: a department out of sight, no group of the company; null where all is well. */
export async function targetError(
  connection: Transaction,
  member: CompanyMembership,
  { act, departmentId, groupId }: Pick<Act, 'act' | 'departmentId' | 'groupId'>,
): Promise<'department_id' | 'group_id' | null> {
  if (act === 'move') {
    const isFree =
      departmentId === null
        ? member.branchId === null
        : await reachesDepartment(connection, member, departmentId)
    return isFree ? null : 'department_id'
  }
  if (act !== 'add_to_group' && act !== 'remove_from_group') return null
  const isOwn = and(eq(employeeGroups.id, groupId ?? 0), eq(employeeGroups.companyId, member.companyId))
  return (await connection.$count(employeeGroups, isOwn)) > 0 ? null : 'group_id'
}

/** Counts the invitations that are about to be sent. @param which of these people @returns who may be sent one, and how many may not */
export async function countInvitations(
  tx: Transaction,
  invitations: Invitations,
  companyId: number,
  ids: readonly number[],
  which: SQL | undefined,
): Promise<{ sendable: number[]; limited: number }> {
  const people = await tx
    .select({ id: employees.id, email: employees.email })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids]), which))
    .orderBy(asc(employees.id))
  const open = await invitations.countMany(
    tx,
    companyId,
    people.map(({ email }) => email),
  )
  const sendable = people.filter(({ email }) => open.has(email)).map(({ id }) => id)
  return { sendable, limited: people.length - sendable.length }
}

/** Does one act for many, in the caller's transaction, which holds the company's structure and has asked `faultyTarget`. */
export async function actOnMany(
  tx: Transaction,
  actor: CompanyActor,
  { act, departmentId, groupId, messageId }: Act,
  ids: readonly number[],
): Promise<Outcome> {
  const none = { held_by_role: 0, limited: 0 }
  switch (act) {
    case 'move':
      return { ...none, done: await move(tx, actor, departmentId, ids) }
    case 'add_to_group':
      return { ...none, done: await addToGroup(tx, actor, groupId ?? 0, ids) }
    case 'remove_from_group':
      return { ...none, done: await removeFromGroup(tx, actor, groupId ?? 0, ids) }
    case 'remind':
      return { ...none, done: await remindOfAssignments(tx, actor, ids) }
    case 'deactivate': {
      const { left, heldByRole } = await endEmployment(tx, actor, ids)
      return { ...none, done: left.length, held_by_role: heldByRole.length }
    }
    case 'message':
      return { ...none, done: await sendMessage(tx, actor.member, messageId ?? 0, ids) }
    case 'reactivate':
    case 'invite_again':
      throw new Error('These send invitations, by functions of their own.')
  }
}

/** Moves people to a department, or with null out of all. */
async function move(
  tx: Transaction,
  actor: CompanyActor,
  departmentId: number | null,
  ids: readonly number[],
): Promise<number> {
  const { member } = actor
  const elsewhere =
    departmentId === null
      ? sql`${employees.departmentId} is not null`
      : or(isNull(employees.departmentId), ne(employees.departmentId, departmentId))
  const moving = await tx
    .select({ id: employees.id, departmentId: employees.departmentId })
    .from(employees)
    .where(and(eq(employees.companyId, member.companyId), inArray(employees.id, [...ids]), elsewhere))
    .orderBy(asc(employees.id))
    .for('no key update')
  if (moving.length === 0) return 0
  const moved = moving.map(({ id }) => id)
  await tx
    .update(employees)
    .set({ departmentId })
    .where(and(eq(employees.companyId, member.companyId), inArray(employees.id, moved)))
  await applyRules(tx, member.companyId, { employeeIds: moved })
  await auditMany(
    tx,
    actor,
    moving.map(({ id, departmentId: before }) => ({
      action: 'employee.change',
      subject: { type: 'employee', id },
      before: { department_id: before },
      after: { department_id: departmentId },
    })),
  )
  return moved.length
}

/** Sends new links to those of these people who have not answered; the earlier ones are dead. */
export async function inviteAgain(
  tx: Transaction,
  actor: CompanyActor,
  invitations: Invitations,
  ids: readonly number[],
  locale: Locale,
): Promise<number> {
  const { companyId } = actor.member
  const people = await tx
    .select({ id: employees.id, email: employees.email })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, [...ids]),
        eq(employees.state, 'invited'),
      ),
    )
    .orderBy(asc(employees.id))
    .for('no key update')
  for (const { id, email } of people)
    await invitations.send(tx, { companyId, employeeId: id, to: email }, locale)
  await auditMany(
    tx,
    actor,
    people.map(({ id, email }) => ({
      action: 'employee.invite_again',
      subject: { type: 'employee', id },
      after: { email },
    })),
  )
  return people.length
}
