/** The two languages of Masar. */
export type UiLocale = 'ar' | 'en'
/** Which way a line of text runs. */
export type Direction = 'rtl' | 'ltr'

/** Intl tags are pinned: Gregorian calendar and Latin figures on every machine, whatever its settings. */
export const intlTags: Record<UiLocale, string> = {
  ar: 'ar-AR-u-ca-gregory-nu-latn',
  en: 'en-US-u-ca-gregory-nu-latn',
}

/** The direction of a language. */
export function directionOf(locale: UiLocale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
