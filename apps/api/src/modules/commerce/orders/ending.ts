import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { orders } from '../../../db/schema/index.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { buyerChannel } from '../buyer.ts'
import { releaseCoupon } from '../coupons/reserving.ts'

/** Ends an order that is not paid, in the caller's transaction: its coupon may be used again. @returns whether it waited */
export async function endUnpaid(
  tx: Transaction,
  orderId: number,
  state: 'failed' | 'expired' | 'cancelled',
): Promise<boolean> {
  const [ended] = await tx
    .update(orders)
    .set({ state, endedAt: sql`clock_timestamp()` })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'pending')))
    .returning()
  if (!ended) return false
  await releaseCoupon(tx, orderId)
  await emit(tx, [
    { channel: buyerChannel(ended), name: 'OrderEnded', data: { order_id: ended.publicId, state } },
  ])
  return true
}

/** Ends the orders whose time has passed, some at a time. @param ask asks their providers once more @returns how many were due */
export async function expireOrders(db: Database, ask: (orderId: number) => Promise<void>): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.expiresAt, sql`now()`)))
    .limit(50)
  for (const { id } of due) {
    await ask(id)
    await db.transaction(async tx => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
      await endUnpaid(tx, id, 'expired')
    })
  }
  return due.length
}
