import { partOf, splitVat, type VatSplit } from '../money/vat.ts'
import type { refundReasons } from '../schema.ts'

/** When a refund may be requested: the site's settings. */
export interface RefundTerms {
  /** Until so many times 24 hours after the payment. */
  days: number
  /** Below this progress; the percentage itself is not below it. */
  percent: number
}

export type RefundReason = (typeof refundReasons)[number]

/** What decides whether a line may be given back. */
export interface RefundFacts {
  isPaid: boolean
  paidAt: Date | null
  /** Of the line, minor units. */
  total: number
  seats: number
  /** Seats that went back or are about to. */
  givenSeats: number
  hasRequest: boolean
  /** The learner's progress in a person's line. */
  percent: number
  /** Unused seats of the company's pool; null for a person. */
  freeSeats: number | null
}

/** How many seats of a line its buyer may ask to give back, and why none (`billing.md`, Settled). */
export function refundable(
  facts: RefundFacts,
  terms: RefundTerms,
  now: Date,
): { seats: number; reason: RefundReason | null } {
  const left = facts.seats - facts.givenSeats
  const seats = facts.freeSeats === null ? left : Math.min(left, facts.freeSeats)
  const reason = reasonOf(facts, seats, terms, now)
  return { seats: reason === null ? seats : 0, reason }
}

function reasonOf(
  facts: RefundFacts,
  seats: number,
  { days, percent }: RefundTerms,
  now: Date,
): RefundReason | null {
  if (!facts.isPaid || facts.paidAt === null) return 'not_paid'
  if (facts.total === 0) return 'nothing_paid'
  if (facts.hasRequest) return 'requested'
  if (seats <= 0) return 'none_left'
  if (now.getTime() - facts.paidAt.getTime() > days * 86_400_000) return 'too_late'
  if (facts.freeSeats === null && facts.percent >= percent) return 'progress'
  return null
}

/**
 * What part of a line's seats is worth: rounded half up, never more than is left of the line, all of which the last seats take.
 * @param given seats and minor units of the line that went back before
 */
export function refundAmount(
  line: { total: number; seats: number },
  given: { seats: number; amount: number },
  seats: number,
): number {
  const left = line.total - given.amount
  const isLast = given.seats + seats === line.seats
  return isLast ? left : Math.min(left, partOf(line.total, seats, line.seats))
}

/** The VAT of a part by difference, what was less what stays, so that a document given back in pieces closes at zero. */
export function creditSplit(before: number, amount: number, vatRate: number): VatSplit {
  const [was, stays] = [splitVat(before, vatRate), splitVat(before - amount, vatRate)]
  return { net: was.net - stays.net, vat: was.vat - stays.vat, rounding: was.rounding - stays.rounding }
}
