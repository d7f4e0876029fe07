import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employeeGroupMembers, employees, requirementPeople, requirements } from '../../../db/schema/index.ts'
import { branchBelow } from '../policy.ts'

/** A department with all below it, or a group. */
export type Whom = { departmentId: number } | { groupId: number }

const madeOf = (companyId: number, whom: Whom) =>
  and(
    eq(requirements.companyId, companyId),
    'groupId' in whom
      ? eq(requirements.groupId, whom.groupId)
      : eq(requirements.departmentId, whom.departmentId),
  )

/** How many requirements are made of a department or group by now. */
export function countRequirements(tx: Transaction, companyId: number, whom: Whom): Promise<number> {
  return tx.$count(requirements, and(madeOf(companyId, whom), isNull(requirements.endedAt)))
}

/**
 * Before a department or group is deleted: the requirements of it, which have all ended, keep its name and its people, so that as of an earlier
 * day they show what they showed.
 */
export async function keepEnded(
  tx: Transaction,
  companyId: number,
  whom: Whom,
  name: BilingualText,
): Promise<void> {
  const company = sql`${companyId}::bigint`
  const people =
    'groupId' in whom
      ? sql`select m.employee_id from ${employeeGroupMembers} m where m.company_id = ${company} and m.group_id = ${whom.groupId}`
      : sql`select e.id from ${employees} e where e.company_id = ${company}
          and e.department_id in (${branchBelow(company, sql`${whom.departmentId}::bigint`)})`
  const which = madeOf(companyId, whom)
  await tx.execute(sql`insert into ${requirementPeople} (company_id, requirement_id, employee_id)
    select ${requirements.companyId}, ${requirements.id}, p.id from ${requirements} cross join (${people}) as p(id) where ${which}`)
  const kept =
    'groupId' in whom ? { groupName: name, groupId: null } : { departmentName: name, departmentId: null }
  await tx.update(requirements).set(kept).where(which)
}
