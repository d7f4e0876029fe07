import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { branchBelow } from '../policy.ts'

/**
 * Who may give somebody of a department a course: the company's own account, its owners and administrators, and the managers of that branch.
 * @returns their accounts, in order, as notifications lock them
 */
export async function inBranchAbove(
  tx: Connection,
  companyId: number,
  departmentId: number | null,
): Promise<number[]> {
  const company = sql`${companyId}::bigint`
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.user_id::float8 as id from companies c where c.id = ${company}
    union select m.user_id::float8 from company_members m where m.company_id = ${company} and (m.role in ('owner', 'administrator')
      or (m.role = 'manager' and ${departmentId}::bigint in (${branchBelow(company, sql`m.department_id`)})))
    order by id`)
  return rows.map(({ id }) => id)
}
