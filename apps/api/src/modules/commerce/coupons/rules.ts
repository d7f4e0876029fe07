import type { coupons } from '../../../db/schema/index.ts'
import { allot } from '../money/allot.ts'
import { percentOf } from '../money/vat.ts'

export type Coupon = typeof coupons.$inferSelect

/** Why a coupon takes nothing off a cart: what of it may change with the cart, or with the time. */
export const couponReasons = ['not_started', 'ended', 'used_up', 'used', 'minimum', 'no_course'] as const
export type CouponReason = (typeof couponReasons)[number]

/** A line as coupons see it. */
export interface CouponLine {
  courseId: number
  categoryId: number
  /** Minor units, before any discount. */
  sum: number
}

/** What a coupon takes off each line, or why it does not apply; then each line's part is 0. */
export interface CouponEffect {
  reason: CouponReason | null
  discounts: number[]
  /** What the lines it is for lack to its minimum; minor units, 0 where they reach it. */
  missing: number
}

/**
 * Applies a coupon to lines: a percentage is rounded half up once on the sum of the lines it is for, an amount takes off at most that
 * sum; the minimum counts those lines only (`billing.md`, Settled).
 * @param ownUses by this buyer, among orders that wait or were paid
 */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  { now, ownUses }: { now: Date; ownUses: number },
): CouponEffect {
  const none = lines.map(() => 0)
  const reason = reasonOf(coupon, now, ownUses)
  if (reason !== null) return { reason, discounts: none, missing: 0 }
  const sums = lines.map(line => (isFor(coupon, line) ? line.sum : 0))
  const sum = sums.reduce((all, line) => all + line, 0)
  if (sum === 0) return { reason: 'no_course', discounts: none, missing: coupon.minimum }
  if (sum < coupon.minimum) return { reason: 'minimum', discounts: none, missing: coupon.minimum - sum }
  const discount = coupon.kind === 'percent' ? percentOf(sum, coupon.value) : Math.min(coupon.value, sum)
  return { reason: null, discounts: allot(sums, discount), missing: 0 }
}

/** Why a coupon applies to no cart of the buyer at all. */
export function reasonOf(
  coupon: Coupon,
  now: Date,
  ownUses: number,
): 'not_started' | 'ended' | 'used_up' | 'used' | null {
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'not_started'
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'ended'
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'used_up'
  if (coupon.maxUsesPerPerson !== null && ownUses >= coupon.maxUsesPerPerson) return 'used'
  return null
}

/** A coupon for courses or categories is for what either list names; one for neither is for all. */
function isFor({ courseIds, categoryIds }: Coupon, line: CouponLine): boolean {
  if (courseIds === null && categoryIds === null) return true
  return (courseIds?.includes(line.courseId) ?? false) || (categoryIds?.includes(line.categoryId) ?? false)
}
