import { formatDate, formatNumber, siteTimeZone } from '@masar/text'
import { type Reader, tagOf } from './locale.ts'

/** A moment as its reader writes it, by the site's clock unless another zone is named. */
export function readableMoment(
  date: Date,
  reader: Reader,
  { dateStyle = 'long', timeZone = siteTimeZone }: { dateStyle?: 'long' | 'full'; timeZone?: string } = {},
): string {
  return formatDate(tagOf(reader), date, { dateStyle, timeStyle: 'short', timeZone })
}

/** A sum of money as its reader writes it. @param minor whole minor units: 14900 is 149 riyals */
export function readableMoney(minor: number, reader: Reader, currency = 'SAR'): string {
  return formatNumber(tagOf(reader), minor / 100, { style: 'currency', currency })
}

const isoDay = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone })

/** The day of a moment by the site's clock, as tables for other programs have it: `2026-11-21`. */
export function siteDay(moment: Date): string {
  return isoDay.format(moment)
}
