import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees, type DisclosureRules } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { nameOrder } from '../reports/name-order.ts'
import { findClosed } from './closed.ts'
import { departmentName, disclosedTrainingOf, isListed, trainingOf } from './facts.ts'
import { isShort, personalUnits, readRules, weightOf } from './rules.ts'
import type { DisclosurePeopleFilters, DisclosurePeopleQuery } from './schema.ts'

interface Row extends Record<string, unknown> {
  id: number
  name: string
  number: string | null
  department: BilingualText | null
  platform: number
  outside: number
  sort_key: string | number
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
 * One page of the people of a year by name, or by how much they had, each with the training had.
 * @throws AppError `malformed`, `not_found`
 */
export async function listPeople(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleQuery,
  locale: Locale,
) {
  const { sort = 'name', limit = 50 } = query
  const isByName = sort === 'name' || sort === '-name'
  const cursor = decodeCursor(query.cursor, sort, isByName ? 'text' : 'number')
  const { rules, rows: listed } = await asked(db, member, query)
  const { page, order } = isByName
    ? pageByName(member, { sort, locale, limit, cursor })
    : pageByUnits(rules, { sort, locale, limit, cursor })
  const { rows } = await db.execute<Row>(sql`
    with listed as materialized (select t.* from ${listed}), page as materialized (${page})
    select p.id::float8 as id, p.name, p.number, ${departmentName} as department, t.platform, t.outside, p.sort_key,
      (select count(*) from listed)::int as total
    from page p join listed t on t.id = p.id order by ${order}`)
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
    row => ({ sort, value: row.sort_key, id: row.id, total }),
  )
}

interface PageAsked<Sort> {
  sort: Sort
  locale: Locale
  limit: number
  cursor: Cursor | null
}

const named = (locale: Locale) =>
  sql`${employees.id} as id, ${nameIn(locale, 'employees')} as name, ${employees.number} as number`

/** In the order of an index, each looked up among those `listed`: a join would have all of them sorted. */
function pageByName(
  { companyId }: CompanyMembership,
  { sort, locale, limit, cursor }: PageAsked<'name' | '-name'>,
) {
  const { key, by, ofPage, after } = nameOrder(locale, sort)
  const which = and(
    eq(employees.companyId, companyId),
    sql`(${employees.id} in (select l.id from listed l)) is true`,
    cursor ? after(cursor) : undefined,
  )
  const page = sql`select ${named(locale)}, ${key} as sort_key from ${employees} where ${which} order by ${by} limit ${limit + 1}`
  return { page, order: ofPage }
}

/** Whoever had least training first, or most: all of them are added up anyway. */
function pageByUnits(rules: DisclosureRules, { sort, locale, limit, cursor }: PageAsked<'units' | '-units'>) {
  const weight = weightOf(rules)
  const [direction, beyond] = sort === 'units' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const after = cursor && sql`(${weight}, t.id) ${beyond} (${cursor.value}::float8, ${cursor.id}::bigint)`
  const page = sql`select ${named(locale)}, l.sort_key from (
      select t.id, ${weight} as sort_key from listed t where ${after ?? sql`true`} order by 2 ${direction}, 1 ${direction} limit ${limit + 1}
    ) l join ${employees} on ${employees.id} = l.id`
  return { page, order: sql`p.sort_key ${direction}, p.id ${direction}` }
}
