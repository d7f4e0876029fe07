import { describe, expect, test } from 'vitest'
import { applyCoupon, type Coupon } from './rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const coupon = (given: Partial<Coupon>): Coupon => ({
  id: 1,
  code: 'MASAR',
  kind: 'percent',
  value: 1000,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  uses: 0,
  courseIds: null,
  categoryIds: null,
  createdAt: now,
  ...given,
})
const lines = [
  { courseId: 1, categoryId: 7, sum: 9_900 },
  { courseId: 2, categoryId: 8, sum: 14_905 },
]
const apply = (given: Partial<Coupon>, ownUses = 0) => applyCoupon(coupon(given), lines, { now, ownUses })

describe('takes off', () => {
  test.each<[Partial<Coupon>, number[]]>([
    [{}, [990, 1_491]],
    [{ value: 10_000 }, [9_900, 14_905]],
    [{ kind: 'amount', value: 100 }, [40, 60]],
    [{ kind: 'amount', value: 99_999 }, [9_900, 14_905]],
    [{ courseIds: [2] }, [0, 1_491]],
    [{ categoryIds: [7], value: 5_000 }, [4_950, 0]],
    [{ courseIds: [2], categoryIds: [7] }, [990, 1_491]],
    [{ minimum: 24_805 }, [990, 1_491]],
    [{ startsAt: now }, [990, 1_491]],
  ])('%o: %o', (given, discounts) => {
    expect(apply(given)).toEqual({ reason: null, discounts, missing: 0 })
  })
})

describe('says why not', () => {
  test.each<[string, Partial<Coupon>, { ownUses?: number; missing?: number }?]>([
    ['not_started', { startsAt: new Date(now.getTime() + 1) }],
    ['ended', { endsAt: now }],
    ['used_up', { maxUses: 3, uses: 3 }],
    ['used', { maxUsesPerPerson: 1 }, { ownUses: 1 }],
    ['no_course', { courseIds: [9] }],
    ['no_course', { courseIds: [9], minimum: 500 }, { missing: 500 }],
    ['minimum', { minimum: 24_806 }, { missing: 1 }],
    ['minimum', { minimum: 10_001, categoryIds: [7] }, { missing: 101 }],
  ])('%s', (reason, given, { ownUses, missing = 0 } = {}) => {
    expect(apply(given, ownUses)).toEqual({ reason, discounts: [0, 0], missing })
  })
})
