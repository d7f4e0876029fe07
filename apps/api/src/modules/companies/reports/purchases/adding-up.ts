import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../../locale.ts'
import { licenceTitle } from '../../../commerce/licences/offers.ts'
import { companyDay } from '../../../platform/calendar/days.ts'
import { inPeriod } from '../../period.ts'
import { monthOf } from '../facts.ts'
import { everyMonth, monthText } from '../months.ts'
import type { Counted, PurchaseKind, PurchaseQuery } from './schema.ts'
import { seatMovementsOf } from './seat-movements.ts'

interface Facts {
  /** Rows `f` with `course_id` and `month`. */
  from: (companyId: number, query: PurchaseQuery) => SQL
  measures: SQL
  /** The measure by which courses are put in order. */
  order: SQL
}

const ofCourse = (column: SQL, { course }: PurchaseQuery) =>
  course === undefined ? undefined : sql`${column} = ${course}`
const ofMovement = (movement: string, measure: 'movements' | 'moved' | 'taken') =>
  sql`coalesce(sum(f.${sql.raw(measure)}) filter (where f.movement = ${movement}), 0)::int`

const facts: Record<PurchaseKind, Facts> = {
  /** The ledger's movements, of courses and of the places of yearly licences, which stand together in one row. */
  seats: {
    from: seatMovementsOf,
    measures: sql`${ofMovement('bought', 'moved')} as bought, ${ofMovement('assigned', 'movements')} as assigned,
      ${ofMovement('started', 'movements')} as started, ${ofMovement('returned', 'movements')} as returned,
      ${ofMovement('expired', 'taken')} as expired, ${ofMovement('refunded', 'moved')} as refunded`,
    order: sql`bought`,
  },
  /** The lines of invoices and credit notes: what was paid, on the day on which the bill was issued. */
  spending: {
    from: (companyId, query) => sql`
      select n.course_id, ${monthOf(companyDay(sql`b.issued_at`, sql`${companyId}::bigint`))} as month, b.kind = 'credit_note' as is_credit, l.total, l.seats, b.order_id
      from orders o join bills b on b.order_id = o.id
        cross join lateral jsonb_to_recordset(b.lines) as l("orderLineId" bigint, seats int, total bigint)
        join order_lines n on n.id = l."orderLineId"
      where ${and(sql`o.company_id = ${companyId}`, sql`not b.is_pro_forma`, inPeriod(sql`b.issued_at`, query, sql`${companyId}::bigint`), ofCourse(sql`n.course_id`, query))}`,
    measures: sql`coalesce(sum(f.total) filter (where not f.is_credit), 0)::float8 as paid,
      coalesce(sum(f.total) filter (where f.is_credit), 0)::float8 as refunded,
      coalesce(sum(f.seats) filter (where not f.is_credit), 0)::int as seats,
      (count(distinct f.order_id) filter (where not f.is_credit))::int as orders`,
    order: sql`paid`,
  },
}

interface Row extends Record<string, unknown> {
  kind: 'total' | 'month' | 'course'
  course_id: number | null
  month: number | null
  title: BilingualText | null
}

/** Adds up what a company bought, and what became of it: in all, by month, and by the rows that are asked for; in one statement. */
export async function addUpPurchases<Kind extends PurchaseKind>(
  db: Connection,
  companyId: number,
  kind: Kind,
  query: PurchaseQuery,
  locale: Locale,
) {
  const { from, measures, order } = facts[kind]
  const now = new Date().toISOString()
  const { rows } = await db.execute<Row>(sql`
    with facts as (${from(companyId, query)}), sums as (
      select case when grouping(f.course_id) = 0 then 'course' when grouping(f.month) = 0 then 'month' else 'total' end as kind,
        f.course_id, f.month, ${measures}
      from facts f group by grouping sets ((), (f.month), (f.course_id))
    )
    select s.*, s.course_id::float8 as course_id, c.title from sums s left join courses c on c.id = s.course_id
    order by s.kind = 'course', s.${order} desc, s.course_id, s.month`)
  const is = (which: Row['kind']) => rows.filter(row => row.kind === which)
  const [total] = is('total')
  if (!total) throw new Error('A report has no total.')
  const months = filled<Kind>(is('month'), total)
  const byMonth = months.toReversed().map(({ month, ...counted }) => ({ id: null, name: month, ...counted }))
  const byCourse = is('course').map(row => ({
    id: row.course_id,
    name: pick(row.title ?? licenceTitle, locale),
    ...measured<Kind>(row),
  }))
  return {
    as_of: now,
    totals: measured<Kind>(total),
    months,
    rows: query.by === 'month' ? byMonth : query.by === 'course' ? byCourse : [],
  }
}

/** Every month from the first to the last, with nothing where nothing moved. */
function filled<Kind extends PurchaseKind>(rows: readonly Row[], total: Row) {
  const known = new Map(rows.map(row => [monthText(row.month), measured<Kind>(row)]))
  const nothing = Object.fromEntries(Object.keys(measured(total)).map(name => [name, 0])) as Counted<Kind>
  return everyMonth([...known.keys()]).map(month => ({ month, ...(known.get(month) ?? nothing) }))
}

function measured<Kind extends PurchaseKind>({
  kind: _1,
  course_id: _2,
  month: _3,
  title: _4,
  ...counted
}: Row) {
  return counted as Counted<Kind>
}

/** What is assigned and free now. */
export async function seatsNow(db: Connection, companyId: number, query: PurchaseQuery) {
  const { rows } = await db.execute<{ used: number; free: number }>(sql`
    select coalesce(sum(p.used), 0)::int as used, coalesce(sum(p.bought - p.used), 0)::int as free
    from seat_pools p where ${and(sql`p.company_id = ${companyId}`, ofCourse(sql`p.course_id`, query))}`)
  return rows[0] ?? { used: 0, free: 0 }
}
