/** The most months that a report goes back: twenty years. */
const mostMonths = 240

/** Every month from the first of these to the last, as `2026-11`; of a longer time the latest. */
export function everyMonth(months: readonly string[]): string[] {
  const known = months.toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  const from = Math.max(numberOf(first), numberOf(last) - mostMonths + 1)
  return Array.from({ length: numberOf(last) - from + 1 }, (_, at) => monthOf(from + at))
}

function numberOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number - 1
}

function monthOf(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** A month of a statement, `202611`, as answers have it: `2026-11`. */
export function monthText(month: number | null): string {
  const [year, number] = [Math.floor((month ?? 0) / 100), (month ?? 0) % 100]
  return monthOf(year * 12 + number - 1)
}
