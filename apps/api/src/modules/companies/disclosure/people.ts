import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { type DisclosureRules, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { inReachOf } from '../policy.ts'
import { nameOrder } from '../reports/name-order.ts'
import { findClosed } from './closed.ts'
import { departmentName, disclosedTrainingOf, isListed, listedOf, trainingOf } from './facts.ts'
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

/** A year as it is asked for, and the rules that its people are measured by. @throws AppError `not_found` for what was not disclosed */
async function termsOf(db: Connection, { companyId }: CompanyMembership, query: DisclosurePeopleFilters) {
  const closed = await findClosed(db, companyId, query.year)
  if (query.disclosed === true && closed === null) throw new AppError('not_found')
  const rules = closed?.rules ?? (await readRules(db, companyId))
  return { rules, disclosedId: query.disclosed === true ? closed?.id : undefined }
}

type Terms = Awaited<ReturnType<typeof termsOf>>

/** The people that a list has, as rows `t`. */
async function listedBy(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleFilters,
  { rules, disclosedId }: Terms,
): Promise<SQL> {
  const training =
    disclosedId === undefined
      ? await trainingOf(db, member, query.year, query)
      : disclosedTrainingOf(member, disclosedId, query)
  return sql`(${training}) t where ${query.under === true ? sql`t.is_employed and ${isShort(rules)}` : isListed}`
}

/** How many people a list of a year has. */
export async function countPeople(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleFilters,
): Promise<number> {
  const listed = await listedBy(db, member, query, await termsOf(db, member, query))
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
  const slice = { locale, limit, cursor }
  const terms = await termsOf(db, member, query)
  const many = isByName && isOfAll(query) ? await findMany(db, member, query, cursor) : null
  const all = many?.all ?? null
  const { page, order } = isByName
    ? pageByName(member, { sort, ...slice }, all)
    : pageByUnits(terms.rules, { sort, ...slice })
  // Of the page alone where it is known without what they had who is listed.
  const found =
    all === null
      ? sql`listed as materialized (select t.* from ${await listedBy(db, member, query, terms)}), page as materialized (${page})`
      : sql`page as materialized (${page}), listed as (${await trainingOf(db, member, query.year, { among: sql`select id from page` })})`
  const { rows } = await db.execute<Row>(sql`
    with ${found}
    select p.id::float8 as id, p.name, p.number, ${departmentName} as department, t.platform, t.outside, p.sort_key,
      ${many === null ? sql`(select count(*) from listed)::int` : sql`${many.total}::float8`} as total
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
      ...personalUnits(terms.rules, row.platform, row.outside),
    }),
    row => ({ sort, value: row.sort_key, id: row.id, total }),
  )
}

/** Of so many pages the next is met sooner in the order of names than everybody listed is found. */
const manyPages = 10

/** All whom the list of a year has, `all`, where they are many and it is known without adding up what each had; and how many they are. */
async function findMany(
  db: Connection,
  member: CompanyMembership,
  { year, limit = 50 }: DisclosurePeopleQuery,
  cursor: Cursor | null,
): Promise<{ all: SQL; total: number } | null> {
  const all = await listedOf(db, member, year)
  if (all === null) return null
  const { rows } = cursor
    ? { rows: [cursor] }
    : await db.execute<{ total: number }>(sql`select count(*)::int as total from (${all}) a`)
  const total = rows[0]?.total ?? 0
  return total < manyPages * limit ? null : { all, total }
}

/** Whether nobody of a year is left out. */
const isOfAll = ({ q, under, disclosed }: DisclosurePeopleFilters) =>
  q === undefined && under !== true && disclosed !== true

interface PageAsked<Sort> {
  sort: Sort
  locale: Locale
  limit: number
  cursor: Cursor | null
}

const named = (locale: Locale) =>
  sql`${employees.id} as id, ${nameIn(locale, 'employees')} as name, ${employees.number} as number`

/** In the order of an index, each looked up among `all`, or those `listed`: a join would have all of them sorted. */
function pageByName(
  member: CompanyMembership,
  { sort, locale, limit, cursor }: PageAsked<'name' | '-name'>,
  all: SQL | null,
) {
  const { key, by, ofPage, after } = nameOrder(locale, sort)
  const which = and(
    // Who is looked up one by one is somebody of the branch; of those `listed` it is known.
    all === null
      ? eq(employees.companyId, member.companyId)
      : inReachOf(member, employees.companyId, employees.departmentId),
    all === null
      ? sql`(${employees.id} in (select l.id from listed l)) is true`
      : sql`exists (select from (${all}) a where a.employee_id = ${employees.id} offset 0)`,
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
