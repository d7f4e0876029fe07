import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'

/** Whether a person acts for the company now, in that role and for that branch: what they had done in the background ends with it. */
export async function stillActs(
  connection: Connection,
  userId: number | null,
  { companyId, role, branchId }: CompanyMembership,
): Promise<boolean> {
  if (userId === null) return false
  const { rows } = await connection.execute(
    role === 'owner'
      ? sql`select from companies o where o.id = ${companyId} and (o.user_id = ${userId} or exists (select from company_members m
          where m.company_id = o.id and m.user_id = ${userId} and m.role = 'owner'))`
      : sql`select from company_members m where m.company_id = ${companyId} and m.user_id = ${userId} and m.role = ${role}
          and m.department_id is not distinct from ${branchId}::bigint`,
  )
  return rows.length > 0
}
