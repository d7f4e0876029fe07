/** A fraction of whole numbers, its denominator positive: sums of thirds and tenths stay what they are on paper. */
export interface Fraction {
  over: bigint
  under: bigint
}

/** @param over, under whole numbers, `under` positive */
export function fraction(over: number, under = 1): Fraction {
  return { over: BigInt(over), under: BigInt(under) }
}

/** Points, which have two decimals at most, as a fraction. */
export function pointsFraction(points: number): Fraction {
  return fraction(Math.round(points * 100), 100)
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.over * b.over, a.under * b.under)
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.over * b.under + b.over * a.under, a.under * b.under)
}

/** Whether `a` is `b` or more. */
export function isAtLeast(a: Fraction, b: Fraction): boolean {
  return a.over * b.under >= b.over * a.under
}

/** The nearest double; only for numbers whose parts are not beyond any mark. */
export function toNumber({ over, under }: Fraction): number {
  return Number(over) / Number(under)
}

/** Two decimals, half away from zero. */
export function toHundredths({ over, under }: Fraction): number {
  const size = over < 0n ? -over : over
  const hundredths = (size * 200n + under) / (2n * under)
  return Number(over < 0n ? -hundredths : hundredths) / 100
}

function reduced(over: bigint, under: bigint): Fraction {
  let [a, b] = [over < 0n ? -over : over, under]
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { over: over / a, under: under / a } : { over, under }
}
