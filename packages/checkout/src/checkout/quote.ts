import type { Checkout } from '@masar/api-sdk'

const [shortest, longest] = [60_000, 15 * 60_000]

/**
 * Until when a quote stands by this device's clock, which may be wrong by any amount: never less than a minute, so that a fast clock does
 * not make quotes end as they come, nor more than the service's 15.
 * @param receivedAt milliseconds
 */
export function standsUntil({ expires_at }: Pick<Checkout, 'expires_at'>, receivedAt: number): number {
  const left = Date.parse(expires_at) - receivedAt
  return receivedAt + Math.min(Math.max(left, shortest), longest)
}

export type QuoteChange =
  | { kind: 'added' | 'removed'; title: string }
  | { kind: 'price'; title: string; from: number; to: number }
  | { kind: 'seats'; title: string; from: number; to: number }
  | { kind: 'discount'; from: number; to: number }
  | { kind: 'total'; from: number; to: number }

/** What a buyer has to look at again: what a quote says otherwise than the one they saw. Sums are minor units. */
export function changesOf(before: Checkout, after: Checkout): QuoteChange[] {
  const changes: QuoteChange[] = []
  for (const line of after.lines) {
    const known = before.lines.find(({ course_id }) => course_id === line.course_id)
    const { title } = line
    if (!known) changes.push({ kind: 'added', title })
    else if (known.unit_price !== line.unit_price)
      changes.push({ kind: 'price', title, from: known.unit_price, to: line.unit_price })
    else if (known.seats !== line.seats)
      changes.push({ kind: 'seats', title, from: known.seats, to: line.seats })
  }
  for (const { course_id, title } of before.lines)
    if (!after.lines.some(line => line.course_id === course_id)) changes.push({ kind: 'removed', title })
  if (before.discount !== after.discount)
    changes.push({ kind: 'discount', from: before.discount, to: after.discount })
  if (before.total !== after.total) changes.push({ kind: 'total', from: before.total, to: after.total })
  return changes
}

/** Refusals of "pay" that another quote answers: these prices, this coupon or this way to pay are no more. */
export const requoted: readonly string[] = [
  'quote_expired',
  'total_changed',
  'method_unavailable',
  'coupon_used_up',
  'coupon_used',
  'coupon_ended',
  'coupon_not_started',
  'coupon_unknown',
  'not_found',
]
