import { gt } from 'drizzle-orm'
import { faqs, pages, settings } from '../db/schema/index.ts'
import type { BilingualText } from '../db/schema/columns.ts'
import type { Catalogue, PageText } from './read-catalogue.ts'
import { reconcile, type Writing } from './writing.ts'

/** What the operator publishes: questions and answers (by place), settings, pages. */
export async function writeContent(writing: Writing, catalogue: Catalogue): Promise<void> {
  if (catalogue.faq) {
    const wanted = catalogue.faq.entries.map((entry, index) => ({ position: index + 1, ...entry }))
    await reconcile(writing, {
      kind: 'FAQ entries',
      table: faqs,
      identity: faqs.id,
      identityName: 'id',
      keyOf: row => String(row.position),
      wanted,
    })
    const gone = await writing.tx
      .delete(faqs)
      .where(gt(faqs.position, wanted.length))
      .returning({ id: faqs.id })
    writing.report.count('FAQ entries', 'removed', gone.length)
  }
  if (catalogue.settings) {
    const { company, contact } = catalogue.settings.entries
    const wanted = [{ key: 'contact', value: { ...contact, company_name: company.name } }]
    await reconcile(writing, {
      kind: 'settings',
      table: settings,
      identity: settings.key,
      identityName: 'key',
      keyOf: row => row.key,
      wanted,
    })
  }
  await reconcile(writing, {
    kind: 'pages',
    table: pages,
    identity: pages.slug,
    identityName: 'slug',
    keyOf: row => row.slug,
    wanted: catalogue.pages.map(pageRow),
  })
}

function pageRow({ slug, texts }: PageText) {
  const text = (field: 'title' | 'description' | 'body'): BilingualText =>
    Object.fromEntries(Object.entries(texts).map(([language, page]) => [language, page[field]]))
  return { slug, title: text('title'), description: text('description'), body: text('body') }
}
