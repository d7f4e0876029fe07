import { expect, test } from 'vitest'
import { randomFor } from '../../../cli/generate/random.ts'
import type { Period } from '../period.ts'
import { monthsLess, wholeMonths } from './months.ts'

const random = randomFor(3, 0)
/** A day of three years, by its number from 0. */
const day = (number: number) => new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10)
const all = Array.from({ length: 1096 }, (_, number) => day(number))
const monthOf = (on: string) => Number(on.slice(0, 4)) * 100 + Number(on.slice(5, 7))

function somePeriod(): Period {
  const [from = 0, to = 0] = [random.below(1096), random.below(1096)].toSorted((a, b) => a - b)
  const near = random.chance(30) ? Math.min(from + random.below(40), 1095) : to
  return { ...(!random.chance(10) && { from: day(from) }), ...(!random.chance(10) && { to: day(near) }) }
}

test('a period is its months and days, less the days that are taken away, each of them once', () => {
  for (let n = 0; n < 500; n += 1) {
    const period = somePeriod()
    const { first, last, days, less } = monthsLess(period)
    const isIn = (on: string, spans: [string, string][]) =>
      spans.filter(([from, to]) => from <= on && on <= to).length
    const times = all.map(
      on => Number(first <= monthOf(on) && monthOf(on) <= last) + isIn(on, days) - isIn(on, less),
    )
    const asked = all.map(on => Number((period.from ?? '') <= on && on <= (period.to ?? '9')))
    expect(times, JSON.stringify(period)).toEqual(asked)
  }
})

test('at each end fewer days are read than half a month has', () => {
  expect(monthsLess({ from: '2026-10-02', to: '2026-11-01' })).toEqual({
    first: 202_610,
    last: 202_610,
    days: [['2026-11-01', '2026-11-01']],
    less: [['2026-10-01', '2026-10-01']],
  })
  expect(monthsLess({ from: '2026-10-03', to: '2026-10-29' }).less).toEqual([
    ['2026-10-01', '2026-10-02'],
    ['2026-10-30', '2026-10-31'],
  ])
  const short = { from: '2026-10-20', to: '2026-10-29' }
  expect(monthsLess(short)).toEqual({ ...wholeMonths(short), less: [] })
})
