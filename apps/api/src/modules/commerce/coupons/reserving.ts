import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { couponRedemptions, coupons } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { BuyerKey } from '../buyer.ts'
import { ownUsesOf } from '../cart/state.ts'

/**
 * Counts a use of a coupon for an order that is being made. The update is guarded and locks the coupon, so that no cap is passed.
 * @throws AppError `coupon_used_up`, `coupon_used`
 */
export async function reserveCoupon(tx: Transaction, buyer: BuyerKey, couponId: number): Promise<void> {
  const [reserved] = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, couponId), or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses))))
    .returning({ cap: coupons.maxUsesPerPerson })
  if (!reserved) throw new AppError('coupon_used_up')
  if (reserved.cap === null) return
  const [row] = await tx
    .select({ uses: ownUsesOf(buyer) })
    .from(coupons)
    .where(eq(coupons.id, couponId))
  if ((row?.uses ?? 0) >= reserved.cap) throw new AppError('coupon_used')
}

/** Gives a use back when its order ends unpaid; a refund gives none back. */
export async function releaseCoupon(tx: Transaction, orderId: number): Promise<void> {
  const [released] = await tx
    .delete(couponRedemptions)
    .where(eq(couponRedemptions.orderId, orderId))
    .returning({ couponId: couponRedemptions.couponId })
  if (released)
    await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(eq(coupons.id, released.couponId))
}
