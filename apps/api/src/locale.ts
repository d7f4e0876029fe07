import { setupI18n, type I18n } from '@lingui/core'
import { type DigitScript, type Reading, readingTag, usualReading } from '@masar/text'
import { messages as ar } from './locales/ar.ts'
import { messages as en } from './locales/en.ts'
import type { BilingualList, BilingualText } from './db/schema/columns.ts'

export type Locale = 'ar' | 'en'

/** Whom a text is written for: their language, and how they read days and numbers. */
export interface Reader extends Reading {
  locale: Locale
}

/** For a person who has not chosen, or is not known. */
export function usualReader(locale: Locale): Reader {
  return { locale, ...usualReading }
}

const languages: Record<Locale, string> = { ar: 'ar-AR', en: 'en-GB' }

/** The tag that every Intl call for a reader takes. */
export function tagOf(reader: Reader): string {
  return readingTag(languages[reader.locale], reader)
}

const sentences = { ar, en }
const catalogues = new Map<string, I18n>()

/** The sentences of a language, with the numbers in them in the reader's digits. */
function catalogueOf(locale: Locale, digits: DigitScript): I18n {
  const key = `${locale} ${digits}`
  const made =
    catalogues.get(key) ??
    setupI18n({
      locale,
      locales: tagOf({ ...usualReader(locale), digits }),
      messages: { [locale]: sentences[locale] },
    })
  catalogues.set(key, made)
  return made
}

/** The sentence in the reader's language. @param reader their language alone for a text without numbers */
export function sentence(
  reader: Locale | Reader,
  message: { id: string; message: string },
  values?: Record<string, unknown>,
): string {
  const { locale, digits } = typeof reader === 'string' ? usualReader(reader) : reader
  return catalogueOf(locale, digits)._(message.id, values, { message: message.message })
}

/** The language a request asks for; Arabic unless English comes first in `Accept-Language`. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'ar'
}

/** The text in the reader's language, or in the one it has. */
export function pick(text: BilingualText | null | undefined, locale: Locale): string {
  return text?.[locale] ?? text?.ar ?? text?.en ?? ''
}

export function pickList(list: BilingualList | null | undefined, locale: Locale): string[] {
  return list?.[locale] ?? list?.ar ?? list?.en ?? []
}
