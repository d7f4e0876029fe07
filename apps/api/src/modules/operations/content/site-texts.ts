import { fileURLToPath } from 'node:url'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { ContentErrors } from '../../../import/content-errors.ts'
import { readFolder } from '../../../import/read-catalogue.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import { presentContact, type SiteSettings } from './site-settings.ts'

/** The texts that stand until an operator publishes their own; a folder that can be copied, edited and imported. */
export const siteTemplateFolder = fileURLToPath(new URL('../../../../site-template', import.meta.url))
/** When they were last changed. */
const changedAt = new Date('2026-11-22T00:00:00Z')

const initialNote = /*i18n*/ {
  id: 'content.initial_text',
  message:
    'This is our initial text, and we are still completing it. If you have a question, [write to us](/contact-us).',
}

export interface PageRow {
  slug: string
  title: BilingualText
  description: BilingualText
  body: BilingualText
  updatedAt: Date
}
export interface FaqRow {
  id: number
  question: BilingualText
  answer: BilingualText
}

let kept: Promise<{ pages: PageRow[]; faqs: FaqRow[] }> | undefined

/** The template's page of that name, which says first that it is an initial text. */
export async function templatePage(slug: string): Promise<PageRow | undefined> {
  return (await templates()).pages.find(page => page.slug === slug)
}

export async function templateFaqs(): Promise<FaqRow[]> {
  return (await templates()).faqs
}

function templates() {
  kept ??= readTemplates()
  return kept
}

async function readTemplates() {
  const errors = new ContentErrors()
  const { pages, faq } = await readFolder(siteTemplateFolder, errors)
  errors.throwIfAny()
  return {
    pages: pages.map(({ slug, texts }) => ({
      slug,
      title: { ar: texts.ar?.title ?? '', en: texts.en?.title ?? '' },
      description: { ar: texts.ar?.description ?? '', en: texts.en?.description ?? '' },
      body: { ar: underNote('ar', texts.ar?.body), en: underNote('en', texts.en?.body) },
      updatedAt: changedAt,
    })),
    faqs: (faq?.entries ?? []).map((entry, index) => ({ id: index + 1, ...entry })),
  }
}

function underNote(locale: Locale, body = ''): string {
  return `> ${sentence(locale, initialNote)}\n\n${body}`
}

export function presentPage(row: PageRow, site: SiteSettings, locale: Locale) {
  const names = namesOf(site, locale)
  return {
    slug: row.slug,
    title: filled(pick(row.title, locale), names),
    description: filled(pick(row.description, locale), names),
    body: filled(pick(row.body, locale), inMarkdown(names)),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function presentFaq(row: FaqRow, site: SiteSettings, locale: Locale) {
  const names = namesOf(site, locale)
  return {
    id: row.id,
    question: filled(pick(row.question, locale), names),
    answer: filled(pick(row.answer, locale), inMarkdown(names)),
  }
}

interface Names {
  site: string
  seller: string
}

/** Until a seller is named, the site stands for it. */
function namesOf(site: SiteSettings, locale: Locale): Names {
  const name = presentContact(site, locale).company_name
  return { site: name, seller: site.seller?.legal_name ?? name }
}

/** Names as they are, whatever Markdown characters they have. */
function inMarkdown({ site, seller }: Names): Names {
  const plain = (name: string) => name.replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
  return { site: plain(site), seller: plain(seller) }
}

function filled(text: string, { site, seller }: Names): string {
  return text.replace(/\{\{(site|seller)\}\}/g, (_, name: string) => (name === 'site' ? site : seller))
}
