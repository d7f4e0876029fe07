import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { courses } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { assignmentSorts } from './schema.ts'

interface Page {
  data: {
    id: number
    employee: { id: number; name: string }
    course: { title: string }
    percent: number
    due_on: string | null
  }[]
  meta: { total: number; next_cursor: string | null }
}

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  const titled = async (title: string) => {
    const id = await course(api)
    await api.db
      .update(courses)
      .set({ title: { ar: title } })
      .where(eq(courses.id, id))
    return id
  }
  const [safety, health, data] = [await titled('السلامة'), await titled('الصحة'), await titled('Data')]
  // Two of one name, whose assignments stand apart.
  for (const [at, name] of ['Sara', 'Amal', 'Sara', 'ريم'].entries()) {
    const id = await employee(api, owner.companyId, { name })
    for (const [of, courseId] of [data, safety, health].slice(0, 3 - (at % 2)).entries())
      await assign(api, owner.companyId, id, courseId, {
        percent: (at * 30 + of * 10) % 100,
        dueOn: of === 1 ? null : `2026-0${at + 1}-1${of}`,
      })
  }
})
afterAll(() => api.close())

const page = async (query: string, locale: 'ar' | 'en' = 'ar') =>
  (await api.as(owner.token, locale)('GET', `/company-api/v1/assignments?${query}`)).json<Page>()
async function byPages(sort: string) {
  const rows: Page['data'] = []
  let cursor: string | null = null
  do {
    const next: Page = await page(`sort=${sort}&limit=3${cursor === null ? '' : `&cursor=${cursor}`}`)
    expect(next.meta.total).toBe(10)
    rows.push(...next.data)
    cursor = next.meta.next_cursor
  } while (cursor !== null)
  return rows
}

test('each order has all, once, page by page, and with - before it from its other end', async () => {
  for (const sort of assignmentSorts.filter(each => !/^-|est$/.test(each))) {
    const [up, down] = [await byPages(sort), await byPages(`-${sort}`)]
    expect(new Set(up.map(({ id }) => id)).size).toBe(10)
    expect(down).toEqual(up.toReversed())
    expect((await page(`sort=${sort}`)).data).toEqual(up)
  }
  expect(await byPages('oldest')).toEqual((await byPages('newest')).toReversed())
})

test('by person and by course, as the reader finds their names, and by progress', async () => {
  const persons = await byPages('person')
  // Arabic names first, and each of the two of one name by themselves.
  expect(
    persons.map(({ employee: { name } }) => name).filter((name, at, all) => name !== all[at - 1]),
  ).toEqual(['ريم', 'Amal', 'Sara'])
  const ids = persons.map(({ employee: { id } }) => id)
  expect(ids.filter((id, at) => id !== ids[at - 1])).toHaveLength(4)
  const titles = (await byPages('course')).map(({ course: { title } }) => title)
  expect(titles.filter((title, at) => title !== titles[at - 1])).toEqual(['السلامة', 'الصحة', 'Data'])
  const percents = (await byPages('progress')).map(({ percent }) => percent)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  const due = (await byPages('-due')).map(row => row.due_on ?? '9999')
  expect(due).toEqual(due.toSorted().toReversed())
})

test('a cursor of another order or one that was made up is refused', async () => {
  const calls = companyCalls(api, owner.token)
  const { meta } = await page('sort=person&limit=1')
  expect(await calls.code('GET', `/assignments?sort=course&cursor=${meta.next_cursor}`)).toBe('malformed')
  const wrong = Buffer.from(JSON.stringify(['person', 'x', 1, 1])).toString('base64url')
  expect(await calls.code('GET', `/assignments?sort=person&cursor=${wrong}`)).toBe('malformed')
})
