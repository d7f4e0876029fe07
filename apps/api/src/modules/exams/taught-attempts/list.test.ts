import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { submitted, taken, taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Page {
  data: { id: number; learner: { id: number; name: string | null }; state: string; percent: number | null }[]
  meta: { next_cursor: string | null; total: number }
}
const pathOf = (examId: number, query = '') => `/client-api/v1/exams/${examId}/attempts${query}`
const read = async (examId: number, query = '') =>
  (await api.as(teacher.token)('GET', pathOf(examId, query))).json<Page>()

test('every attempt is listed with its marks, the last first, however old it is; by state where that is asked', async () => {
  const made = await taught(api, teacher)
  const old = await submitted(api, made, [{ option: 'a' }, { truth: false }])
  await api.db
    .update(attempts)
    .set({ startedAt: new Date('2020-01-01'), submittedAt: new Date('2020-01-01T01:00:00Z') })
    .where(eq(attempts.id, old.attemptId))
  const running = await taken(api, made, [])
  const all = await read(made.examId)
  expect(all.meta.total).toBe(2)
  expect(all.data).toMatchObject([
    { id: running.attemptId, learner: { id: running.learner.id }, state: 'in_progress', percent: null },
    { id: old.attemptId, learner: { name: old.learner.name }, state: 'graded', percent: 50, passed: false },
  ])
  expect((await read(made.examId, '?state=graded')).data.map(({ id }) => id)).toEqual([old.attemptId])
  expect((await read(made.examId, '?names=hidden')).data.map(({ learner }) => learner.name)).toEqual([
    null,
    null,
  ])
})

test('a long list comes in pages without a gap, and a cursor of another filter is refused', async () => {
  const made = await taught(api, teacher)
  const { learner, attemptId } = await submitted(api, made, [])
  const [row] = await api.db.select().from(attempts).where(eq(attempts.id, attemptId))
  if (!row) throw new Error('no attempt')
  const { id: _, ...copied } = row
  await api.db
    .insert(attempts)
    .values(Array.from({ length: 60 }, (_, n) => ({ ...copied, userId: learner.id, number: n + 2 })))
  const first = await read(made.examId)
  const second = await read(made.examId, `?cursor=${first.meta.next_cursor}`)
  const ids = [...first.data, ...second.data].map(({ id }) => id)
  expect([first.data.length, second.data.length, second.meta.next_cursor]).toEqual([50, 11, null])
  expect(new Set(ids).size).toBe(61)
  const other = await api.as(teacher.token)(
    'GET',
    pathOf(made.examId, `?state=graded&cursor=${first.meta.next_cursor}`),
  )
  expect(other.statusCode).not.toBe(200)
})

test('no one lists the attempts at another’s exam', async () => {
  const made = await taught(api, teacher)
  const other = await instructor(api)
  expect((await api.as(other.token)('GET', pathOf(made.examId))).statusCode).toBe(404)
  expect((await api.as((await account(api)).token)('GET', pathOf(made.examId))).statusCode).toBe(403)
})
