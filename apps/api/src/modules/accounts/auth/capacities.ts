import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  companies,
  companyMembers,
  departments,
  operators,
  users,
  type CompanyRole,
  type OperatorRole,
  type UserKind,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { ApiName } from '../../../openapi.ts'

/** A capacity that an account may act in, as its owner knows it. */
export type AccountCapacity =
  | { capacity: 'personal' }
  | {
      capacity: 'company'
      companyId: number
      companyName: BilingualText
      role: CompanyRole
      branchName: BilingualText | null
    }
  | { capacity: 'operator'; role: OperatorRole }

/**
 * Every capacity that an account may act in: the person's own first, then its companies by age of the membership, then the site's
 * operator. A company's account acts for its company alone.
 */
export async function capacitiesOf(
  connection: Connection,
  account: { id: number; kind: UserKind },
): Promise<AccountCapacity[]> {
  // One after the other: inside a transaction there is one connection.
  const own: AccountCapacity[] =
    account.kind === 'company' ? await ownCompany(connection, account.id) : [{ capacity: 'personal' }]
  const joined = await joinedCompanies(connection, account.id)
  const [operator] = await connection
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.userId, account.id))
  return [...own, ...joined, ...(operator ? [{ capacity: 'operator' as const, role: operator.role }] : [])]
}

async function ownCompany(connection: Connection, userId: number): Promise<AccountCapacity[]> {
  const rows = await connection
    .select({ companyId: companies.id, companyName: companies.legalName })
    .from(companies)
    .where(eq(companies.userId, userId))
  return rows.map(row => ({ capacity: 'company', ...row, role: 'owner', branchName: null }))
}

async function joinedCompanies(connection: Connection, userId: number): Promise<AccountCapacity[]> {
  const rows = await connection
    .select({
      companyId: companies.id,
      companyName: companies.legalName,
      role: companyMembers.role,
      branchName: departments.name,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(users, and(eq(users.id, companies.userId), sql`${users.erasedAt} is null`))
    .leftJoin(departments, eq(departments.id, companyMembers.departmentId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(companyMembers.createdAt, companies.id)
  return rows.map(row => ({ capacity: 'company', ...row }))
}

/** The capacity in which a sign-in at one of the APIs begins; undefined where the account has no place there. */
export async function firstCapacity(
  connection: Connection,
  account: { id: number; kind: UserKind },
  api: ApiName,
): Promise<AccountCapacity | undefined> {
  if (api === 'client-api') return account.kind === 'company' ? undefined : { capacity: 'personal' }
  const found = await capacitiesOf(connection, account)
  return found.find(entry => entry.capacity === 'company')
}

/** Whether an account acts anywhere as what is demanded a second factor of: operator, or for a company that says so. */
export async function owesSecondFactor(connection: Connection, userId: number): Promise<boolean> {
  const [row] = await connection
    .select({
      owes: sql<boolean>`exists (select 1 from ${operators} where user_id = ${userId})
        or exists (select 1 from ${companies} c left join ${companyMembers} m on m.company_id = c.id
          where c.demands_second_factor and (c.user_id = ${userId} or m.user_id = ${userId}))`,
    })
    .from(sql`(select 1) as one`)
  return row?.owes === true
}
