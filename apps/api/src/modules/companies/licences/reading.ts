import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import { isHeld } from '../../commerce/licences/holders.ts'
import { offersOf } from '../../commerce/licences/offers.ts'
import { millis } from '../../commerce/licences/period.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { finishedByLicence } from '../../learning/licence-grants.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { licenceResults } from '../reports/sums/paths-and-licences.ts'
import { dashboardAsOf } from '../reports/sums/reading.ts'
import { hasBegun } from './giving-back.ts'
import type { HolderQuery } from './schema.ts'

interface Row extends Record<string, unknown> {
  id: number
  places: number
  bought: number
  used: number
  startsOn: string
  endsOn: string
  state: 'coming' | 'current' | 'ended'
  unitPrice: number
  paid: number
  finished: number
  orderId: string | null
  continuesId: number | null
}

/** A company's licences, those that hold longest first, with what people finished by them; and what is offered to it. */
export async function readLicences(db: Database, companyId: number) {
  const isKept = (await dashboardAsOf(db, companyId)) !== null
  const { rows } = await db.execute<Row>(sql`
    select l.id::float8 as id, l.places, p.bought, p.used, l.starts_on::text as "startsOn", l.ends_on::text as "endsOn",
      case when l.ended_at is not null or l.ends_at <= clock_timestamp() then 'ended'
        when l.starts_at > clock_timestamp() then 'coming' else 'current' end as state,
      l.unit_price::float8 as "unitPrice", (l.places * l.unit_price - coalesce((select sum(r.amount) from refunds r
        where r.order_line_id = l.order_line_id and r.state in ('granted', 'paid')), 0))::float8 as paid,
      coalesce(f.finished, 0) as finished,
      o.public_id as "orderId", l.continues_id::float8 as "continuesId"
    from licences l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
      left join order_lines n on n.id = l.order_line_id left join orders o on o.id = n.order_id
      left join (${licenceResults(companyId, isKept)}) f on f.pool_id = l.pool_id
    where l.company_id = ${companyId} order by l.ends_at desc, l.id desc`)
  const offers = await offersOf(db, companyId)
  return {
    licences: rows.map(row => ({
      id: row.id,
      state: row.state,
      sold: row.places,
      places: row.bought,
      used: row.used,
      free: row.bought - row.used,
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      unit_price: row.unitPrice,
      paid: row.paid,
      finished_courses: row.finished,
      price_per_finished: row.finished === 0 ? null : Math.round(row.paid / row.finished),
      order_id: row.orderId,
      continues_id: row.continuesId,
    })),
    offers: offers.map(offer => ({
      id: offer.id,
      places: offer.places,
      unit_price: offer.unitPrice,
      total: offer.places * offer.unitPrice,
      continues_id: offer.continuesId,
      last_day: offer.lastDay,
      order_id: offer.pendingOrder,
    })),
  }
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
  const courses = (more: ReturnType<typeof sql>) => sql`(select count(*) from enrolment_grants g
    join enrolments e on e.user_id = g.user_id and e.course_id = g.course_id
    where g.company_id = ${companyId} and g.seat_id = p."placeId" and g.ended_reason is null${more})::int`
  return sql`${courses(sql``)} as started, ${courses(sql` and ${finishedByLicence}`)} as finished,
    ${hasBegun(sql`${companyId}::bigint`, sql`p.id`)} as begun`
}

/** Who holds a place of a licence, the last that was taken first, or by name. */
export async function readHolders(
  db: Database,
  companyId: number,
  licenceId: number,
  { q = '', sort = 'newest', cursor: text, limit = 25 }: HolderQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(text, sort, sort === 'name' ? 'text' : 'number')
  const key = nameKeyIn(locale)
  const order = sort === 'name' ? sql`${key}, employees.id` : sql`l.id desc`
  const after = ({ value, id }: Cursor) =>
    sort === 'name'
      ? sql`(${key}, employees.id) > (${value}::text, ${id}::bigint)`
      : sql`l.id < ${id}::bigint`
  const named = q.trim() === '' ? sql`` : sql` and employees.search_folded like ${`%${likeText(q)}%`}`
  const which = sql`from seat_ledger l join licences c on c.company_id = l.company_id and c.pool_id = l.pool_id
      join employees on employees.company_id = l.company_id and employees.id = l.employee_id
    where c.company_id = ${companyId} and c.id = ${licenceId} and ${isHeld}${named}`
  const held = sql`select k.used from licences c join seat_pools k on k.company_id = c.company_id and k.id = c.pool_id
    where c.company_id = ${companyId} and c.id = ${licenceId}`
  const counted = q.trim() === '' ? sql`(${held})` : sql`(select count(*) ${which})::int`
  // What they learned is looked up for the page alone.
  const { rows } = await db.execute<Holder>(sql`
    with page as materialized (
      select l.id as "placeId", employees.id, ${nameIn(locale, 'employees')} as name, ${key} as key, ${millis(sql`l.at`)} as since
      ${which} and ${cursor === null ? sql`true` : after(cursor)} order by ${order} limit ${limit + 1}
    )
    select p."placeId"::float8 as "placeId", p.id::float8 as id, p.name, p.key, p.since, ${learnedBy(companyId)}, ${cursor === null ? counted : sql`${cursor.total}::float8`} as total
    from page p order by ${sort === 'name' ? sql`p.key, p.id` : sql`p."placeId" desc`}`)
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
