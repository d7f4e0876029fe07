import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses, users } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Page {
  data: { id: number }[]
  meta: { next_cursor: string | null; total: number }
}

test('acts are found by the folded name of their creator or of a course, and sorted by time or by size, page by page', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const other = await member(api, owner.companyId, 'administrator')
  await api.db.update(users).set({ name: 'أمل', nameFolded: 'امل' }).where(eq(users.id, other.id))
  const people: number[] = []
  for (let n = 0; n < 3; n += 1) people.push((await joined(api, owner.companyId)).id)
  const taught = await course(api)
  await api.db.update(courses).set({ titleFolded: 'الخط العربي' }).where(eq(courses.id, taught))
  const assign = async (count: number, by = calls, more: number[] = []) =>
    (
      await by.data<{ id: number }>('POST', '/assignments', {
        course_ids: [await course(api), ...more, await course(api)],
        employee_ids: people.slice(0, count),
      })
    ).id
  const [one, three, two] = [
    await assign(1),
    await assign(3, calls, [taught]),
    await assign(2, companyCalls(api, other.token)),
  ]
  const page = async (query: string) =>
    (await calls.answer('GET', `/assignment-batches?limit=2${query}`)).json<Page>()
  const ids = async (query = '') => {
    const first = await page(query)
    const cursor = first.meta.next_cursor
    const rest = cursor === null ? [] : (await page(`${query}&cursor=${cursor}`)).data
    return [...first.data, ...rest].map(({ id }) => id)
  }
  expect(await ids()).toEqual([two, three, one])
  expect(await ids('&sort=size')).toEqual([three, two, one])
  expect(await ids(`&q=${encodeURIComponent('أمل')}`)).toEqual([two])
  expect(await ids(`&q=${encodeURIComponent('الخَطّ')}`)).toEqual([three])
  expect((await page('&q=nobody%25')).meta.total).toBe(0)
  const { meta } = await page('&sort=size')
  expect((await calls.answer('GET', `/assignment-batches?cursor=${meta.next_cursor}`)).statusCode).toBe(400)
})
