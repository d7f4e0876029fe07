import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { orders, paymentReturns, payments, refunds } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { fulfil } from '../orders/fulfilment.ts'

/** Stored with payments that came to the seller's account, which no provider answers for. */
export const bankTransfer = 'bank_transfer'

/**
 * Records that the transfer of an order has come: the order is paid, with all that follows.
 * @param reference the reference given to the buyer
 * @throws AppError `not_found`; `order_not_pending`
 */
export async function confirmTransfer(tx: Transaction, actor: Actor, reference: string): Promise<number> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.transferReference, reference.trim().toUpperCase()))
    .for('update')
  if (!order) throw new AppError('not_found')
  if (order.state !== 'pending') throw new AppError('order_not_pending')
  await tx.insert(payments).values({
    orderId: order.id,
    provider: bankTransfer,
    providerId: reference.trim().toUpperCase(),
    state: 'succeeded',
    amount: order.total,
    currency: order.currency,
    settledAt: sql`clock_timestamp()`,
  })
  await fulfil(tx, order)
  await audit(tx, actor, {
    action: 'transfer.confirm',
    subject: { type: 'order', id: order.id },
    after: { total: order.total },
  })
  return order.id
}

/**
 * Records that the operator has sent money back: of an order paid by transfer, or what a card did not take, be it a refund or a payment that
 * came too late.
 * @throws AppError `not_found`, also where the card's provider is still to be asked; `conflict` where it was done before
 */
export async function confirmReturn(tx: Transaction, actor: Actor, returnId: number): Promise<void> {
  const [named] = await tx
    .select({ state: paymentReturns.state, provider: payments.provider })
    .from(paymentReturns)
    .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
    .where(eq(paymentReturns.id, returnId))
    .for('update', { of: paymentReturns })
  const isOurs = named?.provider === bankTransfer
  if (!named || (!isOurs && named.state === 'waiting')) throw new AppError('not_found')
  const [row] = await tx
    .update(paymentReturns)
    // Without the provider's id: what it still says of its refund is about this one no more.
    .set({ state: 'done', providerId: null, doneAt: sql`clock_timestamp()` })
    .where(and(eq(paymentReturns.id, returnId), eq(paymentReturns.state, isOurs ? 'waiting' : 'failed')))
    .returning({ amount: paymentReturns.amount, refundId: paymentReturns.refundId })
  if (!row) throw new AppError('conflict')
  if (row.refundId !== null)
    await tx.update(refunds).set({ state: 'paid' }).where(eq(refunds.id, row.refundId))
  await mailBuyer(tx, { about: 'money_transferred', id: returnId })
  await audit(tx, actor, {
    action: 'return.transfer',
    subject: { type: 'payment_return', id: returnId },
    after: { amount: row.amount },
  })
}
