import { pick, type Locale } from '../../../locale.ts'
import type { CourseCard } from '../../catalogue/schema.ts'
import type { Coupon, CouponEffect } from '../coupons/rules.ts'
import type { Cart } from '../schema.ts'
import { priceCart, type Totals } from './pricing.ts'
import type { CartRow, CartState } from './state.ts'

/** A cart with its prices of this moment. */
export function presentCart(state: CartState, locale: Locale, now = new Date()): Cart {
  const { lines, leftOut, effect, totals } = priceCart(state, now)
  return {
    item_count: lines.length,
    lines: lines.map(line => ({
      course: JSON.parse(line.card) as CourseCard,
      seats: line.seats,
      unit_price: line.price,
      previous_price: previousPriceOf(line),
      discount: line.discount,
      total: line.total,
      pending_order: line.pendingOrder,
      added_at: line.addedAt.toISOString(),
      company_seats: line.companySeats,
    })),
    left_out: presentLeftOut(leftOut, locale),
    coupon: presentCoupon(state.coupon, effect),
    ...presentTotals(totals),
  }
}

/** The price that the buyer has seen, where it is another one now. */
export function previousPriceOf({ seenPrice, price }: CartRow): number | null {
  return seenPrice !== null && seenPrice !== price ? seenPrice : null
}

export function presentLeftOut(rows: readonly CartRow[], locale: Locale): Cart['left_out'] {
  return rows.flatMap(({ courseId, title, leftOut }) =>
    leftOut === null ? [] : [{ course_id: courseId, title: pick(title, locale), reason: leftOut }],
  )
}

export function presentCoupon(coupon: Coupon | null, effect: CouponEffect | null): Cart['coupon'] {
  if (!coupon || !effect) return null
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    discount: effect.discounts.reduce((sum, part) => sum + part, 0),
    reason: effect.reason,
    minimum: coupon.minimum,
    missing: effect.missing,
    starts_at: coupon.startsAt?.toISOString() ?? null,
    ends_at: coupon.endsAt?.toISOString() ?? null,
  }
}

export function presentTotals({ vatRate, ...sums }: Totals) {
  return { currency: 'SAR', ...sums, vat_rate: vatRate }
}
