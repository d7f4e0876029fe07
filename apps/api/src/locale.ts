import { setupI18n, type I18n } from '@lingui/core'
import { messages as ar } from './locales/ar.ts'
import { messages as en } from './locales/en.ts'
import type { BilingualList, BilingualText } from './db/schema/columns.ts'

export type Locale = 'ar' | 'en'

const catalogues: Record<Locale, I18n> = {
  ar: setupI18n({ locale: 'ar', messages: { ar } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
}

/** The sentence in the reader's language. */
export function sentence(
  locale: Locale,
  message: { id: string; message: string },
  values?: Record<string, unknown>,
): string {
  return catalogues[locale]._(message.id, values, { message: message.message })
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
