import { and, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { inReachOf } from '../policy.ts'

/** A person to invite, each address once. */
export type InvitedRow = Omit<
  typeof employees.$inferInsert,
  'state' | 'userId' | 'deactivatedAt' | 'leftVoluntarily'
>

/**
 * Keeps people as invited: new ones, and those who have left or have not answered, with what is said of them now. A person who is active, or is
 * where the member does not see them, is passed over. Under `lockStructure`.
 * @returns those who are invited
 * @throws a unique violation where another employee has the number
 */
export async function keepInvited(
  tx: Transaction,
  member: CompanyMembership,
  rows: readonly InvitedRow[],
): Promise<{ id: number; email: string }[]> {
  if (rows.length === 0) return []
  return tx
    .insert(employees)
    .values(rows.map(row => ({ ...row, state: 'invited' as const })))
    .onConflictDoUpdate({
      target: [employees.companyId, employees.email],
      set: {
        name: sql`excluded.name`,
        nameKey: sql`excluded.name_key`,
        searchFolded: sql`excluded.search_folded`,
        number: sql`excluded.number`,
        job: sql`excluded.job`,
        departmentId: sql`excluded.department_id`,
        state: 'invited',
        userId: null,
        otherName: null,
        otherNameKey: null,
        deactivatedAt: null,
        leftVoluntarily: false,
      },
      // Who stands elsewhere is not a manager's to take.
      setWhere: and(
        ne(employees.state, 'active'),
        inReachOf(member, sql`employees.company_id`, sql`employees.department_id`),
      ),
    })
    .returning({ id: employees.id, email: employees.email })
}
