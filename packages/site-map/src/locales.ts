export type Locale = 'ar' | 'en'
export type Direction = 'rtl' | 'ltr'

/** Every locale, the default one first. */
export const locales = ['ar', 'en'] as const satisfies readonly Locale[]
/** The locale whose pages bear no prefix. */
export const defaultLocale: Locale = 'ar'

/** BCP 47 tags: what goes into `Accept-Language`. */
export const localeTags = { ar: 'ar-AR', en: 'en-US' } as const satisfies Record<Locale, string>

/** The direction a page of this locale is written in. */
export function direction(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The locale a path belongs to: `/en` and all below it are English, the rest is Arabic. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : defaultLocale
}

/** The path without its locale prefix; always starts with a slash. */
export function stripLocale(pathname: string): string {
  if (localeOfPath(pathname) === defaultLocale) return pathname
  return pathname.slice('/en'.length) || '/'
}

/** A prefix-free path in a locale: `/courses` → `/en/courses`, `/` → `/en`. */
export function withLocale(pathname: string, locale: Locale): string {
  if (locale === defaultLocale) return pathname
  return pathname === '/' ? '/en' : `/en${pathname}`
}
