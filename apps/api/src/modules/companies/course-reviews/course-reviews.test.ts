import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employees, reviews } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

interface Page {
  data: { id: number; employee: { id: number; name: string }; stars: number; text: string }[]
  meta: { total: number; next_cursor: string | null }
}
interface Rating {
  course_id: number
  mean: number
  count: number
}

let api: TestApi
let owner: Account & { companyId: number }
let [courseId, branch] = [0, 0]
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  courseId = await course(api)
  branch = await department(api, owner.companyId)
})
afterAll(() => api.close())

/** An employee who reviews a course, which the company gave them unless `isOwn`. */
async function says(name: string, stars: number, given: { isOwn?: boolean; departmentId?: number } = {}) {
  const { isOwn = false, ...more } = given
  const person = await joined(api, owner.companyId, { name, ...more })
  if (!isOwn) await assign(api, owner.companyId, person.id, courseId)
  await api.db.insert(reviews).values({ userId: person.userId, courseId, stars, text: `By ${name}` })
  return person
}
const ratings = (token = owner.token) => companyCalls(api, token).data<Rating[]>('GET', '/course-ratings')
const page = async (token = owner.token, query = '') =>
  (await companyCalls(api, token).answer('GET', `/course-ratings/${courseId}/reviews${query}`)).json<Page>()

test('what the company’s people say of what it gave them, each member of whom they see', async () => {
  await says('Amal', 5)
  const basma = await says('Basma', 4, { departmentId: branch })
  await says('Dana', 1, { isOwn: true })
  const hidden = await says('Hala', 1)
  await api.db.update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.userId, hidden.userId))
  const gone = await says('Gone', 2)
  await api.db
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: new Date() })
    .where(eq(employees.id, gone.id))
  expect(await ratings()).toEqual([{ course_id: courseId, mean: 4.5, count: 2 }])
  expect((await page()).data.map(({ employee, stars, text }) => [employee.name, stars, text])).toEqual([
    ['Basma', 4, 'By Basma'],
    ['Amal', 5, 'By Amal'],
  ])
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await ratings(manager.token)).toEqual([{ course_id: courseId, mean: 4, count: 1 }])
  expect((await page(manager.token)).data.map(({ employee }) => employee.id)).toEqual([basma.id])
  expect(await ratings((await company(api)).token)).toEqual([])
  const finance = await member(api, owner.companyId, 'finance')
  expect(await companyCalls(api, finance.token).code('GET', '/course-ratings')).toBe('forbidden')
})

test('they come page by page', async () => {
  for (let n = 0; n < 25; n += 1) await says(`Person ${n}`, 3)
  const first = await page()
  expect([first.data.length, first.meta.total]).toEqual([25, 27])
  const second = await page(owner.token, `?cursor=${first.meta.next_cursor}`)
  expect(second.data.map(({ employee }) => employee.name)).toEqual(['Basma', 'Amal'])
  expect(second.meta).toMatchObject({ total: 27, next_cursor: null })
})
