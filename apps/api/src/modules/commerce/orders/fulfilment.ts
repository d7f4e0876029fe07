import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { carts, orderLines, orders, seatLedger, seatPools } from '../../../db/schema/index.ts'
import { retryRefusedLater } from '../../companies/assignments/standing-scope.ts'
import { openGrant } from '../../learning/grants.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { orderPaid, publishCart } from '../../platform/notifications/notices.ts'
import { addLicence } from '../licences/ordering.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { issueInvoice } from '../bills/of-order.ts'
import { buyerChannel } from '../buyer.ts'
import { newPublicId } from '../checkout/quotes.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/**
 * Makes a pending order a paid one: access or seats, the cart emptied, the buyer told, the invoice written, in the caller's
 * transaction, which has locked the order. If any fails, none of it happened.
 */
export async function fulfil(tx: Transaction, order: Order): Promise<void> {
  const lines = await markPaid(tx, order)
  if (order.companyId === null)
    for (const { id, courseId } of ofCourses(lines))
      await openGrant(tx, { userId: order.userId, courseId, kind: 'order', orderLineId: id })
  else await addBought(tx, order.companyId, lines)
  await emptyCart(tx, order, lines)
  const billPublicId = newPublicId()
  await tell(tx, order, billPublicId)
  await issueInvoice(tx, order, lines, billPublicId)
}

/** @returns the order's lines, in the order in which access and seats are locked */
async function markPaid(tx: Transaction, order: Order): Promise<Line[]> {
  const paid = tx.$with('paid').as(
    tx
      .update(orders)
      .set({ state: 'paid', paidAt: sql`clock_timestamp()` })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'pending')))
      .returning({ id: orders.id }),
  )
  const lines = await tx
    .with(paid)
    .select(getTableColumns(orderLines))
    .from(orderLines)
    .innerJoin(paid, eq(paid.id, orderLines.orderId))
    .orderBy(asc(orderLines.courseId))
  if (lines.length === 0) throw new Error('Only an order that waits can be paid.')
  return lines
}

type CourseLine = Line & { courseId: number }

function ofCourses(lines: readonly Line[]): CourseLine[] {
  return lines.flatMap(line => (line.courseId === null ? [] : [{ ...line, courseId: line.courseId }]))
}

/** Seats of courses, and yearly licences. */
async function addBought(tx: Transaction, companyId: number, lines: readonly Line[]): Promise<void> {
  await addSeats(tx, companyId, ofCourses(lines))
  for (const line of lines) if (line.courseId === null) await addLicence(tx, companyId, line)
}

/** Seats of each course, with their row in the ledger; whoever was refused one for want of it is tried again. */
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
async function emptyCart(tx: Transaction, order: Order, lines: Line[]): Promise<void> {
  const key = { userId: order.userId, companyId: order.companyId }
  const [cart] = await tx
    .select()
    .from(carts)
    .where(order.companyId === null ? eq(carts.userId, order.userId) : eq(carts.companyId, order.companyId))
    .for('update')
  if (!cart) return
  const courseIds = ofCourses(lines).map(({ courseId }) => courseId)
  // Both parts see the lines as they were before.
  const { rows } = await tx.execute<{ left: number }>(sql`
    with bought as (
      delete from cart_lines where cart_id = ${cart.id} and course_id = any(${sql.param(courseIds)}::bigint[]) returning 1
    )
    select (select count(*) from cart_lines where cart_id = ${cart.id})::int - (select count(*) from bought)::int as left`)
  if (cart.couponId !== null && cart.couponId === order.couponId)
    await tx.update(carts).set({ couponId: null }).where(eq(carts.id, cart.id))
  await publishCart(tx, buyerChannel(key), rows[0]?.left ?? 0)
}

async function tell(
  tx: Transaction,
  { id, publicId, userId, companyId }: Order,
  bill: string,
): Promise<void> {
  await notify(tx, orderPaid({ userId, id, publicId, bill }))
  await mailBuyer(tx, { about: 'order_paid', id })
  if (companyId === null) return
  const channel = buyerChannel({ userId, companyId })
  await emit(tx, [{ channel, name: 'OrderPaid', data: { order_id: publicId, bill_id: bill } }])
}
