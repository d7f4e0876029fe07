/**
 * Milliseconds until the next attempt: random, up to a bound that doubles with each attempt, so that many clients spread
 * out ("full jitter").
 */
export function fullJitter(
  tries: number,
  { first, most }: { first: number; most: number },
  random = Math.random,
): number {
  return random() * Math.min(most, first * 2 ** Math.min(tries, 20))
}
