import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { exam } from '../../../testing/exam.ts'
import { assign } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface People {
  data: { id: number; results: number }[]
  meta: { total: number }
}

test('people stand in the report of scores by the last day on which they handed in, and only with what counts', async () => {
  const { companyId, token } = await company(api)
  const courseId = await course(api)
  const { examId } = await exam(api, { courseId })
  const hand = (userId: number, number: number, day: string, state: 'graded' | 'submitted' = 'graded') =>
    api.db.insert(attempts).values({
      examId,
      userId,
      number,
      seed: 1,
      state,
      sessionLock: 'tab',
      submittedAt: new Date(`${day}T12:00:00+03:00`),
      submittedBy: 'learner',
      maxScore: 10,
      ...(state === 'graded' && { percent: 70, passed: true }),
    })
  const [twice, once, waiting, unassigned] = [
    await joined(api, companyId, { name: 'Amal' }),
    await joined(api, companyId, { name: 'Basma' }),
    await joined(api, companyId, { name: 'Dana' }),
    await joined(api, companyId, { name: 'Hala' }),
  ]
  for (const { id } of [twice, once, waiting])
    await assign(api, companyId, id, courseId, { createdAt: new Date('2026-01-01T12:00:00+03:00') })
  await hand(twice.userId, 1, '2026-02-10')
  await hand(twice.userId, 2, '2026-03-10')
  await hand(once.userId, 1, '2026-02-20')
  await hand(waiting.userId, 1, '2026-02-20', 'submitted')
  await hand(unassigned.userId, 1, '2026-02-20')
  const calls = companyCalls(api, token)
  const listed = async (query: string) => {
    const page = (await calls.answer('GET', `/reports/scores/people${query}`)).json<People>()
    expect(page.meta.total).toBe(page.data.length)
    return page.data.map(({ id, results }) => [id, results])
  }
  expect(await listed('')).toEqual([
    [twice.id, 1],
    [once.id, 1],
  ])
  // The first attempt was handed in then, but not the last.
  expect(await listed('?from=2026-02-01&to=2026-02-28')).toEqual([[once.id, 1]])
  expect(await listed('?from=2026-03-01')).toEqual([[twice.id, 1]])
  expect(await listed('?from=2026-02-01&source=licence')).toEqual([])
})
