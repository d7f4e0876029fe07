import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { bills } from '../../db/schema/index.ts'
import { hashOfBill } from './bills/hash.ts'
import { poolsCountedWrong } from './seats/counts.ts'

/** What must hold of money at any moment between transactions; each statement finds the rows that break it. */
const rules: Record<string, string> = {
  'a paid order has given access or seats for each line': `
    select l.id from order_lines l join orders o on o.id = l.order_id left join (
      select order_line_id, sum(seats) as seats from seat_ledger where movement = 'bought' group by order_line_id
    ) bought on bought.order_line_id = l.id
    where o.state in ('paid', 'partially_refunded', 'refunded') and case when o.company_id is null
      then l.id not in (select order_line_id from enrolment_grants where order_line_id is not null)
      else coalesce(bought.seats, 0) <> l.seats end`,
  'access and seats of an order are paid': `
    select l.id from order_lines l join orders o on o.id = l.order_id
    where o.state not in ('paid', 'partially_refunded', 'refunded') and (
      l.id in (select order_line_id from enrolment_grants where order_line_id is not null)
      or l.id in (select order_line_id from seat_ledger where order_line_id is not null))`,
  'a refunded line of a person has no open access of its own': `
    select r.id from refunds r join orders o on o.id = r.order_id
    where o.company_id is null and r.state in ('granted', 'paid')
      and exists (select from enrolment_grants g where g.order_line_id = r.order_line_id and g.ended_reason is null)`,
  'a paid order has one invoice of its sum': `
    select o.id from orders o left join bills b on b.order_id = o.id and b.kind <> 'credit_note' and not b.is_pro_forma
    where (o.state in ('paid', 'partially_refunded', 'refunded')) <> (b.id is not null) or b.total <> o.total or b.vat <> o.vat
    union all select order_id from bills where kind <> 'credit_note' and not is_pro_forma group by order_id having count(*) > 1`,
  'a paid order has one payment of its sum, any other none': `
    select o.id from orders o left join payments p on p.order_id = o.id and p.state = 'succeeded'
    where (o.state in ('paid', 'partially_refunded', 'refunded') and o.method <> 'none') <> (p.id is not null) or p.amount <> o.total`,
  'each granted refund has its credit note and its money on the way': `
    select r.id from refunds r left join bills b on b.refund_id = r.id left join payment_returns t on t.refund_id = r.id
    where (r.state in ('granted', 'paid')) <> (b.id is not null) or (b.id is null) <> (t.id is null)
      or b.total <> r.amount or t.amount <> r.amount`,
  'money that came too late goes back whole': `
    select p.id from payments p left join payment_returns t on t.payment_id = p.id and t.refund_id is null
    where (p.state = 'returned') <> (t.id is not null)`,
  'no more goes back than came': `
    select p.id from payments p where p.state = 'succeeded'
      and p.amount < (select coalesce(sum(t.amount), 0) from payment_returns t where t.payment_id = p.id)`,
  'an order is refunded as far as its refunds say': `
    select o.id from orders o, lateral (select coalesce(sum(r.amount), 0) as sum from refunds r
      where r.order_id = o.id and r.state in ('granted', 'paid')) back
    where o.state in ('paid', 'partially_refunded', 'refunded') and o.state <> case
      when back.sum = 0 then 'paid' when back.sum = o.total then 'refunded' else 'partially_refunded' end`,
  'a coupon is used as often as orders count for it, and within its cap': `
    select c.id from coupons c where c.uses <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id)
      or c.uses > c.max_uses`,
  'a coupon counts for no order that ended unpaid': `
    select r.order_id from coupon_redemptions r join orders o on o.id = r.order_id
    where o.state in ('failed', 'expired', 'cancelled')`,
  'seats in a pool are those of its ledger': `
    select p.id from seat_pools p where exists (select from seat_ledger s where s.pool_id = p.id and s.order_line_id is not null)
      and p.bought <> (select coalesce(sum(s.seats), 0) from seat_ledger s where s.pool_id = p.id and (s.movement in ('bought', 'refunded') or s.movement = 'expired' and s.employee_id is null))`,
  'seats that are taken of a pool are those of its ledger': `
    select p.id from seat_pools p where exists (select from seat_ledger s where s.pool_id = p.id and s.movement = 'assigned')
      and p.used <> (select -coalesce(sum(s.seats), 0) from seat_ledger s where s.pool_id = p.id and s.employee_id is not null and s.movement in ('assigned', 'returned', 'expired'))`,
  'what is counted of seats is what their ledger says': poolsCountedWrong,
  'no one holds two seats of a course at once': `
    select s.pool_id from seat_ledger s where s.employee_id is not null and s.movement in ('assigned', 'returned', 'expired')
    group by s.pool_id, s.employee_id having sum(s.seats) < -1`,
  'a pool without a course is that of one licence': `
    select p.id from seat_pools p where (p.course_id is null) <> exists (select from licences l where l.pool_id = p.id)`,
  'a line without a course is of an offer, and its licence is as it says': `
    select n.id from order_lines n join orders o on o.id = n.order_id left join licence_offers f on f.order_line_id = n.id
      left join licences l on l.order_line_id = n.id
    where n.course_id is null and o.state in ('pending', 'paid', 'partially_refunded', 'refunded') and (f.id is null
      or (f.company_id, f.places, f.unit_price) <> (o.company_id, n.seats, n.unit_price) or (o.state = 'pending') <> (l.id is null)
      or (l.company_id, l.places, l.unit_price) <> (o.company_id, n.seats, n.unit_price))`,
  'a licence has the places that were sold, until they go back or it ends': `
    select l.id from licences l where l.places <> (select coalesce(sum(s.seats), 0) from seat_ledger s where s.pool_id = l.pool_id and s.movement = 'bought')
      or l.ended_at is not null and exists (select from seat_pools p where p.id = l.pool_id and (p.bought, p.used) <> (0, 0))`,
  'a licence ends the day before the same date of the next year, by its company’s clock': `
    select l.id from licences l join companies c on c.id = l.company_id where l.ends_on <> (l.starts_on + interval '1 year' - interval '1 day')::date
      or l.ended_at is null and (l.starts_at <> (l.starts_on::timestamp at time zone c.time_zone)
        or l.ends_at <> ((l.ends_on + 1)::timestamp at time zone c.time_zone))`,
  'what licences opened is open by a place that its person holds, until the licence ends': `
    select g.id from enrolment_grants g left join (
      select s.company_id, s.id, s.movement, e.user_id, l.ends_at, exists (select from seat_ledger r where r.pool_id = s.pool_id
        and r.employee_id = s.employee_id and r.movement in ('returned', 'expired') and r.id > s.id) as is_over
      from seat_ledger s join licences l on l.pool_id = s.pool_id join employees e on e.id = s.employee_id
    ) held on held.company_id = g.company_id and held.id = g.seat_id
    where g.kind = 'licence' and g.ended_reason is null and g.ends_at > clock_timestamp()
      and (held.id is null or held.movement <> 'assigned' or held.is_over or held.user_id is distinct from g.user_id or held.ends_at <> g.ends_at)`,
  'each number of a budget is the sum of its rows': `
    select b.id from department_budgets b, lateral (select
        coalesce(sum(case l.movement when 'granted' then l.amount when 'taken_back' then -l.amount end), 0) as granted,
        coalesce(sum(case l.movement when 'reserved' then l.amount when 'released' then -l.amount when 'spent' then -l.amount end), 0) as reserved,
        coalesce(sum(case l.movement when 'spent' then l.amount when 'given_back' then -l.amount end), 0) as spent
      from budget_ledger l where l.budget_id = b.id) found
    where (b.granted, b.reserved, b.spent) <> (found.granted, found.reserved, found.spent)`,
  'credit is reserved only for requests that wait': `
    select min(l.id) from budget_ledger l where l.movement in ('reserved', 'released', 'spent')
    group by l.budget_id, l.employee_id, l.course_id
    having sum(case l.movement when 'reserved' then l.amount else -l.amount end) > 0
      and not exists (select from course_requests r where r.employee_id = l.employee_id and r.course_id = l.course_id and r.state = 'open')`,
  'numbers of bills are 1 to n in each series and year': `
    select min(id) as id from bills group by series, year having count(*) <> max(number) or min(number) <> 1
      or max(number) <> (select c.last from bill_counters c where c.series = bills.series and c.year = bills.year)`,
  'the chain of bills goes on from its last document': `
    select c.last from bill_counters c left join bills b on b.chain_position = c.last
    where c.series = 'chain' and (b.hash is distinct from c.hash or c.last <> (select max(chain_position) from bills))`,
  'payments less what went back are bills less credit notes': `
    select 1 as id where
      (select coalesce(sum(amount), 0) from payments where state = 'succeeded')
      - (select coalesce(sum(amount), 0) from payment_returns where refund_id is not null)
      <> (select coalesce(sum(case kind when 'credit_note' then -total else total end), 0) from bills where not is_pro_forma)`,
}

