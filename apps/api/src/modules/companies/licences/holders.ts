import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import { isHeld } from '../../commerce/licences/holders.ts'
import { millis } from '../../commerce/licences/period.ts'
import { finishedByLicence } from '../../learning/licence-grants.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { likeOf } from '../../finding.ts'
import { hasBegun } from './giving-back.ts'
import type { HolderQuery } from './schema.ts'

interface Pool extends Record<string, unknown> {
  id: number
  used: number
}

interface Holder extends Record<string, unknown> {
  placeId: number
  id: number
  name: string
  key: string
  since: number
  started: number
  finished: number
  begun: boolean
  total: number
}

/** What the holder of a place, `p`, learned by it. */
function learnedBy(companyId: number) {
  const courses = (more: SQL) => sql`(select count(*) from enrolment_grants g
    join enrolments e on e.user_id = g.user_id and e.course_id = g.course_id
    where g.company_id = ${companyId} and g.seat_id = p."placeId" and g.ended_reason is null${more})::int`
  return sql`${courses(sql``)} as started, ${courses(sql` and ${finishedByLicence}`)} as finished,
    ${hasBegun(sql`${companyId}::bigint`, sql`p.id`)} as begun`
}

async function poolOf(db: Database, companyId: number, licenceId: number): Promise<Pool | undefined> {
  const { rows } = await db.execute<Pool>(sql`
    select k.id::float8 as id, k.used from licences c join seat_pools k on k.company_id = c.company_id and k.id = c.pool_id
    where c.company_id = ${companyId} and c.id = ${licenceId}`)
  return rows[0]
}

/** The places `l` of a pool that are held, and the `employees` who do. */
function heldPlaces(companyId: number, { id }: Pool, like: string | undefined): SQL {
  const named = like === undefined ? sql`` : sql` and employees.search_text like ${like}`
  return sql`seat_ledger l join employees on employees.company_id = l.company_id and employees.id = l.employee_id
    where l.company_id = ${companyId} and l.pool_id = ${id} and ${isHeld}${named}`
}

/** Who holds a place of a licence, the last that was taken first, or by name. */
export async function readHolders(
  db: Database,
  companyId: number,
  licenceId: number,
  { q, sort = 'newest', cursor: text, limit = 25 }: HolderQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(text, sort, sort === 'name' ? 'text' : 'number')
  const pool = await poolOf(db, companyId, licenceId)
  const like = likeOf(q)
  const rows = pool ? await readPage(db, companyId, pool, { like, sort, cursor, limit, locale }) : []
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => ({
      employee: { id: row.id, name: row.name },
      since: new Date(row.since).toISOString(),
      started_courses: row.started,
      finished_courses: row.finished,
      may_return: !row.begun,
    }),
    row =>
      sort === 'name'
        ? { sort, value: row.key, id: row.id, total }
        : { sort, value: row.placeId, id: row.placeId, total },
  )
}

interface PageAsked {
  like: string | undefined
  sort: 'newest' | 'name'
  cursor: Cursor | null
  limit: number
  locale: Locale
}

/** Who is searched for is found once, to be counted and put in order. What they learned is looked up for the page alone. */
async function readPage(
  db: Database,
  companyId: number,
  pool: Pool,
  { like, sort, cursor, limit, locale }: PageAsked,
): Promise<Holder[]> {
  const isByName = sort === 'name'
  const key = nameKeyIn(locale)
  const holders = heldPlaces(companyId, pool, like)
  const columns = sql`l.id as "placeId", l.at, employees.id, ${key} as key`
  const at =
    like === undefined
      ? { key, id: sql`employees.id`, place: sql`l.id` }
      : { key: sql`f.key`, id: sql`f.id`, place: sql`f."placeId"` }
  const beyond = (after: Cursor) =>
    isByName
      ? sql`(${at.key}, ${at.id}) > (${after.value}::text, ${after.id}::bigint)`
      : sql`${at.place} < ${after.id}::bigint`
  const ofPage = sql`${cursor === null ? sql`true` : beyond(cursor)} order by ${isByName ? sql`${at.key}, ${at.id}` : sql`${at.place} desc`} limit ${limit + 1}`
  const page =
    like === undefined
      ? sql`page as materialized (select ${columns} from ${holders} and ${ofPage})`
      : sql`found as materialized (select ${columns} from ${holders}), page as materialized (select f.* from found f where ${ofPage})`
  const { rows } = await db.execute<Holder>(sql`
    with ${page}
    select p."placeId"::float8 as "placeId", p.id::float8 as id, ${nameIn(locale, 'employees')} as name, p.key, ${millis(sql`p.at`)} as since,
      ${learnedBy(companyId)}, ${like === undefined ? sql`${pool.used}::int` : sql`(select count(*) from found)::int`} as total
    from page p join employees on employees.id = p.id order by ${isByName ? sql`p.key, p.id` : sql`p."placeId" desc`}`)
  return rows
}
