import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { UserKind } from '../../../db/schema/index.ts'
import { domainOf } from '../fields/domain.ts'

/**
 * The domain of an account's address, where a company to which the account belongs has such addresses sign in by its own provider alone.
 * Never for owners, nor for a company's own account: the people who set the provider up can always get in to fix it.
 */
export async function demandedSignOn(
  connection: Connection,
  account: { id: number; kind: UserKind; email: string | null },
): Promise<string | null> {
  if (account.kind === 'company' || account.email === null) return null
  const domain = domainOf(account.email)
  const { rows } = await connection.execute(sql`
    select from company_domains d join company_sign_ons s on s.company_id = d.company_id
    left join company_members m on m.company_id = d.company_id and m.user_id = ${account.id}
    where d.domain = ${domain} and d.proven_at is not null and s.is_on and s.is_demanded
      and not exists (select from company_members o where o.user_id = ${account.id} and o.role = 'owner') and (m.role is not null or exists (select from employees e
        where e.company_id = d.company_id and e.user_id = ${account.id} and e.state = 'active'))`)
  return rows.length > 0 ? domain : null
}