/**
 * Checks the rules of money over the whole database.
 * @returns each rule that does not hold, with some of the rows that break it
 */
export async function brokenMoneyRules(db: Database): Promise<{ rule: string; ids: number[] }[]> {
  const broken = []
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`select id from (${statement}) found(id) limit 20`),
    )
    if (rows.length > 0) broken.push({ rule, ids: rows.map(({ id }) => Number(id)) })
  }
  const unchained = await brokenChain(db)
  return unchained.length === 0
    ? broken
    : [...broken, { rule: 'each bill is what was issued, and covers the one before it', ids: unchained }]
}

/** Recomputes the hashes of the chain of bills, a page at a time. */
async function brokenChain(db: Database): Promise<number[]> {
  let previous: { position: number; hash: string | null } = { position: 0, hash: null }
  for (;;) {
    const page = await db
      .select()
      .from(bills)
      .where(sql`${bills.chainPosition} > ${previous.position}`)
      .orderBy(asc(bills.chainPosition))
      .limit(500)
    for (const { id, ...row } of page) {
      const isNext: boolean = row.chainPosition === previous.position + 1
      if (!isNext || row.previousHash !== previous.hash || row.hash !== hashOfBill(row)) return [id]
      previous = { position: row.chainPosition ?? 0, hash: row.hash }
    }
    if (page.length === 0) return []
  }
}
