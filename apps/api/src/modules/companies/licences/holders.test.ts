import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employees } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { joined } from '../../../testing/assigning.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { readHolders } from './holders.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Page {
  data: { employee: { name: string } }[]
  meta: { next_cursor: string | null; total: number }
}

test('who learns by a licence is found by a folded name, and stands by name or by when they began, page by page', async () => {
  const owner = await company(api)
  const { courseId } = await shelfCourse(api, owner.companyId)
  const licence = await licensed(api, owner.companyId, 5)
  const names = ['ياسر', 'Adam', 'أمل', 'بدر']
  for (const name of names) {
    const person = await joined(api, owner.companyId, { name })
    expect(await startedBy(api, person, owner.companyId, courseId)).toBe('started')
  }
  const page = async (query: string) => {
    const path = `/company-api/v1/licences/${licence.id}/holders?${query}`
    return (await api.as(owner.token, 'ar')('GET', path)).json<Page>()
  }
  const named = async (query: string) => {
    const first = await page(`limit=3&${query}`)
    const rest = first.meta.next_cursor
      ? await page(`limit=3&${query}&cursor=${first.meta.next_cursor}`)
      : { data: [] }
    return [...first.data, ...rest.data].map(({ employee }) => employee.name)
  }
  expect(await named('')).toEqual(names.toReversed())
  expect(await named('sort=name')).toEqual(['أمل', 'بدر', 'ياسر', 'Adam'])
  expect(await named(`sort=name&q=${encodeURIComponent('امل')}`)).toEqual(['أمل'])
  const { meta } = await page('limit=1&sort=name')
  const path = `/company-api/v1/licences/${licence.id}/holders?cursor=${meta.next_cursor}`
  expect((await api.as(owner.token)('GET', path)).statusCode).toBe(400)
})

test('a holder is found by each name, and none who holds no place', async () => {
  const owner = await company(api)
  const { courseId } = await shelfCourse(api, owner.companyId)
  const licence = await licensed(api, owner.companyId, 5)
  const [sara] = [
    await joined(api, owner.companyId, { name: 'Sara' }),
    await joined(api, owner.companyId, { name: 'Basma' }),
  ]
  expect(await startedBy(api, sara, owner.companyId, courseId)).toBe('started')
  await api.db
    .update(employees)
    .set({ otherName: 'سارة', otherNameKey: 'ساره' })
    .where(eq(employees.id, sara.id))
  const found = async (q: string) => {
    const { data, meta } = await readHolders(api.db, owner.companyId, licence.id, { q }, 'ar')
    return [...data.map(({ employee }) => employee.name), meta.total]
  }
  expect(await found('sara')).toEqual(['سارة', 1])
  expect(await found('سارة')).toEqual(['سارة', 1])
  expect(await found('basma')).toEqual([0])
})
