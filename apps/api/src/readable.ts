import { siteTimeZone } from '@masar/text'
import type { Locale } from './locale.ts'

const tags: Record<Locale, string> = { ar: 'ar-AR-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' }

/** A moment as people read it, by the site's clock. */
export function readableMoment(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: siteTimeZone,
  }).format(date)
}

/** A sum of money as people read it. @param minor whole minor units: 14900 is 149 riyals */
export function readableMoney(minor: number, locale: Locale, currency = 'SAR'): string {
  return new Intl.NumberFormat(tags[locale], { style: 'currency', currency }).format(minor / 100)
}
