import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { employeeGroupMembers, employeeGroups } from '../../../db/schema/index.ts'
import type { FieldErrors } from '../../accounts/fields/person.ts'

/** The groups of the company among some ids. FieldErrors are added for what is none. */
export async function checkGroups(
  tx: Database | Transaction,
  companyId: number,
  groupIds: readonly number[],
  errors: FieldErrors,
): Promise<void> {
  const known = await tx.$count(
    employeeGroups,
    and(eq(employeeGroups.companyId, companyId), inArray(employeeGroups.id, [...groupIds])),
  )
  if (known < groupIds.length) errors.add('group_ids', { code: 'choice' })
}

/** Sets the groups that an employee is in by hand. Where only a rule had put them in, they stay without it from now on if the group is named. */
export async function setGroupsByHand(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  groupIds: readonly number[],
): Promise<void> {
  await tx
    .delete(employeeGroupMembers)
    .where(
      and(
        eq(employeeGroupMembers.companyId, companyId),
        eq(employeeGroupMembers.employeeId, employeeId),
        eq(employeeGroupMembers.isByRule, false),
        notInArray(employeeGroupMembers.groupId, [...groupIds]),
      ),
    )
  if (groupIds.length === 0) return
  await tx
    .insert(employeeGroupMembers)
    .values(groupIds.map(groupId => ({ companyId, groupId, employeeId })))
    .onConflictDoUpdate({
      target: [employeeGroupMembers.groupId, employeeGroupMembers.employeeId],
      set: { isByRule: false },
    })
}

/** Puts people into groups by hand, besides those that they are in: they stay whatever rules say. A group that is gone by now is left out. */
export async function addToGroupsByHand(
  tx: Transaction,
  companyId: number,
  members: readonly { employee_id: number; group_id: number }[],
): Promise<void> {
  if (members.length === 0) return
  await tx.execute(sql`
    insert into employee_group_members (company_id, group_id, employee_id, is_by_rule)
    select ${companyId}, g.id, m.employee_id, false
    from json_to_recordset(${JSON.stringify(members)}::json) as m(employee_id bigint, group_id bigint)
      join employee_groups g on g.company_id = ${companyId} and g.id = m.group_id
    on conflict (group_id, employee_id) do update set is_by_rule = false`)
}
