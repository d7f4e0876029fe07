import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { carts, orderLines, orders, payments, seatLedger, seatPools } from '../../../db/schema/index.ts'
import { retryRefusedLater } from '../../companies/assignments/standing-scope.ts'
import { openBought } from '../../learning/grants.ts'
import { siteSettingsOf, type SiteSettings } from '../../operations/content/site-settings.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { cartChanged, orderPaid } from '../../platform/notifications/notices.ts'
import { Effects } from '../../platform/outbox/effects.ts'
import { addLicence } from '../licences/ordering.ts'
import { buyerMail } from '../mails/kinds.ts'
import { issueInvoice } from '../bills/of-order.ts'
import { buyerChannel, keptForBuyers } from '../buyer.ts'
import { ownCart } from '../cart/state.ts'
import { newPublicId } from '../checkout/quotes.ts'
import { siteRows } from '../site.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/**
 * Makes a pending order a paid one: its payment settled, access or seats, the cart emptied, the buyer told, the invoice written, in the
 * caller's transaction, which has locked the order. If any fails, none of it happened. The invoice comes last, as its counter holds up all others.
 * @param paymentId what it was paid with, locked as well; null where its row says so already, or nothing was to be paid
 */
export async function fulfil(tx: Transaction, order: Order, paymentId: number | null = null): Promise<void> {
  const { lines, cartId, site } = await markPaid(tx, order, paymentId)
  if (order.companyId === null)
    await openBought(
      tx,
      order.userId,
      ofCourses(lines).map(({ id, courseId }) => ({ courseId, orderLineId: id })),
    )
  else await addBought(tx, order.companyId, lines)
  const effects = new Effects()
  if (cartId !== null) await emptyCart(tx, { order, lines, cartId }, effects)
  const publicId = newPublicId()
  await tell(tx, order, publicId, effects)
  await effects.write(tx)
  await issueInvoice(tx, order, lines, { publicId, site })
}

/** What `markPaid` has read. */
interface Paid {
  /** In the order in which access and seats are locked. */
  lines: Line[]
  /** The buyer's cart, which is locked. */
  cartId: number | null
  site: SiteSettings
}

async function markPaid(
  tx: Transaction,
  { id, userId, companyId }: Order,
  paymentId: number | null,
): Promise<Paid> {
  const key = { userId, companyId }
  const rows = await markingPaid(tx, key).execute({ ...key, orderId: id, paymentId })
  const [first] = rows
  if (!first) throw new Error('Only an order that waits can be paid.')
  return { lines: rows.map(({ line }) => line), cartId: first.cartId, site: siteSettingsOf(first.site) }
}

const markingPaid = keptForBuyers((db, buyer, kind) => {
  const paid = db.$with('paid').as(
    db
      .update(orders)
      .set({ state: 'paid', paidAt: sql`clock_timestamp()` })
      .where(and(eq(orders.id, sql.placeholder('orderId')), eq(orders.state, 'pending')))
      .returning({ id: orders.id }),
  )
  const settled = db.$with('settled').as(
    db
      .update(payments)
      .set({ state: 'succeeded', reason: null, settledAt: sql`clock_timestamp()` })
      .where(eq(payments.id, sql.placeholder('paymentId')))
      .returning({ id: payments.id }),
  )
  const cart = db
    .$with('cart')
    .as(db.select({ id: carts.id }).from(carts).where(ownCart(buyer, 'carts')).for('update'))
  return db
    .with(paid, settled, cart)
    .select({
      line: getTableColumns(orderLines),
      cartId: sql<number | null>`(select id::float8 from cart)`,
      site: siteRows,
    })
    .from(orderLines)
    .innerJoin(paid, eq(paid.id, orderLines.orderId))
    .orderBy(asc(orderLines.courseId))
    .prepare(`mark_paid_${kind}`)
})

type CourseLine = Line & { courseId: number }

function ofCourses(lines: readonly Line[]): CourseLine[] {
  return lines.flatMap(line => (line.courseId === null ? [] : [{ ...line, courseId: line.courseId }]))
}

/** Seats of courses, and yearly licences. */
async function addBought(tx: Transaction, companyId: number, lines: readonly Line[]): Promise<void> {
  await addSeats(tx, companyId, ofCourses(lines))
  for (const line of lines) if (line.courseId === null) await addLicence(tx, companyId, line)
}

/** Seats of each course, with their row in the ledger; assignments that lacked a seat are retried. */
async function addSeats(tx: Transaction, companyId: number, lines: readonly CourseLine[]): Promise<void> {
  for (const { id, courseId, seats } of lines) {
    const [pool] = await tx
      .insert(seatPools)
      .values({ companyId, courseId, bought: seats })
      .onConflictDoUpdate({
        target: [seatPools.companyId, seatPools.courseId],
        set: { bought: sql`${seatPools.bought} + ${seats}` },
      })
      .returning({ id: seatPools.id })
    if (!pool) throw new Error('A pool of seats was not made.')
    await tx
      .insert(seatLedger)
      .values({ companyId, poolId: pool.id, movement: 'bought', seats, orderLineId: id })
  }
  await retryRefusedLater(
    tx,
    companyId,
    lines.map(({ courseId }) => courseId),
  )
}

/** Takes what was bought out of the cart, with the coupon that it was bought with. */
async function emptyCart(
  tx: Transaction,
  { order, lines, cartId }: { order: Order; lines: Line[]; cartId: number },
  effects: Effects,
): Promise<void> {
  const courseIds = ofCourses(lines).map(({ courseId }) => courseId)
  // Both parts see the lines as they were before.
  const { rows } = await tx.execute<{ left: number }>(sql`
    with bought as (
      delete from cart_lines where cart_id = ${cartId} and course_id = any(${sql.param(courseIds)}::bigint[]) returning 1
    )
    select (select count(*) from cart_lines where cart_id = ${cartId})::int - (select count(*) from bought)::int as left`)
  if (order.couponId !== null)
    await tx
      .update(carts)
      .set({ couponId: null })
      .where(and(eq(carts.id, cartId), eq(carts.couponId, order.couponId)))
  effects.emit(cartChanged(buyerChannel(order), rows[0]?.left ?? 0))
}

async function tell(
  tx: Transaction,
  { id, publicId, userId, companyId }: Order,
  bill: string,
  effects: Effects,
): Promise<void> {
  await notify(tx, orderPaid({ userId, id, publicId, bill }), new Date(), effects)
  effects.enqueue(buyerMail({ about: 'order_paid', id }))
  if (companyId === null) return
  const channel = buyerChannel({ userId, companyId })
  effects.emit({ channel, name: 'OrderPaid', data: { order_id: publicId, bill_id: bill } })
}
