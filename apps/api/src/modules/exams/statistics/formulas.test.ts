import { describe, expect, test } from 'vitest'
import { statisticsOf, type MarkedAttempt } from './formulas.ts'

/**
 * The formulas of exams.md ("Statistics") written down a second time, from the page alone and in the plainest way: what is written twice, in two
 * ways, is not wrong in the same place.
 */
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const mean = (values: number[]) => total(values) / values.length
function cov(a: number[], b: number[]): number {
  let sum = 0
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) if (i < j) sum += (x - a[j]!) * (b[i]! - y)
  return sum / (a.length * (a.length - 1)) // the mean over all pairs of (xᵢ − xⱼ)(yᵢ − yⱼ)/2
}
/** Central moments by raw ones would lose digits: by hand, of each power. */
const m = (values: number[], r: number) => mean(values.map(value => Math.pow(value - mean(values), r)))

interface Twin {
  facility: (number | null)[]
  sd: (number | null)[]
  index: (number | null)[]
  efficiency: (number | null)[]
  weight: (number | null)[]
  alpha: number | null
  errorRatio: number | null
  standardError: number | null
  skewness: number | null
  kurtosis: number | null
}

// Marks are quarters of a point, which doubles hold exactly: what is 0 on paper is 0 here.
function twin(marks: number[][], max: number[]): Twin {
  const S = marks.length
  const p = max.length
  const X = marks.map(total)
  const column = (item: number) => marks.map(row => row[item]!)
  const items = max.map((_, item) => item)
  const rest = (item: number) => marks.map((row, at) => X[at]! - row[item]!)
  const isFlat = (values: number[]) => values.every(value => value === values[0])
  const both = (item: number) => !isFlat(column(item)) && !isFlat(rest(item))
  const sorted = (values: number[]) => [...values].sort((a, b) => a - b)
  const covs = items.map(item => (isFlat(column(item)) || isFlat(X) ? 0 : cov(column(item), X)))
  const roots = total(covs.filter(c => c >= 0).map(Math.sqrt))
  const k2 = (S / (S - 1)) * m(X, 2)
  const k3 = (S ** 2 / ((S - 1) * (S - 2))) * m(X, 3)
  const k4 = (S ** 2 / ((S - 1) * (S - 2) * (S - 3))) * ((S + 1) * m(X, 4) - 3 * (S - 1) * m(X, 2) ** 2)
  const isNone = isFlat(X)
  const sum = total(items.map(item => cov(column(item), column(item))))
  const alpha = isNone || p < 2 ? null : ((100 * p) / (p - 1)) * (1 - sum / k2)
  const errorRatio = alpha === null ? null : 100 * Math.sqrt(1 - alpha / 100)
  return {
    facility: items.map(item => (100 * mean(column(item))) / max[item]!),
    sd: items.map(item => Math.sqrt(cov(column(item), column(item)))),
    index: items.map(item =>
      both(item)
        ? (100 * cov(column(item), rest(item))) /
          Math.sqrt(cov(column(item), column(item)) * cov(rest(item), rest(item)))
        : null,
    ),
    efficiency: items.map(item =>
      both(item)
        ? (100 * cov(column(item), rest(item))) / cov(sorted(column(item)), sorted(rest(item)))
        : null,
    ),
    weight: covs.map(c => (c < 0 || roots === 0 ? null : (100 * Math.sqrt(c)) / roots)),
    alpha,
    errorRatio,
    standardError: errorRatio === null ? null : (errorRatio * Math.sqrt(k2)) / 100,
    skewness: isNone || S < 3 ? null : k3 / k2 ** 1.5,
    kurtosis: isNone || S < 4 ? null : k4 / k2 ** 2,
  }
}

