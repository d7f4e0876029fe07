import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { departmentName, minimumSeconds, trainingOf } from './facts.ts'
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

/** Who is listed, of rows `t`: the employees, and whoever has left but had training in the year. */
const listed = ({ under }: Pick<DisclosurePeopleFilters, 'under'>): SQL =>
  under === true
    ? sql`t.is_employed and t.platform + t.outside < ${minimumSeconds}`
    : sql`(t.is_employed or t.platform + t.outside > 0)`

/** How many people a list of a year has. */
export async function countPeople(
  db: Connection,
  member: CompanyMembership,
  query: DisclosurePeopleFilters,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${trainingOf(member, query.year)}) t where ${listed(query)}`,
  )
  return rows[0]?.total ?? 0
}

/**
 * One page of the people of a year by name, each with the training had.
 * @throws AppError `malformed`
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
  const { rows } = await db.execute<Row>(sql`
    with listed as materialized (select t.*, ${departmentName} as department from (${trainingOf(member, query.year)}) t where ${listed(query)})
    select l.id::float8 as id, ${nameIn(locale, 'employees')} as name, ${employees.number} as number, l.department, l.platform, l.outside,
      ${key} as key, (select count(*) from listed)::int as total
    from listed l join ${employees} on ${employees.id} = l.id
    where ${and(sql`true`, after ?? undefined)} order by ${key}, ${employees.id} limit ${limit + 1}`)
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
      missing_seconds: Math.max(0, minimumSeconds - row.platform - row.outside),
    }),
    row => ({ sort: 'name', value: row.key, id: row.id, total }),
  )
}
