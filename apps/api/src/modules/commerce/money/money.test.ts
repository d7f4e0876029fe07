import { describe, expect, test } from 'vitest'
import { allot } from './allot.ts'
import { partOf, percentOf, splitVat } from './vat.ts'

describe('VAT of a sum', () => {
  test('every price from 0.01 to 2,000.00 is net, VAT and at most a halala of rounding; 13.04 % need it', () => {
    let rounded = 0
    for (let gross = 1; gross <= 200_000; gross += 1) {
      const { net, vat, rounding } = splitVat(gross, 1500)
      if (net + vat + rounding !== gross || Math.abs(rounding) > 1)
        throw new Error(`${gross} does not add up`)
      if (rounding !== 0) rounded += 1
    }
    expect((rounded / 2000).toFixed(2)).toBe('13.04')
  })

  test.each([14900, 15000, 99900, 100000])('%i needs a rounding line', gross => {
    expect(splitVat(gross, 1500).rounding).not.toBe(0)
  })
  test.each([14899, 14901])('%i is its net and VAT', gross => {
    expect(splitVat(gross, 1500).rounding).toBe(0)
    expect(splitVat(gross, 0)).toEqual({ net: gross, vat: 0, rounding: 0 })
  })
  test('of the largest order is exact', () => {
    expect(splitVat(115_000_000_000_000, 1500)).toEqual({
      net: 100_000_000_000_000,
      vat: 15_000_000_000_000,
      rounding: 0,
    })
  })
})

describe('a discount over lines', () => {
  test('of 1 to 100 % over 1 to 20 lines leaves no halala over, and no line below zero', () => {
    let seed = 42
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let count = 1; count <= 20; count += 1)
      for (let percent = 1; percent <= 100; percent += 1) {
        const sums = Array.from({ length: count }, () => random(200_000))
        const all = sums.reduce((sum, line) => sum + line, 0)
        const discount = percentOf(all, percent * 100)
        const parts = allot(sums, discount)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discount)
        expect(parts.every((part, line) => part >= 0 && part <= (sums[line] ?? 0))).toBe(true)
      }
  })

  test('gives the halala that is left to the largest remainder, of equal ones to the earlier line', () => {
    expect(allot([100, 100, 100], 100)).toEqual([34, 33, 33])
    expect(allot([100, 300], 101)).toEqual([25, 76])
    expect(allot([0, 0], 0)).toEqual([0, 0])
  })
})

test('percent and parts are rounded half up', () => {
  expect([percentOf(1, 5000), percentOf(3, 5000), percentOf(10, 449)]).toEqual([1, 2, 0])
  expect([partOf(100, 1, 3), partOf(100, 2, 3), partOf(101, 1, 2)]).toEqual([33, 67, 51])
})
