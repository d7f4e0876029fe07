import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { keptStatement } from '../../../db/kept-statement.ts'
import { orders, payments } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts'

/** A payment that is open, with its order. */
export interface Opened {
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect
}

/** The payment that is open for an order that waits; a new order has one from its beginning. */
export async function findOpen(db: Connection, orderId: number): Promise<Opened | null> {
  const [open] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.state, 'pending'),
        eq(orders.method, 'card'),
        eq(payments.state, 'created'),
      ),
    )
    .limit(1)
  return open ?? null
}

/**
 * Opens a payment for an order that waits, where none is open: after a declined or cancelled one. Two tabs come to the same payment.
 * @param provider of new payments
 * @returns null where the order isn't to be paid by card
 * @throws AppError `payment_unavailable` where payments are off
 */
export async function openPayment(
  tx: Transaction,
  orderId: number,
  provider: PaymentProvider | null,
): Promise<Opened | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (order?.state !== 'pending' || order.method !== 'card') return null
  // Another tab may have opened it meanwhile.
  const open = await findOpen(tx, orderId)
  if (open) return open
  if (!provider) throw new AppError('payment_unavailable', { retryAfter: 30 })
  const { total: amount, currency } = order
  const [payment] = await tx
    .insert(payments)
    .values({ orderId, provider: provider.name, amount, currency })
    .returning()
  return payment ? { order, payment } : null
}

const isFirst = sql`${payments.providerId} is null`
/** Keeps the page that a provider has made for `paymentId`, unless there is one already. */
export const keepPage = keptStatement(db =>
  db
    .update(payments)
    .set({
      providerId: sql`case when ${isFirst} then ${sql.placeholder('id')} else ${payments.providerId} end`,
      redirectUrl: sql`case when ${isFirst} then ${sql.placeholder('redirectUrl')} else ${payments.redirectUrl} end`,
    })
    .where(eq(payments.id, sql.placeholder('paymentId')))
    .returning({ url: payments.redirectUrl })
    .prepare('keep_page'),
)

/**
 * Whoever is sent to pay again has read why the last card was declined: it is no longer the last word, and giving that page up, which its
 * provider tells late or never, declines nothing. The next declined card says its own reason.
 * @param order as it was read: a card that was declined meanwhile keeps its word
 */
export async function forgetDecline(db: Connection, order: Opened['order']): Promise<void> {
  if (order.failure === null) return
  await db
    .update(orders)
    .set({ failure: null })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'pending'), eq(orders.declines, order.declines)))
}
