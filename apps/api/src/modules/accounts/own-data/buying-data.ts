import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  bills,
  cartLines,
  carts,
  couponRedemptions,
  coupons,
  courses,
  orderLines,
  orders,
  paymentReturns,
  payments,
  refunds,
} from '../../../db/schema/index.ts'
import { plain } from './rows.ts'

/** The cart, orders with all that belongs to them, and bills. */
// long: a list of queries, one for each part of the file
export async function buying(tx: Connection, userId: number) {
  return {
    cart: plain(
      await tx
        .select({
          courseId: cartLines.courseId,
          courseTitle: courses.title,
          seats: cartLines.seats,
          addedAt: cartLines.addedAt,
          coupon: coupons.code,
        })
        .from(cartLines)
        .innerJoin(carts, eq(carts.id, cartLines.cartId))
        .innerJoin(courses, eq(courses.id, cartLines.courseId))
        .leftJoin(coupons, eq(coupons.id, carts.couponId))
        .where(eq(carts.userId, userId))
        .orderBy(asc(cartLines.addedAt)),
    ),
    orders: plain(await tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id))),
    order_lines: plain(
      (
        await tx
          .select({ row: orderLines })
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          .where(eq(orders.userId, userId))
          .orderBy(asc(orderLines.id))
      ).map(({ row }) => row),
    ),
    payments: plain(
      await tx
        .select({
          orderId: payments.orderId,
          provider: payments.provider,
          state: payments.state,
          amount: payments.amount,
          currency: payments.currency,
          createdAt: payments.createdAt,
          settledAt: payments.settledAt,
        })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.userId, userId))
        .orderBy(asc(payments.id)),
    ),
    refunds: plain(
      await tx
        .select({
          orderId: refunds.orderId,
          state: refunds.state,
          reason: refunds.reason,
          amount: refunds.amount,
          createdAt: refunds.createdAt,
          decidedAt: refunds.decidedAt,
        })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(eq(orders.userId, userId))
        .orderBy(asc(refunds.id)),
    ),
    payment_returns: plain(
      await tx
        .select({
          orderId: payments.orderId,
          state: paymentReturns.state,
          amount: paymentReturns.amount,
          createdAt: paymentReturns.createdAt,
          doneAt: paymentReturns.doneAt,
        })
        .from(paymentReturns)
        .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.userId, userId))
        .orderBy(asc(paymentReturns.id)),
    ),
    coupon_redemptions: plain(
      await tx
        .select({ coupon: coupons.code, orderId: couponRedemptions.orderId, at: couponRedemptions.at })
        .from(couponRedemptions)
        .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
        .where(eq(couponRedemptions.userId, userId))
        .orderBy(asc(couponRedemptions.at)),
    ),
    bills: plain(
      (
        await tx
          .select({ row: bills })
          .from(bills)
          .innerJoin(orders, eq(orders.id, bills.orderId))
          .where(eq(orders.userId, userId))
          .orderBy(asc(bills.id))
      ).map(({ row }) => row),
    ),
  }
}
