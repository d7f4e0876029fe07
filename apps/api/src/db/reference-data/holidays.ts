import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date'
import type { Client, Pool, PoolClient } from 'pg'
import type { BilingualText } from '../schema/columns.ts'
import type { HolidayKind } from '../schema/index.ts'
import { type DayOfYear, type FixedHoliday, holidayLaws } from './holiday-laws.ts'

/** A feast of one country in one year, as the table has it. */
export interface HolidayEntry {
  country: string
  key: string
  year: number
  kind: HolidayKind
  name: BilingualText
  first_day: string
  last_day: string
}

const [gregorian, hijri] = [new GregorianCalendar(), new IslamicUmalquraCalendar()]

/** From this year on, the first in which companies had due days here, to so many years after the present one. */
const firstYear = 2024
const yearsAhead = 5

/** The holidays of a country that begin in some Gregorian years; those by the moon by the calendar of Umm al-Qura. */
export function holidaysOf(country: string, from: number, until: number): HolidayEntry[] {
  const { fixed, lunar } = holidayLaws[country] ?? { fixed: [], lunar: [] }
  const entries: HolidayEntry[] = []
  for (let year = from; year <= until; year += 1)
    for (const { key, name, on, days = 1, since = from, before = until + 1 } of fixed) {
      if (year < since || year >= before) continue
      const begin = dayIn(year, on)
      const [first_day, last_day] = [String(begin), String(begin.add({ days: days - 1 }))]
      entries.push({ country, key, year, kind: 'fixed', name, first_day, last_day })
    }
  const [first, last] = [hijriYear(from), hijriYear(until + 1)]
  for (let year = first; year <= last; year += 1)
    for (const { key, name, from: day, skipped = 0, length } of lunar) {
      const begin = ofMoon(year, day).add({ days: skipped })
      if (begin.year < from || begin.year > until) continue
      const end = typeof length === 'number' ? begin.add({ days: length - 1 }) : ofMoon(year, length)
      entries.push({
        country,
        key,
        year,
        kind: 'lunar',
        name,
        first_day: String(begin),
        last_day: String(end),
      })
    }
  return entries
}

const ofMoon = (year: number, { month, day }: DayOfYear) =>
  toCalendar(new CalendarDate(hijri, year, month, day), gregorian)

/** A day of a year, by its date or as the nth of its weekday in a month. */
function dayIn(year: number, on: FixedHoliday['on']): CalendarDate {
  if ('day' in on) return new CalendarDate(year, on.month, on.day)
  const first = new CalendarDate(year, on.month, 1)
  const weekday = first.toDate('UTC').getUTCDay()
  return first.add({ days: ((on.weekday - weekday + 7) % 7) + 7 * (on.nth - 1) })
}

const hijriYear = (year: number) => toCalendar(new CalendarDate(year, 1, 1), hijri).year

/** What is known now: past years, this one and some to come. */
export function knownHolidays(now = new Date()): HolidayEntry[] {
  const until = now.getUTCFullYear() + yearsAhead
  return Object.keys(holidayLaws).flatMap(country => holidaysOf(country, firstYear, until))
}

/** Adds the holidays that are not there; those that are keep their days. */
export async function addHolidays(
  connection: Client | PoolClient | Pool,
  entries: readonly HolidayEntry[],
): Promise<void> {
  await connection.query(
    `insert into holidays (country, key, year, kind, name, first_day, last_day)
     select country, key, year, kind, name, first_day, last_day
     from jsonb_to_recordset($1) as given (country text, key text, year int, kind text, name jsonb, first_day date, last_day date)
     on conflict on constraint holidays_once do nothing`,
    [JSON.stringify(entries)],
  )
}
