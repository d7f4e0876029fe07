import { parseDecimal } from '@masar/text'

/** How many seats of a course one order may hold. */
export const mostSeats = 10_000

/** A number of seats as typed, in the digits of either script; null where it is none from 1 to `most`. */
export function seatsOf(text: string, most = mostSeats): number | null {
  const value = parseDecimal(text)
  return value !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null
}