/** The same numbers at every run. */
function randomFrom(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

function dataSet(seed: number) {
  const random = randomFrom(seed * 7919 + 1)
  for (let i = 0; i < 5; i += 1) random()
  const max = Array.from({ length: 2 + Math.floor(random() * 12) }, () => 1 + Math.floor(random() * 5))
  const hardness = max.map(() => random() * 1.2)
  const marks = Array.from({ length: 2 + Math.floor(random() * 60) }, () => {
    const ability = random()
    return max.map((most, item) => {
      const share = Math.min(1, Math.max(0, ability * 1.3 + (random() - hardness[item]!) * 0.9))
      return Math.round(share * most * 4) / 4
    })
  })
  return { marks, max }
}

const attemptsOf = (marks: number[][], max: number[]): MarkedAttempt[] =>
  marks.map(row => row.map((mark, item) => ({ item, mark, max: max[item]! })))

function expectNear(got: (number | null)[], wanted: (number | null)[]) {
  expect(got.length).toBe(wanted.length)
  for (const [at, value] of wanted.entries()) {
    if (value === null) expect(got[at]).toBeNull()
    else expect(Math.abs(got[at]! - value) / Math.max(1, Math.abs(value))).toBeLessThanOrEqual(1e-9)
  }
}

test.each(Array.from({ length: 50 }, (_, seed) => seed))('random data set %d: both say the same', seed => {
  const { marks, max } = dataSet(seed)
  const got = statisticsOf(attemptsOf(marks, max))
  const wanted = twin(marks, max)
  expectNear(
    got.items.map(item => item.facility),
    wanted.facility,
  )
  expectNear(
    got.items.map(item => item.standardDeviation),
    wanted.sd,
  )
  expectNear(
    got.items.map(item => item.discriminationIndex),
    wanted.index,
  )
  expectNear(
    got.items.map(item => item.discriminativeEfficiency),
    wanted.efficiency,
  )
  expectNear(
    got.items.map(item => item.effectiveWeight),
    wanted.weight,
  )
  expectNear(
    [got.alpha, got.errorRatio, got.standardError, got.skewness, got.kurtosis],
    [wanted.alpha, wanted.errorRatio, wanted.standardError, wanted.skewness, wanted.kurtosis],
  )
})

describe('what cannot be computed is none, never 0', () => {
  const of = (...rows: number[][]) =>
    statisticsOf(
      attemptsOf(
        rows,
        rows[0]!.map(() => 1),
      ),
    )
  test('without attempts', () => {
    const none = statisticsOf([])
    expect([none.mean, none.standardDeviation, none.alpha, none.skewness]).toEqual([null, null, null, null])
  })
  test('of one attempt: no spread of any kind', () => {
    const one = of([1, 0])
    expect(one.mean).toBe(1)
    expect([one.standardDeviation, one.alpha, one.errorRatio, one.standardError]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(one.items[0]).toMatchObject({ facility: 100, standardDeviation: null, discriminationIndex: null })
  })
  test('of an item that all did the same', () => {
    const [same] = of([1, 0, 1], [1, 1, 0], [1, 1, 1]).items
    expect(same).toMatchObject({ standardDeviation: 0, discriminationIndex: null, effectiveWeight: 0 })
  })
  test('of marks like 0.1, which are the same on paper and not in doubles', () => {
    const [first] = of([0.1, 0.7], [0.1, 0.1 + 0.2]).items
    expect(first).toMatchObject({ standardDeviation: 0, discriminationIndex: null })
  })
  test('skewness needs three, kurtosis four', () => {
    expect([of([1, 1], [0, 0]).skewness, of([1, 1], [0, 0], [1, 0]).kurtosis]).toEqual([null, null])
  })
  test('a negative covariance has no effective weight, and the others share the rest', () => {
    const { items } = of([0, 1, 1, 1], [1, 0, 0, 0], [0, 1, 1, 0])
    expect(items[0]!.effectiveWeight).toBeNull()
    expect(total(items.slice(1).map(item => item.effectiveWeight!))).toBeCloseTo(100, 9)
  })
})

test('a drawn item counts those who had it, beside the share of what they could reach of the rest', () => {
  const attempt = (drawn: number, x: number, fixed: number) => [
    { item: 1, mark: fixed, max: 4 },
    { item: drawn, mark: x, max: 2 },
  ]
  const { alpha, items } = statisticsOf([
    attempt(2, 2, 4),
    attempt(2, 0, 1),
    attempt(3, 1, 2),
    attempt(2, 1, 2),
  ])
  expect(alpha).toBeNull()
  const item = items.find(one => one.item === 2)!
  // x = 2, 0, 1 and R = 4/4, 1/4, 2/4: cov = 3/8, var x = 1, var R = 7/48.
  expect(item).toMatchObject({ attempts: 3, isDrawn: true, facility: 50, standardDeviation: 1 })
  expect(item.discriminationIndex).toBeCloseTo((100 * 3) / 8 / Math.sqrt(7 / 48), 9)
  expect(item.discriminativeEfficiency).toBeCloseTo(100, 9)
})
