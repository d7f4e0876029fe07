import type { UiLocale } from '../ui-provider/locale.ts'

/** Calendar and digits pinned, as in every Intl call: the Umm al-Qura calendar, which Saudi Arabia goes by. */
const tags: Record<UiLocale, string> = {
  ar: 'ar-AR-u-ca-islamic-umalqura-nu-latn',
  en: 'en-US-u-ca-islamic-umalqura-nu-latn',
}

/**
 * The same day in the Hijri calendar, in words.
 * @param date an ISO date; it stands for the day itself, in no time zone
 */
export function hijriDate(date: string, locale: UiLocale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
