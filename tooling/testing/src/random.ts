/** Whole numbers from 0 to below `below`, the same ones in each run of a seed (mulberry32). */
export type Random = (below: number) => number

export function random(seed: number): Random {
  const next = fractions(seed)
  return below => Math.floor(next() * below)
}

/** Numbers from 0 to below 1. */
export function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
