/** Days without work beside the weekends; days are ISO, the last one included. */
export interface DaysOff {
  firstDay: string
  lastDay: string
}

/** When a company doesn't work. */
export interface WorkCalendar<Some extends DaysOff = DaysOff> {
  /** As in `Date.getDay()`: Sunday is 0. */
  weekend: readonly number[]
  holidays: readonly Some[]
}

/**
 * A calendar made ready for counting. Weekdays have numbers, so that a count of any length is a few divisions and two looks into short
 * sorted lists; the API says the same in SQL.
 */
export interface WorkingDays {
  /** Those that are worked, ascending: 0 is Sunday. */
  weekdays: number[]
  /** Of each day of the week: how many of them there are from Sunday up to it. */
  counts: number[]
  /** The numbers of the weekdays that are holidays, ascending. */
  closed: number[]
  /** The same as thresholds: so many working days come before each of them, and one. */
  thresholds: number[]
}

const msOfDay = 86_400_000
/** A Sunday before any day that is counted; weekdays are numbered from it on. */
export const firstSunday = '1900-01-07'
const start = Date.parse(firstSunday) / msOfDay

const numberOf = (day: string) => Date.parse(day) / msOfDay - start
const dayOf = (number: number) => new Date((number + start) * msOfDay).toISOString().slice(0, 10)

/** How many of some sorted numbers are not above a limit. */
function upTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** How many weekdays there are up to a day, holidays among them. */
function weekdaysUpTo({ weekdays, counts }: WorkingDays, day: number): number {
  return Math.floor(day / 7) * weekdays.length + (counts[day % 7] ?? 0)
}

/** @throws RangeError where every day is weekend */
export function workingDaysOf({ weekend, holidays }: WorkCalendar): WorkingDays {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter(day => !weekend.includes(day))
  if (weekdays.length === 0) throw new RangeError('A week needs a day of work.')
  const counts = [0, 1, 2, 3, 4, 5, 6].map(day => upTo(weekdays, day))
  const made: WorkingDays = { weekdays, counts, closed: [], thresholds: [] }
  const closed = new Set<number>()
  for (const { firstDay, lastDay } of holidays)
    for (let day = numberOf(firstDay); day <= numberOf(lastDay); day += 1)
      if (weekdays.includes(day % 7)) closed.add(weekdaysUpTo(made, day))
  made.closed = [...closed].toSorted((a, b) => a - b)
  made.thresholds = made.closed.map((number, at) => number - at)
  return made
}

/** How many working days there are up to a day. */
function rankOf(days: WorkingDays, day: number): number {
  const number = weekdaysUpTo(days, day)
  return number - upTo(days.closed, number)
}

/** The working day before which there are so many, and one. */
function withRank({ weekdays, thresholds }: WorkingDays, rank: number): string {
  const at = rank + upTo(thresholds, rank) - 1
  return dayOf(Math.floor(at / weekdays.length) * 7 + (weekdays[at % weekdays.length] ?? 0))
}

/** The day itself, where it is worked, or else the next one that is. */
export function nextWorkingDay(days: WorkingDays, day: string): string {
  return withRank(days, rankOf(days, numberOf(day) - 1) + 1)
}

/** The so-manieth working day after a day: the first is the next one that is worked. */
export function workingDayAfter(days: WorkingDays, day: string, count: number): string {
  return withRank(days, rankOf(days, numberOf(day)) + count)
}

/** Why a day is off: a holiday, the weekend; null for a working day. */
export function dayOff<Some extends DaysOff>(
  { weekend, holidays }: WorkCalendar<Some>,
  day: string,
): { holiday: Some | null } | null {
  // A holiday on a weekend is lost: it is the weekend that closes the day.
  if (weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return { holiday: null }
  const holiday = holidays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  return holiday ? { holiday } : null
}

/**
 * The holidays that close a day from one on and before another, in the order of the days: those that moved a due day, or that a count of working
 * days passed over. A holiday that only falls on weekends is none.
 */
export function holidaysBetween<Some extends DaysOff>(
  calendar: WorkCalendar<Some>,
  from: string,
  before: string,
): Some[] {
  const found = new Set<Some>()
  for (let day = numberOf(from); day < numberOf(before); day += 1) {
    const off = dayOff(calendar, dayOf(day))
    if (off?.holiday) found.add(off.holiday)
  }
  return [...found]
}
