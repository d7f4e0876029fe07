import type { Period } from '../period.ts'
import { plusDays } from '../requirements/status.ts'

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

/** The months of statements, `202611`, between which all others lie. */
const [before, after] = [0, 999_912]

/**
 * What a period is made of: whole months, as statements have them, and the days at its ends that make up none. Where `first` is after
 * `last` it has no whole month.
 */
export function wholeMonths({ from, to }: Period): { first: number; last: number; days: [string, string][] } {
  const isWholeStart = from?.endsWith('-01') ?? true
  const isWholeEnd = to === undefined || to === lastDay(to)
  const first = from === undefined ? before : statementMonth(numberOf(from) + (isWholeStart ? 0 : 1))
  const last = to === undefined ? after : statementMonth(numberOf(to) - (isWholeEnd ? 0 : 1))
  if (from !== undefined && to !== undefined && first > last && from.slice(0, 7) === to.slice(0, 7))
    return { first, last, days: [[from, to]] }
  const days: [string, string][] = []
  if (from !== undefined && !isWholeStart) days.push([from, lastDay(from)])
  if (to !== undefined && !isWholeEnd) days.push([`${to.slice(0, 7)}-01`, to])
  return { first, last, days }
}

/** Months of which some days may be taken away again. */
export interface MonthsLess extends ReturnType<typeof wholeMonths> {
  less: [string, string][]
}

/**
 * The same in as few days as there are, for what adds up over days: where most of a month lies in a period it is taken whole, less the days that lie
 * outside.
 */
export function monthsLess(period: Period): MonthsLess {
  const whole = wholeMonths(period)
  const found: MonthsLess = { ...whole, days: [], less: [] }
  for (const days of whole.days) {
    const others = othersOf(days)
    if (daysIn(others) < daysIn([days])) {
      const month = statementMonth(numberOf(days[0]))
      found.first = Math.min(found.first, month)
      found.last = Math.max(found.last, month)
      found.less.push(...others)
    } else found.days.push(days)
  }
  return found
}

/** The days of a month before some of it, and after them. */
function othersOf([from, to]: [string, string]): [string, string][] {
  const others: [string, string][] = []
  if (!from.endsWith('-01')) others.push([`${from.slice(0, 7)}-01`, plusDays(from, -1)])
  if (to !== lastDay(to)) others.push([plusDays(to, 1), lastDay(to)])
  return others
}

const daysIn = (spans: readonly [string, string][]) =>
  spans.reduce((days, [from, to]) => days + Number(to.slice(8)) - Number(from.slice(8)) + 1, 0)

function lastDay(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function statementMonth(number: number): number {
  return Math.floor(number / 12) * 100 + (number % 12) + 1
}

/** A month of a statement, `202611`, as answers have it: `2026-11`. */
export function monthText(month: number | null): string {
  const [year, number] = [Math.floor((month ?? 0) / 100), (month ?? 0) % 100]
  return monthOf(year * 12 + number - 1)
}
