import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { employeeGroupMembers, employees } from '../../../../db/schema/index.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { keepStandingLater } from '../../assignments/standing-scope.ts'
import { applyRules } from '../../groups/rules.ts'

/** Puts people who have not left into a group, by hand: they stay in it whatever its rules say. */
export async function addToGroup(
  tx: Transaction,
  actor: CompanyActor,
  groupId: number,
  ids: readonly number[],
): Promise<number> {
  const { companyId } = actor.member
  const people = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, [...ids]),
        ne(employees.state, 'deactivated'),
      ),
    )
    .orderBy(asc(employees.id))
  if (people.length === 0) return 0
  const added = await tx
    .insert(employeeGroupMembers)
    .values(people.map(({ id }) => ({ companyId, groupId, employeeId: id })))
    .onConflictDoUpdate({
      target: [employeeGroupMembers.groupId, employeeGroupMembers.employeeId],
      set: { isByRule: false },
      setWhere: eq(employeeGroupMembers.isByRule, true),
    })
    .returning({ id: employeeGroupMembers.employeeId })
  if (added.length === 0) return 0
  await keepStandingLater(tx, { companyId, employeeIds: added.map(({ id }) => id) })
  await audit(tx, actor, {
    action: 'group.add_people',
    subject: { type: 'group', id: groupId },
    after: { employee_ids: added.map(({ id }) => id) },
  })
  return added.length
}

/** Removes people from a group who were added by hand. Those whom a rule matches stay in it, by the rule. @returns how many have left it */
export async function removeFromGroup(
  tx: Transaction,
  actor: CompanyActor,
  groupId: number,
  ids: readonly number[],
): Promise<number> {
  const { companyId } = actor.member
  const inGroup = and(
    eq(employeeGroupMembers.companyId, companyId),
    eq(employeeGroupMembers.groupId, groupId),
    inArray(employeeGroupMembers.employeeId, [...ids]),
  )
  const taken = await tx
    .delete(employeeGroupMembers)
    .where(and(inGroup, eq(employeeGroupMembers.isByRule, false)))
    .returning({ id: employeeGroupMembers.employeeId })
  if (taken.length === 0) return 0
  const takenIds = taken.map(({ id }) => id)
  await applyRules(tx, companyId, { employeeIds: takenIds })
  const back = await tx
    .select({ id: employeeGroupMembers.employeeId })
    .from(employeeGroupMembers)
    .where(inGroup)
  const stay = new Set(back.map(({ id }) => id))
  const gone = takenIds.filter(id => !stay.has(id))
  if (gone.length > 0)
    await audit(tx, actor, {
      action: 'group.remove_people',
      subject: { type: 'group', id: groupId },
      before: { employee_ids: gone },
    })
  return gone.length
}
