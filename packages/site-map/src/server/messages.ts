import { messages as ar } from '../locales/ar.ts'
import { messages as en } from '../locales/en.ts'
import type { Locale } from '../locales.ts'
import type { Sentence } from '../page.ts'
import { site, tabTitle } from '../title.ts'
import { messages as descriptionsAr } from './locales/ar.ts'
import { messages as descriptionsEn } from './locales/en.ts'

/** A compiled catalogue: sentences by id, in the shape that lingui loads. */
export type PageMessages = Record<string, string | string[]>

/** What the browsers know of the pages, and the descriptions, which only the host needs. */
const catalogues: Record<Locale, PageMessages> = {
  ar: { ...ar, ...descriptionsAr } as PageMessages,
  en: { ...en, ...descriptionsEn } as PageMessages,
}

/** Titles, descriptions and links of all pages in one language, for `i18n.load` or to read directly. */
export function pageMessages(locale: Locale): PageMessages {
  return catalogues[locale]
}

/** A page's title or description in words; these sentences have no placeholders. */
export function sentenceIn(sentence: Sentence, locale: Locale): string {
  const compiled = catalogues[locale][sentence.id]
  return compiled === undefined ? sentence.message : Array.isArray(compiled) ? compiled.join('') : compiled
}

/** What the platform is called. */
export function siteName(locale: Locale): string {
  return sentenceIn(site, locale)
}

/** The title of the browser's tab: the page, then the platform. */
export function documentTitle(title: string, locale: Locale): string {
  return tabTitle(title, siteName(locale))
}
