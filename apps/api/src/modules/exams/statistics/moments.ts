/** Marks differ by hundredths and shares of them; what differs by less is what doubles make of sums. */
const tiny = 1e-10

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Whether all are the same, but for what doubles make of them. */
export function areSame(values: readonly number[]): boolean {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)]
  return most - least <= tiny * Math.max(1, Math.abs(most), Math.abs(least))
}

/** With n − 1; null of fewer than two pairs. */
export function covariance(xs: readonly number[], ys: readonly number[]): number | null {
  if (xs.length < 2) return null
  if (areSame(xs) || areSame(ys)) return 0
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const sum = xs.reduce((all, x, at) => all + (x - meanX) * ((ys[at] ?? 0) - meanY), 0)
  return sum / (xs.length - 1)
}

/** With n − 1; null of fewer than two values. */
export function variance(values: readonly number[]): number | null {
  return covariance(values, values)
}

/** Mean of the r-th powers of what lies between the values and their mean. */
function moment(values: readonly number[], power: number): number {
  const middle = mean(values)
  return mean(values.map(value => (value - middle) ** power))
}

/** k₃/k₂^1.5 of the unbiased k-statistics; null where they are none. */
export function skewness(values: readonly number[]): number | null {
  const n = values.length
  const k2 = variance(values)
  if (n < 3 || !k2) return null
  return (n ** 2 * moment(values, 3)) / ((n - 1) * (n - 2)) / k2 ** 1.5
}

/** k₄/k₂² of the unbiased k-statistics; null where they are none. */
export function kurtosis(values: readonly number[]): number | null {
  const n = values.length
  const k2 = variance(values)
  if (n < 4 || !k2) return null
  const k4 =
    (n ** 2 * ((n + 1) * moment(values, 4) - 3 * (n - 1) * moment(values, 2) ** 2)) /
    ((n - 1) * (n - 2) * (n - 3))
  return k4 / k2 ** 2
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
