/** A source of numbers that is the same on every machine for the same seed and index. */
export interface Random {
  /** From 0 to below `count`. */
  below(count: number): number
  /** One of these. */
  of<T>(items: readonly T[]): T
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean
  /** From 0 to below `count`, small ones far more often. */
  skewed(count: number): number
}

export function randomFor(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  // Mulberry32: small and well spread.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    of: items => {
      if (items.length === 0) throw new Error('Nothing to choose from.')
      return items[below(items.length)] as (typeof items)[number]
    },
    chance: percent => next() * 100 < percent,
    skewed: count => Math.floor(next() ** 4 * count),
  }
}
