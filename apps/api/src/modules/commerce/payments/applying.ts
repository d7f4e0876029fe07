import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { keptStatement } from '../../../db/kept-statement.ts'
import { orders, paymentReturns, payments } from '../../../db/schema/index.ts'
import type { PaymentStatus } from '../../../gateways/payments/payment-provider.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { paymentReturned } from '../../platform/notifications/notices.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import { buyerChannel } from '../buyer.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { endUnpaid } from '../orders/ending.ts'
import { fulfil } from '../orders/fulfilment.ts'
import { carryOutReturns } from './kinds.ts'

type Payment = typeof payments.$inferSelect
type Order = typeof orders.$inferSelect

/** After so many declined cards an order has failed. */
export const mostDeclines = 5

/** What a provider's word led to. */
export type Applied = 'unchanged' | 'paid' | 'declined' | 'cancelled' | 'returned'

/**
 * Applies what a provider said of a payment, once, however often and in whatever order it is said: a browser's return, a message and
 * the job that asks all end here. Money that comes for an order that no longer waits, or in another sum, goes back whole.
 */
export async function applyStatus(
  tx: Transaction,
  paymentId: number,
  status: PaymentStatus,
): Promise<Applied> {
  const { order, payment } = await lockPayment(tx, paymentId)
  if (payment.state === 'succeeded' || payment.state === 'returned') return 'unchanged'
  if (status.state === 'succeeded') {
    const isWhole = status.amount === payment.amount && status.currency === payment.currency
    if (order.state !== 'pending' || !isWhole) return giveBack(tx, order, payment, status.amount)
    await fulfil(tx, order, payment.id)
    return 'paid'
  }
  const declines = Math.max(0, status.declines - payment.declines)
  if (declines > 0) await countDeclines(tx, { order, payment, status, declines })
  if (status.state === 'pending') return declines > 0 ? 'declined' : 'unchanged'
  if (payment.state === status.state) return 'unchanged'
  await settle(tx, payment, { state: status.state, reason: status.reason })
  return status.state
}

/** Both in one statement, the order first, as every act on it does. */
async function lockPayment(tx: Transaction, paymentId: number): Promise<{ order: Order; payment: Payment }> {
  const [locked] = await lockBoth(tx).execute({ paymentId })
  if (!locked) throw new Error('A payment without an order.')
  return locked
}

const lockBoth = keptStatement(db =>
  db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.id, sql.placeholder('paymentId')))
    .for('update')
    .prepare('lock_payment'),
)

async function settle(
  tx: Transaction,
  { id }: Payment,
  change: Pick<Payment, 'state' | 'reason'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...change, settledAt: sql`clock_timestamp()` })
    .where(eq(payments.id, id))
}

/** Each card counts, whether its provider ended the payment with it or let the buyer try another one there. */
async function countDeclines(
  tx: Transaction,
  given: { order: Order; payment: Payment; status: PaymentStatus; declines: number },
): Promise<void> {
  const { order, payment, status } = given
  const { reason } = status
  const declines = order.declines + given.declines
  await tx.update(payments).set({ declines: status.declines, reason }).where(eq(payments.id, payment.id))
  await tx.update(orders).set({ declines, failure: reason }).where(eq(orders.id, order.id))
  if (order.state !== 'pending') return
  if (declines >= mostDeclines) await endUnpaid(tx, order.id, 'failed')
  else
    await emit(tx, [
      { channel: buyerChannel(order), name: 'PaymentDeclined', data: { order_id: order.publicId, reason } },
    ])
}

/** Without a bill or a credit note: nothing was sold for it. */
async function giveBack(tx: Transaction, order: Order, payment: Payment, amount: number): Promise<Applied> {
  await settle(tx, payment, { state: 'returned', reason: null })
  const [row] = await tx
    .insert(paymentReturns)
    .values({ paymentId: payment.id, amount })
    .returning({ id: paymentReturns.id })
  if (!row) throw new Error('The return of a payment was not written.')
  await enqueue(tx, carryOutReturns, {}, { uniqueKey: 'carry-out' })
  await notify(tx, paymentReturned({ userId: order.userId, id: order.id, publicId: order.publicId }))
  await mailBuyer(tx, { about: 'payment_returned', id: row.id })
  return 'returned'
}
