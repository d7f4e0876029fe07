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

/**
 * The fraction that a stored mark was before it became a double: the simplest one within what a double keeps of it.
 * Points and shares have denominators far below those at which two of them would be that close.
 */
export function storedFraction(points: number): Fraction {
  const size = Math.abs(points)
  let [over, under, lastOver, lastUnder] = [Math.floor(size), 1, 1, 0]
  let rest = size - over
  while (Math.abs(over / under - size) > 1e-10) {
    const next = Math.floor(1 / rest)
    rest = 1 / rest - next
    ;[over, under, lastOver, lastUnder] = [next * over + lastOver, next * under + lastUnder, over, under]
  }
  return fraction(points < 0 ? -over : over, under)
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
