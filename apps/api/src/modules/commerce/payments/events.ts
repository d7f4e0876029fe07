import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../../db/client.ts'
import { paymentEvents, paymentReturns, payments, refunds } from '../../../db/schema/index.ts'
import { mailBuyer } from '../mails/kinds.ts'
import type { PaymentEvent, PaymentProvider } from '../../../gateways/payments/payment-provider.ts'

/** Where failures of providers are written. */
export type PaymentLog = Pick<FastifyBaseLogger, 'error' | 'info'>

/** Remembers a message, in the transaction that acts on it. @returns whether it comes for the first time */
export async function isNewEvent(
  tx: Transaction,
  { name }: PaymentProvider,
  { id }: PaymentEvent,
): Promise<boolean> {
  const fresh = await tx
    .insert(paymentEvents)
    .values({ provider: name, eventId: id })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId })
  return fresh.length > 0
}

/** A refund that was given may fail days later, as at a closed card: the money is with us again, and an operator has to send it otherwise. */
export async function hearOfRefund(
  db: Database,
  log: PaymentLog,
  provider: PaymentProvider,
  event: Extract<PaymentEvent, { refund: string }>,
): Promise<void> {
  const [given] = await db
    .select({ id: paymentReturns.id, refundId: paymentReturns.refundId })
    .from(paymentReturns)
    .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
    .where(and(eq(payments.provider, provider.name), eq(paymentReturns.providerId, event.refund)))
  if (!given || !provider.fetchRefund)
    return log.info({ provider: provider.name }, 'a message about no refund of ours')
  const { state, reason } = await provider.fetchRefund(event.refund)
  if (state !== 'failed') return
  await db.transaction(async tx => {
    if (!(await isNewEvent(tx, provider, event))) return
    const failed = await tx
      .update(paymentReturns)
      .set({ state: 'failed', reason })
      .where(and(eq(paymentReturns.id, given.id), eq(paymentReturns.state, 'done')))
      .returning({ id: paymentReturns.id })
    // A provider tells one failure by several messages.
    if (failed.length === 0) return
    await mailBuyer(tx, { about: 'money_came_back', id: given.id })
    if (given.refundId !== null)
      await tx
        .update(refunds)
        .set({ state: 'granted' })
        .where(and(eq(refunds.id, given.refundId), eq(refunds.state, 'paid')))
  })
  log.error({ provider: provider.name, return: given.id, reason }, 'money that was given back has come back')
}
