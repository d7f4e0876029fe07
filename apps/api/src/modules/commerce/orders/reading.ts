import { and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { jsonRows } from '../../../db/json-rows.ts'
import { keptStatement } from '../../../db/kept-statement.ts'
import { bills, coupons, orderLines, orders, payments, refunds, seatPools } from '../../../db/schema/index.ts'
import { isBuyers, keptForBuyers, type BuyerKey } from '../buyer.ts'
import { poolOfLine } from '../licences/pool-of-line.ts'

export type OrderRow = typeof orders.$inferSelect

/** A payment that may still come. */
export type OpenPayment = typeof payments.$inferSelect

const billFields = {
  id: bills.id,
  publicId: bills.publicId,
  kind: bills.kind,
  series: bills.series,
  year: bills.year,
  number: bills.number,
  total: bills.total,
  issuedAt: bills.issuedAt,
  isProForma: bills.isProForma,
  transfer: bills.transfer,
}
export type BillRow = Pick<typeof bills.$inferSelect, keyof typeof billFields>

/** A line with what decides whether it may be given back. */
export interface LineRow {
  line: typeof orderLines.$inferSelect
  percent: number
  givenSeats: number
  hasRequest: boolean
  freeSeats: number | null
}

/** An order with all that its screens show. */
export interface OrderFacts {
  order: OrderRow
  lines: LineRow[]
  bills: BillRow[]
  refunds: (typeof refunds.$inferSelect)[]
  openPayments: OpenPayment[]
  couponCode: string | null
}

/** An order by its id; undefined where there is none. */
export async function findOrder(db: Connection, id: number): Promise<OrderFacts | undefined> {
  const [row] = await anyones(db).execute({ id })
  return row && factsOf(row)
}

/** An order of the buyer by its public id; undefined where there is none or it is another buyer's. */
export async function findOwnOrder(
  db: Connection,
  buyer: BuyerKey,
  publicId: string,
): Promise<OrderFacts | undefined> {
  const [row] = await buyers(db, buyer).execute({ publicId, ...buyer })
  return row && factsOf(row)
}

/** The payments of the buyer's order that may still come; none where it is no order of theirs. */
export function findOpenPayments(db: Connection, buyer: BuyerKey, publicId: string): Promise<OpenPayment[]> {
  return openOnes(db, buyer).execute({ publicId, ...buyer })
}

const openOnes = keptForBuyers((db, buyer, kind) =>
  db
    .select(getTableColumns(payments))
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.state, 'created')))
    .where(and(eq(orders.publicId, sql.placeholder('publicId')), isBuyers(buyer, 'orders')))
    .prepare(`open_payments_of_${kind}`),
)
const anyones = keptStatement(db =>
  selectFacts(db)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_by_id'),
)
const buyers = keptForBuyers((db, buyer, kind) =>
  selectFacts(db)
    .where(and(eq(orders.publicId, sql.placeholder('publicId')), isBuyers(buyer, 'orders')))
    .prepare(`order_of_${kind}`),
)

/** A page of the buyer's orders, newest first. @param after the last id of the page before */
export async function listOrders(
  db: Connection,
  buyer: BuyerKey,
  { after, limit, ...filter }: OrderFilter & { after?: number; limit: number },
): Promise<OrderFacts[]> {
  const rows = await selectFacts(db)
    .where(and(matches(buyer, filter), after === undefined ? undefined : lt(orders.id, after)))
    .orderBy(desc(orders.id))
    .limit(limit)
  return rows.map(factsOf)
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

/** Orders with what belongs to them, in one statement however many they are. */
function selectFacts(db: Connection) {
  return db
    .select({
      order: orders,
      couponCode: coupons.code,
      lines: jsonRows(
        lineFields,
        orderLines.id,
        sql`from ${orderLines} where ${orderLines.orderId} = ${orders.id}`,
      ),
      bills: jsonRows(billFields, bills.id, sql`from ${bills} where ${bills.orderId} = ${orders.id}`),
      refunds: jsonRows(
        getTableColumns(refunds),
        refunds.id,
        sql`from ${refunds} where ${refunds.orderId} = ${orders.id}`,
      ),
      openPayments: jsonRows(
        getTableColumns(payments),
        payments.id,
        sql`from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'created'`,
      ),
    })
    .from(orders)
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
}

const lineFields = {
  ...getTableColumns(orderLines),
  percent: sql<number>`coalesce((select e.percent from enrolments e where e.user_id = ${orders.userId} and e.course_id = ${orderLines.courseId}), 0)`,
  givenSeats: sql<number>`coalesce((select sum(r.seats) from refunds r where r.order_line_id = ${orderLines.id} and r.state in ('granted', 'paid')), 0)`,
  hasRequest: sql<boolean>`exists (select from refunds r where r.order_line_id = ${orderLines.id} and r.state = 'requested')`,
  freeSeats: sql<
    number | null
  >`(select ${seatPools.bought} - ${seatPools.used} from ${seatPools} where ${seatPools.companyId} = ${orders.companyId}
        and ${poolOfLine(sql`${orderLines.courseId}`, sql`${orderLines.id}`)})`,
}

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number]

function factsOf({ lines, ...row }: FactsRow): OrderFacts {
  return {
    ...row,
    lines: lines.map(({ percent, givenSeats, hasRequest, freeSeats, ...line }) => ({
      line,
      percent,
      givenSeats,
      hasRequest,
      freeSeats,
    })),
  }
}
