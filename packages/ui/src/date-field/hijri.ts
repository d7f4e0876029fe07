import { formatDate, hasHijriDay, readingOfTag, withCalendar } from '@masar/text'

type OneCalendar = 'gregory' | 'hijri'

/** An ISO date stands for the day itself, in no time zone. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/** A day in words, in one calendar; empty for the Hijri day of one that has none. @param date ISO */
export function dayIn(calendar: OneCalendar, date: string, tag: string): string {
  if (calendar === 'hijri' && !hasHijriDay(noon(date), 'UTC')) return ''
  return formatDate(withCalendar(tag, calendar), noon(date), { dateStyle: 'long', timeZone: 'UTC' })
}

/** The calendar in which a reader types at first: Hijri where they read by it alone, and the date has such a day. */
export function firstCalendar(tag: string, date: string | null | undefined): OneCalendar {
  const reads = readingOfTag(tag).calendar === 'hijri'
  return reads && (!date || hasHijriDay(noon(date), 'UTC')) ? 'hijri' : 'gregory'
}
