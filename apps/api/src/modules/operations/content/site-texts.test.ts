import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs, pages, settings } from '../../../db/schema/index.ts'
import { importFolder } from '../../../import/import-folder.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { siteTemplateFolder } from './site-texts.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const read = async <T>(path: string, locale: 'ar' | 'en'): Promise<T> => {
  api.cache.clear()
  const answer = await api.as(undefined, locale)('GET', `/client-api/v1${path}`)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json<{ data: T }>().data
}
interface Page {
  title: string
  description: string
  body: string
}
const slugs = ['about_us', 'terms', 'privacy-policy']
const note = { ar: 'نستكمله', en: 'initial text' }
const script = { ar: /[\u0600-\u06FF]/, en: /^[^\u0600-\u06FF]*$/ }

describe.each(['ar', 'en'] as const)('before the operator has said anything, in %s', locale => {
  test.each(slugs)('%s has a whole text, which says that it is an initial one', async slug => {
    const page = await read<Page>(`/pages/${slug}`, locale)
    for (const text of Object.values(page)) expect(text).not.toContain('{{')
    for (const text of [page.title, page.description, page.body]) expect(text).toMatch(script[locale])
    expect(page.body.slice(0, 200)).toContain(note[locale])
    expect(page.body.length).toBeGreaterThan(800)
    expect(page.body).toContain(locale === 'ar' ? 'مسار' : 'Masar')
  })

  test('the questions are answered', async () => {
    const questions = await read<{ id: number; question: string; answer: string }[]>('/faqs', locale)
    expect(questions.length).toBeGreaterThanOrEqual(5)
    for (const { question, answer } of questions) expect(question + answer).toMatch(script[locale])
  })

  test('the contact settings have their shape', async () => {
    expect(await read('/settings?key=contact', locale)).toEqual([
      {
        key: 'contact',
        value: {
          email: '',
          phone: '',
          whatsapp: '',
          company_name: locale === 'ar' ? 'مسار' : 'Masar',
          address: '',
          hours: '',
          social: [],
          charges_vat: true,
        },
      },
    ])
  })
})

test('links of the template lead to pages that exist', async () => {
  const known = ['/contact-us', '/privacy-policy', '/auth/user-choose', '/auth/forget-password', '/profile']
  for (const locale of ['ar', 'en'] as const) {
    const texts = [
      ...(await Promise.all(slugs.map(slug => read<Page>(`/pages/${slug}`, locale)))).map(page => page.body),
      ...(await read<{ answer: string }[]>('/faqs', locale)).map(faq => faq.answer),
    ]
    const links = texts.flatMap(text => [...text.matchAll(/\]\(([^()]*)\)/g)].map(([, path]) => path))
    expect(new Set(links)).toEqual(new Set(known))
  }
})

test('the names of the site and its seller are in the texts, whatever characters they have', async () => {
  await api.db.insert(settings).values([
    { key: 'contact', value: { company_name: { ar: 'نخلة', en: 'Nakhla' } } },
    { key: 'seller', value: { legal_name: 'شركة *نخلة*', vat_number: '', registration_number: '' } },
  ])
  const terms = await read<Page>('/pages/terms', 'ar')
  expect(terms.body).toContain(String.raw`شركة \*نخلة\*`)
  expect((await read<Page>('/pages/about_us', 'en')).body).toContain('Nakhla is an Arabic-first')
  await api.db.delete(settings)
})

test('the folder of the template is one that can be imported; what is published stands alone, its names filled in', async () => {
  await importFolder(api.database, api.storage, siteTemplateFolder)
  expect(await api.db.$count(pages)).toBe(3)
  expect(await api.db.$count(faqs)).toBeGreaterThanOrEqual(5)
  for (const locale of ['ar', 'en'] as const) {
    const { body } = await read<Page>('/pages/terms', locale)
    expect(body).not.toContain(note[locale])
    expect(body).not.toContain('{{')
  }
})

test('a page that neither has is not found', async () => {
  expect((await api.as()('GET', '/client-api/v1/pages/nothing')).statusCode).toBe(404)
})
