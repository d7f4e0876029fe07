import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees, type DisclosureRules } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { findClosed } from './closed.ts'
import { departmentName, disclosedTrainingOf, isListed, trainingOf } from './facts.ts'
import { isShort, personalUnits, readRules } from './rules.ts'
import type { DisclosurePeopleFilters, DisclosurePeopleQuery } from './schema.ts'

interface Row extends Record<string, unknown> {
  id: number
  name: string
  number: string | null
  department: BilingualText | null
  platform: number
  outside: number
  key: string
  total: number
}

/** The people that a list has, as rows `t`, and the rules that they are measured by. @throws AppError `not_found` for what was not disclosed */
async function asked(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleFilters,
): Promise<{ rules: DisclosureRules; rows: SQL }> {
  const closed = await findClosed(db, member.companyId, query.year)
  const rules = closed?.rules ?? (await readRules(db, member.companyId))
  if (query.disclosed === true && closed === null) throw new AppError('not_found')
  const training =
    query.disclosed === true && closed !== null
      ? disclosedTrainingOf(member, closed.id, query)
      : await trainingOf(db, member, query.year, query)
  const which = query.under === true ? sql`t.is_employed and ${isShort(rules)}` : isListed
  return { rules, rows: sql`(${training}) t where ${which}` }
}

/** How many people a list of a year has. */
export async function countPeople(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleFilters,
): Promise<number> {
  const { rows: listed } = await asked(db, member, query)
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${listed}`)
  return rows[0]?.total ?? 0
}

/**
 * One page of the people of a year by name, each with the training had.
 * @throws AppError `malformed`, `not_found`
 */
export async function listPeople(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(query.cursor, 'name', 'text')
  const limit = query.limit ?? 50
  const key = nameKeyIn(locale)
  const after = cursor && sql`(${key}, ${employees.id}) > (${cursor.value}::text, ${cursor.id}::bigint)`
  const { rules, rows: listed } = await asked(db, member, query)
  // In the order of an index, each looked up among those listed: a join would have all of them sorted.
  const { rows } = await db.execute<Row>(sql`
    with listed as materialized (select t.* from ${listed}), page as materialized (
      select ${employees.id} as id, ${nameIn(locale, 'employees')} as name, ${employees.number} as number, ${key} as key from ${employees}
      where ${and(eq(employees.companyId, member.companyId), sql`(${employees.id} in (select l.id from listed l)) is true`, after ?? undefined)}
      order by ${key}, ${employees.id} limit ${limit + 1}
    )
    select p.id::float8 as id, p.name, p.number, ${departmentName} as department, t.platform, t.outside, p.key,
      (select count(*) from listed)::int as total
    from page p join listed t on t.id = p.id order by p.key, p.id`)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => ({
      id: row.id,
      name: row.name,
      number: row.number,
      department: row.department && pick(row.department, locale),
      platform_seconds: row.platform,
      outside_seconds: row.outside,
      ...personalUnits(rules, row.platform, row.outside),
    }),
    row => ({ sort: 'name', value: row.key, id: row.id, total }),
  )
}
