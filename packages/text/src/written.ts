import { isolate } from './marks.ts'
import { readingOfTag, withCalendar } from './reading.ts'

// The one place that makes Intl's formatters of numbers and dates; tooling/lint/src/house-rules.ts keeps it the only one.

/** Intl formatters are costly to make and cheap to keep: one per tag and options. */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const distances = new Map<string, Intl.RelativeTimeFormat>()

/** A number formatter, made once. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = tag + JSON.stringify(options)
  const made = numbers.get(key) ?? new Intl.NumberFormat(tag, options)
  numbers.set(key, made)
  return made
}

/** A number as the reader writes it. */
export function formatNumber(tag: string, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(tag, options).format(value)
}

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  const made = dates.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dates.set(key, made)
  return made
}

export type DateOptions = Intl.DateTimeFormatOptions & { timeZone: string }

/** The years of the Hijri calendar that the tables of Umm al-Qura hold. */
const hijriYears = { first: 1356, last: 1500 }

/** Whether a moment's day in a zone has a date in the calendar of Umm al-Qura. */
export function hasHijriDay(value: Date, timeZone: string): boolean {
  const years = dateFormat('en-u-ca-islamic-umalqura-nu-latn', { year: 'numeric', timeZone })
  const year = Number(years.formatToParts(value).find(({ type }) => type === 'year')?.value)
  return year >= hijriYears.first && year <= hijriYears.last
}

/** A month or a year without its day belongs to the Gregorian year: it is no one Hijri month. */
function namesDay({ dateStyle, day }: DateOptions): boolean {
  return dateStyle !== undefined || day !== undefined
}

/** The same without the clock. */
function dayOnly(options: DateOptions): DateOptions {
  const { timeStyle: _, hour: _hour, minute: _minute, second: _second, timeZoneName: _zone, ...day } = options
  return day
}

/**
 * A moment as the reader writes it, in the calendar or calendars of the tag. Its zone is always said: that of the process differs between
 * server and browser, and the Hijri day turns at its midnight. Where there is no Hijri day, the Gregorian one stands alone.
 */
export function formatDate(tag: string, value: Date, options: DateOptions): string {
  const { calendar } = readingOfTag(tag)
  const gregorian = withCalendar(tag, 'gregory')
  if (calendar === 'gregory' || !namesDay(options) || !hasHijriDay(value, options.timeZone))
    return dateFormat(gregorian, options).format(value)
  const hijri = withCalendar(tag, 'hijri')
  if (calendar === 'hijri') return dateFormat(hijri, options).format(value)
  const beside = dateFormat(hijri, dayOnly(options)).format(value)
  return `${dateFormat(gregorian, options).format(value)} (${isolate(beside)})`
}

/** By how many minutes the clocks of a zone are before the world's at a moment. @param zone as the IANA database names it */
export function zoneOffset(zone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  })
  const text = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const steps: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [604_800, 86_400, 'day'],
  [2_629_800, 604_800, 'week'],
  [31_557_600, 2_629_800, 'month'],
  [Infinity, 31_557_600, 'year'],
]

/** How far a moment is from now, in the largest unit that fits: “yesterday”, «قبل 3 أيام». */
export function formatRelative(tag: string, value: Date, now: Date): string {
  const seconds = (value.getTime() - now.getTime()) / 1000
  const [, size, unit] = steps.find(([limit]) => Math.abs(seconds) < limit) ?? steps[6]!
  const format = distances.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  distances.set(tag, format)
  return format.format(Math.round(seconds / size), unit)
}
