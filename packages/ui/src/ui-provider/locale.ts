import { type Reading, readingTag } from '@masar/text'

/** The two languages of Masar. */
export type UiLocale = 'ar' | 'en'
/** Which way a line of text runs. */
export type Direction = 'rtl' | 'ltr'

const languages: Record<UiLocale, string> = { ar: 'ar-AR', en: 'en-US' }

/** The Intl tag of a language for a reader; calendar and figures are pinned on every machine, whatever its settings. */
export function intlTagOf(locale: UiLocale, reading?: Reading): string {
  return readingTag(languages[locale], reading)
}

/** The tags for a reader who chose nothing: Gregorian calendar and Latin figures. */
export const intlTags: Record<UiLocale, string> = { ar: intlTagOf('ar'), en: intlTagOf('en') }

/** The direction of a language. */
export function directionOf(locale: UiLocale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
