import { sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
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

/**
 * The same under `lockStructure`, and it stays so until the transaction ends: what would end it waits, and finds what the transaction wrote. An account
 * that is being erased holds its memberships without that lock: it counts as one that acts no more.
 */
export async function keepsActing(
  tx: Transaction,
  userId: number | null,
  member: CompanyMembership,
): Promise<boolean> {
  if (!(await stillActs(tx, userId, member))) return false
  // The company's own account acts without a membership; its company is locked.
  const { rows } = await tx.execute(sql`
    with held as (
      select m.role from company_members m where m.company_id = ${member.companyId} and m.user_id = ${userId} for key share skip locked
    )
    select from companies o where o.id = ${member.companyId}
      and (o.user_id = ${userId} or exists (select from held where held.role = ${member.role}))`)
  return rows.length > 0
}
