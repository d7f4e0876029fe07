import { fold } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../db/schema/index.ts'
import { company, operator } from '../../../testing/accounts.ts'
import { TestBuyer } from '../../../testing/buying.ts'
import { licensed } from '../../../testing/licences.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let desk: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  desk = new TestBuyer(api, (await operator(api, 'finance')).token)
})
afterAll(() => api.close())

test('an operator finds a company by its folded name or number, with the licences that an offer continues', async () => {
  const { companyId } = await company(api)
  const name = { ar: `شركة الأَمَل المُضيئة ${companyId}`, en: `Bright Hope ${companyId}` }
  const registrationNumber = String(7_000_000_000 + companyId)
  await api.db
    .update(companies)
    .set({ legalName: name, registrationNumber })
    .where(eq(companies.id, companyId))
  const first = await licensed(api, companyId, 3)
  const next = await licensed(api, companyId, 4, { continuesId: first.id })
  const find = (q: string) =>
    desk.call<{ id: number }[]>('GET', `/console/companies?q=${encodeURIComponent(q)}`)
  for (const q of [`الامل المضيئه ${companyId}`, `BRIGHT hope ${companyId}`, registrationNumber])
    expect((await find(q)).data, q).toEqual([
      {
        id: companyId,
        name: name.en,
        registration_number: registrationNumber,
        licences: [{ id: next.id, places: 4, ends_on: next.endsOn }],
      },
    ])
  for (const q of ['zzzz', '%', 'Bright_Hope']) expect((await find(q)).data, q).toEqual([])
  await company(api)
  expect((await find('')).data.length).toBeGreaterThan(1)
  const support = new TestBuyer(api, (await operator(api, 'support')).token)
  expect((await support.call('GET', '/console/companies')).status).toBe(403)
})

test('companies are found page by page, each once, in the order of their names', async () => {
  const made = [await company(api), await company(api), await company(api)]
  const names = ['Zmorrod 3', 'Zmorrod 1', 'Zmorrod 2']
  for (const [at, { companyId }] of made.entries())
    await api.db
      .update(companies)
      .set({ legalName: { en: names[at] ?? '' } })
      .where(eq(companies.id, companyId))
  const { token } = await operator(api, 'finance')
  interface Page {
    data: { name: string }[]
    meta: { next_cursor: string | null; total: number }
  }
  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = (
      await api.as(token, 'en')(
        'GET',
        `/client-api/v1/console/companies?q=zmorrod&limit=2${cursor && `&cursor=${cursor}`}`,
      )
    ).json()
    expect(page.meta.total).toBe(3)
    found.push(...page.data.map(({ name }) => name))
    cursor = page.meta.next_cursor
  }
  expect(found).toEqual(names.toSorted())
})

test('the database folds names as the site does', async () => {
  const { companyId } = await company(api)
  const samples = [
    'شركة الأَمَل المُضيئة',
    'مُؤسَّسة رؤى  لتطويـــر إدارة',
    'آفاق إبراهيم ٱلعَرَبِيّة ٢٠٢٦',
    'Café Ångström ŁÓDŹ',
    'Ａl‑Ｎoor\u200f ۱۲۳',
  ]
  for (const name of samples) {
    await api.db
      .update(companies)
      .set({ legalName: { ar: name }, registrationNumber: '1' })
      .where(eq(companies.id, companyId))
    const [row] = await api.db
      .select({ folded: companies.searchFolded })
      .from(companies)
      .where(eq(companies.id, companyId))
    expect(row?.folded).toBe(`${fold(name)} 1`)
  }
})
