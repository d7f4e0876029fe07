import { describe, expect, test } from 'vitest'
import { splitVat } from '../money/vat.ts'
import { creditSplit, refundable, refundAmount, type RefundFacts } from './rules.ts'

const paidAt = new Date('2026-11-01T09:00:00Z')
const after = (milliseconds: number) => new Date(paidAt.getTime() + milliseconds)
const days = 86_400_000
const terms = { days: 14, percent: 20 }
const facts = (given: Partial<RefundFacts> = {}): RefundFacts => ({
  isPaid: true,
  paidAt,
  total: 9_900,
  seats: 1,
  givenSeats: 0,
  hasRequest: false,
  percent: 0,
  freeSeats: null,
  ...given,
})

describe('a refund may be requested', () => {
  test.each<[string, Partial<RefundFacts>, number, number, string | null]>([
    ['to the last moment of 14 × 24 hours', {}, 14 * days, 1, null],
    ['not a millisecond later', {}, 14 * days + 1, 0, 'too_late'],
    ['at 19 %', { percent: 19 }, 0, 1, null],
    ['not at 20 %', { percent: 20 }, 0, 0, 'progress'],
    ['not twice', { hasRequest: true }, 0, 0, 'requested'],
    ['not of what went back', { givenSeats: 1 }, 0, 0, 'none_left'],
    ['not of what cost nothing', { total: 0 }, 0, 0, 'nothing_paid'],
    ['not before payment', { isPaid: false }, 0, 0, 'not_paid'],
    ['of the seats that are free', { seats: 10, givenSeats: 2, freeSeats: 5 }, 0, 5, null],
    ['of no more than the line has left', { seats: 10, givenSeats: 8, freeSeats: 5 }, 0, 2, null],
    ['not of seats that are all assigned', { seats: 10, freeSeats: 0 }, 0, 0, 'none_left'],
  ])('%s', (_, given, later, seats, reason) => {
    expect(refundable(facts(given), terms, after(later))).toEqual({ seats, reason })
  })

  test('by the terms that the site sets', () => {
    const mayAsk = (days: number, percent: number, given: Partial<RefundFacts>, later: number) =>
      refundable(facts(given), { days, percent }, after(later)).reason
    expect(mayAsk(30, 50, { percent: 49 }, 30 * days)).toBe(null)
    expect(mayAsk(30, 50, { percent: 50 }, 0)).toBe('progress')
    expect(mayAsk(0, 50, {}, 1)).toBe('too_late')
    expect(mayAsk(14, 101, { percent: 100 }, 0)).toBe(null)
  })
})

test('seats that are rounded up come to no more than their line', () => {
  // 3 halalas for 10 seats, of which two cost 0.6.
  let given = { seats: 0, amount: 0 }
  const parts = Array.from({ length: 5 }, () => {
    const amount = refundAmount({ total: 3, seats: 10 }, given, 2)
    given = { seats: given.seats + 2, amount: given.amount + amount }
    return amount
  })
  expect(parts).toEqual([1, 1, 1, 0, 0])
})

test('a document given back seat by seat closes at zero, its VAT too', () => {
  for (let total = 1; total < 3_000; total += 7)
    for (const seats of [1, 2, 3, 7]) {
      let given = { seats: 0, amount: 0 }
      const sums = { net: 0, vat: 0, rounding: 0 }
      while (given.seats < seats) {
        const amount = refundAmount({ total, seats }, given, 1)
        const part = creditSplit(total - given.amount, amount, 1500)
        expect(part.net + part.vat + part.rounding).toBe(amount)
        for (const key of ['net', 'vat', 'rounding'] as const) sums[key] += part[key]
        given = { seats: given.seats + 1, amount: given.amount + amount }
      }
      expect([given.amount, sums]).toEqual([total, splitVat(total, 1500)])
    }
})
