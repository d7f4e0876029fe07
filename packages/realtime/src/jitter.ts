/**
 * Milliseconds until the next try: anything from nothing to a bound that doubles with each try, so that many clients spread
 * out ("full jitter").
 */
export function fullJitter(
  tries: number,
  { first, most }: { first: number; most: number },
  random = Math.random,
): number {
  return random() * Math.min(most, first * 2 ** Math.min(tries, 20))
}
