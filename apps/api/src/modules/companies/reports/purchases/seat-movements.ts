import { and, sql, type SQL } from 'drizzle-orm'
import { areOfAnotherZone } from '../../../commerce/seats/sums.ts'
import { companyDay, zoneOf } from '../../../platform/calendar/days.ts'
import { inPeriod } from '../../period.ts'
import { monthOf } from '../facts.ts'
import { wholeMonths } from '../months.ts'
import type { PurchaseQuery } from './schema.ts'

/**
 * Selects what the movements of a company's ledger come to, in some rows each: `course_id`, `month`, `movement`, and how many there are, what they
 * `moved` and what they have `taken` from the free ones. From the sums of months and days, but from the ledger as long as those are of another zone.
 */
export function seatMovementsOf(companyId: number, query: PurchaseQuery): SQL {
  const company = sql`${companyId}::bigint`
  const isMoved = areOfAnotherZone(company, zoneOf(company))
  return sql`
    select p.course_id, m.month, m.movement, m.movements, m.moved, m.taken from (
      ${ofSums(company, query)} and not ${isMoved} union all ${ofLedger(company, query)} and ${isMoved}
    ) m join seat_pools p on p.id = m.pool_id${query.course === undefined ? sql`` : sql` where p.course_id = ${query.course}`}`
}

function ofSums(company: SQL, { from, to }: PurchaseQuery): SQL {
  const { first, last, days } = wholeMonths({ ...(from && { from }), ...(to && { to }) })
  const inTime = sql.join(
    [
      sql`(s.day is null and s.month between ${first} and ${last})`,
      ...days.map(([begin, end]) => sql`(s.day between ${begin}::date and ${end}::date)`),
    ],
    sql` or `,
  )
  const read = (table: string) =>
    sql`select s.pool_id, s.month, s.movement, s.movements, s.moved, s.taken from ${sql.raw(table)} s
      where s.company_id = ${company} and s.zone = ${zoneOf(company)} and (${inTime})`
  return sql`select k.* from (${read('seat_sums')} union all ${read('seat_sum_changes')}) k where true`
}

function ofLedger(company: SQL, period: PurchaseQuery): SQL {
  const which = and(sql`l.company_id = ${company}`, inPeriod(sql`l.at`, period, company))
  return sql`select l.pool_id, ${monthOf(companyDay(sql`l.at`, company))} as month, l.movement, 1 as movements, abs(l.seats) as moved,
      greatest(-l.seats, 0) as taken from seat_ledger l where ${which}`
}
