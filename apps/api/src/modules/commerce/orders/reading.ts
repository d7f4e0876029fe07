import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { bills, coupons, orderLines, orders, payments, refunds, seatPools } from '../../../db/schema/index.ts'
import { isBuyers, type BuyerKey } from '../buyer.ts'
import { poolOfLine } from '../licences/pool-of-line.ts'

export type OrderRow = typeof orders.$inferSelect
export type BillRow = Pick<
  typeof bills.$inferSelect,
  | 'id'
  | 'orderId'
  | 'publicId'
  | 'kind'
  | 'series'
  | 'year'
  | 'number'
  | 'total'
  | 'issuedAt'
  | 'isProForma'
  | 'transfer'
>

/** A line with what decides whether it may be given back. */
export interface LineRow {
  line: typeof orderLines.$inferSelect
  percent: number
  givenSeats: number
  hasRequest: boolean
  freeSeats: number | null
}

/** Orders with all that their screens show. */
export interface OrderFacts {
  order: OrderRow
  lines: LineRow[]
  bills: BillRow[]
  refunds: (typeof refunds.$inferSelect)[]
  couponCode: string | null
  paymentUrl: string | null
}

/** One order of the buyer, or undefined where it is somebody else's or none. */
export async function findOrder(
  db: Connection,
  buyer: BuyerKey,
  publicId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.publicId, publicId), isBuyers(buyer, 'orders')))
  return row
}

/** A page of the buyer's orders, newest first. @param after the last id of the page before */
export async function listOrders(
  db: Connection,
  buyer: BuyerKey,
  { after, limit, ...filter }: OrderFilter & { after?: number; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(matches(buyer, filter), after === undefined ? undefined : lt(orders.id, after)))
    .orderBy(desc(orders.id))
    .limit(limit)
}

/** How many orders of the buyer there are. */
export function countOrders(db: Database, buyer: BuyerKey, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matches(buyer, filter))
}

/** Of a year, or in a state. */
export interface OrderFilter {
  year?: number
  state?: OrderRow['state']
}

function matches(buyer: BuyerKey, { year, state }: OrderFilter): SQL | undefined {
  return and(
    isBuyers(buyer, 'orders'),
    year === undefined ? undefined : sql`${yearOf} = ${year}`,
    state && eq(orders.state, state),
  )
}

/** A year begins in Riyadh, as the documents say. */
const yearOf = sql`extract(year from ${orders.createdAt} at time zone 'Asia/Riyadh')::int`

/** In which years the buyer has orders, newest first. */
export async function orderYears(db: Connection, buyer: BuyerKey): Promise<number[]> {
  const rows = await db
    .select({ year: sql<number>`${yearOf}` })
    .from(orders)
    .where(isBuyers(buyer, 'orders'))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
  return rows.map(({ year }) => year)
}

/**
 * What belongs to orders, in a statement for each kind of thing.
 * @param paymentUrl where the one that is asked about is paid, if that is known
 * @returns in the order given
 */
export async function factsOf(
  db: Connection,
  rows: OrderRow[],
  paymentUrl: string | null = null,
): Promise<OrderFacts[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const documents = await documentsOf(db, idsOf(rows, isBilled))
  const asked = await refundsOf(
    db,
    idsOf(rows, ({ paidAt }) => paidAt !== null),
  )
  const open = await openPaymentsOf(
    db,
    idsOf(rows, ({ state }) => state === 'pending' && paymentUrl === null),
  )
  const used = await couponsOf(db, rows)
  return rows.map(order => ({
    order,
    lines: lines.filter(({ line }) => line.orderId === order.id),
    bills: documents.filter(({ orderId }) => orderId === order.id),
    refunds: asked.filter(({ orderId }) => orderId === order.id),
    couponCode: used.find(({ id }) => id === order.couponId)?.code ?? null,
    paymentUrl: open.find(({ orderId }) => orderId === order.id)?.url ?? paymentUrl,
  }))
}

function idsOf(rows: OrderRow[], belongs: (order: OrderRow) => boolean): number[] {
  return rows.filter(belongs).map(({ id }) => id)
}

/** Invoices come with the payment, pro-formas with the order. */
const isBilled = ({ paidAt, method }: OrderRow) => paidAt !== null || method === 'bank_transfer'

async function refundsOf(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db.select().from(refunds).where(inArray(refunds.orderId, orderIds)).orderBy(asc(refunds.id))
}

async function openPaymentsOf(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .select({ orderId: payments.orderId, url: payments.redirectUrl })
    .from(payments)
    .where(and(inArray(payments.orderId, orderIds), eq(payments.state, 'created')))
}

async function couponsOf(db: Connection, rows: OrderRow[]) {
  const ids = rows.flatMap(({ couponId }) => (couponId === null ? [] : [couponId]))
  if (ids.length === 0) return []
  return db.select({ id: coupons.id, code: coupons.code }).from(coupons).where(inArray(coupons.id, ids))
}

function linesOf(db: Connection, orderIds: number[]): Promise<LineRow[]> {
  return db
    .select({
      line: orderLines,
      percent: sql<number>`coalesce((select e.percent from enrolments e where e.user_id = ${orders.userId} and e.course_id = ${orderLines.courseId}), 0)`,
      givenSeats: sql<number>`coalesce((select sum(r.seats) from refunds r where r.order_line_id = ${orderLines.id} and r.state in ('granted', 'paid')), 0)::int`,
      hasRequest: sql<boolean>`exists (select from refunds r where r.order_line_id = ${orderLines.id} and r.state = 'requested')`,
      freeSeats: sql<
        number | null
      >`(select ${seatPools.bought} - ${seatPools.used} from ${seatPools} where ${seatPools.companyId} = ${orders.companyId}
        and ${poolOfLine(sql`${orderLines.courseId}`, sql`${orderLines.id}`)})`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id))
}

async function documentsOf(db: Connection, orderIds: number[]): Promise<BillRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select({
      id: bills.id,
      orderId: bills.orderId,
      publicId: bills.publicId,
      kind: bills.kind,
      series: bills.series,
      year: bills.year,
      number: bills.number,
      total: bills.total,
      issuedAt: bills.issuedAt,
      isProForma: bills.isProForma,
      transfer: bills.transfer,
    })
    .from(bills)
    .where(inArray(bills.orderId, orderIds))
    .orderBy(asc(bills.id))
}
