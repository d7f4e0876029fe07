/** What a sum with VAT consists of, in minor units; `net + vat + rounding` is the sum. */
export interface VatSplit {
  net: number
  vat: number
  /** −1, 0 or 1: what no pair of net and VAT can express of the sum; a line of its own on documents. */
  rounding: number
}

const whole = 10_000n

/**
 * Splits a sum that includes VAT: net and VAT are each rounded half up (`billing.md`, Money).
 * @param gross minor units, not negative
 * @param rate in hundredths of a percent: 1500 is 15 %
 */
export function splitVat(gross: number, rate: number): VatSplit {
  const net = divideHalfUp(BigInt(gross) * whole, whole + BigInt(rate))
  const vat = divideHalfUp(BigInt(net) * BigInt(rate), whole)
  return { net, vat, rounding: gross - net - vat }
}

/** A share of a sum, rounded half up. @param rate in hundredths of a percent */
export function percentOf(sum: number, rate: number): number {
  return divideHalfUp(BigInt(sum) * BigInt(rate), whole)
}

/** A part of a sum, rounded half up, as `seats` of `all` seats of a line. */
export function partOf(sum: number, part: number, all: number): number {
  return divideHalfUp(BigInt(sum) * BigInt(part), BigInt(all))
}

/** For numbers that are not negative. */
function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}
