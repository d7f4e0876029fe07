import { areSame, covariance, kurtosis, mean, median, skewness, variance } from './moments.ts'

/** What an attempt got for an item, of how much. */
export interface ItemMark {
  item: number
  mark: number
  max: number
}
export type MarkedAttempt = readonly ItemMark[]

/** The figures of exams.md ("Statistics") about one item; what cannot be computed is null, never 0. */
export interface ItemStatistics {
  item: number
  /** Attempts that had it. */
  attempts: number
  /** Whether some attempts did not: it was drawn, or came later. */
  isDrawn: boolean
  max: number
  /** Percent. */
  facility: number | null
  /** In points. */
  standardDeviation: number | null
  discriminationIndex: number | null
  discriminativeEfficiency: number | null
  effectiveWeight: number | null
}

/** The figures about the exam as a whole; marks in points. */
export interface ExamStatistics {
  attempts: number
  mean: number | null
  median: number | null
  standardDeviation: number | null
  skewness: number | null
  kurtosis: number | null
  /** Percent; null where attempts had different items. */
  alpha: number | null
  errorRatio: number | null
  standardError: number | null
  items: ItemStatistics[]
}

/** One line of an item: x, X, and the most that could be had of both. */
interface Pair {
  x: number
  max: number
  total: number
  totalMax: number
}

/** Computes them from the marks of whole attempts. */
export function statisticsOf(attempts: readonly MarkedAttempt[]): ExamStatistics {
  const sums = attempts.map(marks => sumOf(marks, ({ mark }) => mark))
  const byItem = pairsByItem(attempts, sums)
  const bare = [...byItem].map(([item, pairs]) => itemOf(item, pairs, attempts.length))
  const roots = bare.map(({ covarianceWithTotal: c }) => (c === null || c < 0 ? null : Math.sqrt(c)))
  const allRoots = roots.reduce<number>((sum, root) => sum + (root ?? 0), 0)
  const deviation = rootOf(variance(sums))
  const alpha = alphaOf(byItem, sums, attempts.length)
  const errorRatio = alpha === null ? null : 100 * Math.sqrt(Math.max(0, 1 - alpha / 100))
  return {
    attempts: attempts.length,
    mean: sums.length > 0 ? mean(sums) : null,
    median: median(sums),
    standardDeviation: deviation,
    skewness: skewness(sums),
    kurtosis: kurtosis(sums),
    alpha,
    errorRatio,
    standardError: errorRatio === null || deviation === null ? null : (errorRatio * deviation) / 100,
    items: bare.map(({ covarianceWithTotal: _covariance, ...item }, at) => {
      const root = roots[at] ?? null
      return { ...item, effectiveWeight: root === null || allRoots === 0 ? null : (100 * root) / allRoots }
    }),
  }
}

function itemOf(item: number, pairs: readonly Pair[], attempts: number) {
  const xs = pairs.map(({ x }) => x)
  const most = sumOf(pairs, ({ max }) => max)
  const isDrawn = pairs.length < attempts
  return {
    item,
    attempts: pairs.length,
    isDrawn,
    max: pairs.reduce((greatest, { max }) => Math.max(greatest, max), 0),
    facility: most > 0 ? (100 * sumOf(xs, x => x)) / most : null,
    standardDeviation: rootOf(variance(xs)),
    ...discriminationOf(xs, pairs, isDrawn),
    covarianceWithTotal: covariance(
      xs,
      pairs.map(({ total }) => total),
    ),
  }
}

/** Of a drawn item, the rest is the share of what could be had of it: attempts had different rests. */
function discriminationOf(xs: readonly number[], pairs: readonly Pair[], isDrawn: boolean) {
  const none = { discriminationIndex: null, discriminativeEfficiency: null }
  if (pairs.some(({ max, totalMax }) => isDrawn && totalMax <= max)) return none
  const rest = pairs.map(({ x, max, total, totalMax }) =>
    isDrawn ? (total - x) / (totalMax - max) : total - x,
  )
  const together = covariance(xs, rest)
  if (together === null || areSame(xs) || areSame(rest)) return none
  const spread = Math.sqrt((variance(xs) ?? 0) * (variance(rest) ?? 0))
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  const most = covariance(ascending(xs), ascending(rest)) ?? 0
  return {
    discriminationIndex: (100 * together) / spread,
    discriminativeEfficiency: most === 0 ? null : (100 * together) / most,
  }
}

/** Cronbach’s alpha in percent, of attempts that had the same items. */
function alphaOf(byItem: ReadonlyMap<number, readonly Pair[]>, sums: readonly number[], attempts: number) {
  const all = variance(sums)
  const items = [...byItem.values()]
  if (items.length < 2 || !all || items.some(pairs => pairs.length < attempts)) return null
  const own = sumOf(items, pairs => variance(pairs.map(({ x }) => x)) ?? 0)
  return ((100 * items.length) / (items.length - 1)) * (1 - own / all)
}

function pairsByItem(attempts: readonly MarkedAttempt[], sums: readonly number[]): Map<number, Pair[]> {
  const byItem = new Map<number, Pair[]>()
  for (const [at, marks] of attempts.entries()) {
    const totalMax = sumOf(marks, ({ max }) => max)
    for (const { item, mark: x, max } of marks) {
      const pairs = byItem.get(item) ?? []
      pairs.push({ x, max, total: sums[at] ?? 0, totalMax })
      byItem.set(item, pairs)
    }
  }
  return byItem
}

function sumOf<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}

function rootOf(value: number | null): number | null {
  return value === null ? null : Math.sqrt(value)
}
