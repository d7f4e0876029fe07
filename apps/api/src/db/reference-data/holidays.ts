import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date'
import type { Client, Pool, PoolClient } from 'pg'
import type { BilingualText } from '../schema/columns.ts'
import type { HolidayKind } from '../schema/index.ts'

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

/** The days of every year that the law of Saudi Arabia gives those who work. */
const fixed = [
  { key: 'founding_day', name: { ar: 'يوم التأسيس', en: 'Founding Day' }, month: 2, day: 22 },
  { key: 'national_day', name: { ar: 'اليوم الوطني', en: 'National Day' }, month: 9, day: 23 },
]
/** Four days each: from the day after 29 Ramadan, be it the thirtieth or the feast; and from that of standing on Arafah. */
const feasts = [
  { key: 'eid_al_fitr', name: { ar: 'عيد الفطر', en: 'Eid al-Fitr' }, month: 9, day: 29, skipped: 1 },
  { key: 'eid_al_adha', name: { ar: 'عيد الأضحى', en: 'Eid al-Adha' }, month: 12, day: 9, skipped: 0 },
]
const feastDays = 4

/** From this year on, the first in which companies had due days here, to so many years after the present one. */
const firstYear = 2024
const yearsAhead = 5

/** Saudi Arabia's holidays that begin in some Gregorian years; the Eids by the calendar of Umm al-Qura. */
export function saudiHolidays(from: number, until: number): HolidayEntry[] {
  const entries: HolidayEntry[] = []
  for (let year = from; year <= until; year += 1)
    for (const { key, name, month, day } of fixed) {
      const on = String(new CalendarDate(year, month, day))
      entries.push({ country: 'SA', key, year, kind: 'fixed', name, first_day: on, last_day: on })
    }
  const [first, last] = [hijriYear(from), hijriYear(until + 1)]
  for (let year = first; year <= last; year += 1)
    for (const { key, name, month, day, skipped } of feasts) {
      const begin = toCalendar(new CalendarDate(hijri, year, month, day), gregorian).add({ days: skipped })
      if (begin.year < from || begin.year > until) continue
      const end = begin.add({ days: feastDays - 1 })
      entries.push({
        country: 'SA',
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

const hijriYear = (year: number) => toCalendar(new CalendarDate(year, 1, 1), hijri).year

/** What is known now: past years, this one and some to come. */
export function knownHolidays(now = new Date()): HolidayEntry[] {
  return saudiHolidays(firstYear, now.getUTCFullYear() + yearsAhead)
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
