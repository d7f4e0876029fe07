import { sql, type SQL } from 'drizzle-orm'
import { employees } from '../../../db/schema/index.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import { formerName } from './rules.ts'

/** The condition that the company's own record of an account names nobody any more, and that they have come back by no other way. */
export const isFormer = (companyId: number | SQL, userId: SQL): SQL =>
  sql`(exists (select from ${employees} f where f.company_id = ${companyId} and f.user_id = ${userId} and f.anonymised_at is not null)
    and not exists (select from ${employees} f where f.company_id = ${companyId} and f.user_id = ${userId} and f.anonymised_at is null)
    and not exists (select from company_members m where m.company_id = ${companyId} and m.user_id = ${userId}))`

/** SQL for the name of whoever acted for the company, as it shows it: former ones are named no more. Null where there is nobody. */
export function actorNameIn(
  locale: Locale,
  person: 'users' | 'u' | 'giver' | 'ender',
  companyId: number | SQL,
): SQL<string | null> {
  const isNamed = sql`not ${isFormer(companyId, sql.raw(`"${person}"."id"`))}`
  return sql<
    string | null
  >`case when ${isNamed} then ${nameOrNullIn(locale, person)} else ${formerName[locale]} end`
}

/** The condition that whoever acted for the company is named so, and still is named. */
export const isActorNamed = (userId: SQL, like: string, companyId: number | SQL): SQL =>
  sql`exists (select from users u where u.id = ${userId} and u.name_folded like ${like} and not ${isFormer(companyId, sql`u.id`)})`
