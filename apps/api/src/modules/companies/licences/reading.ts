import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { offersOf } from '../../commerce/licences/offers.ts'
import { licenceResults } from '../reports/sums/paths-and-licences.ts'
import { dashboardAsOf } from '../reports/sums/reading.ts'

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
