import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, employeeAbsences, learningDays } from '../../../db/schema/index.ts'
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
  data: { id: number; results: number; seconds: number }[]
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
  // Handed in later as well, while away, and what waits for its grader: neither counts.
  const away = { leftAt: new Date('2026-03-05T12:00:00Z'), returnedAt: new Date('2026-03-20T12:00:00Z') }
  await api.db.insert(employeeAbsences).values({ companyId, employeeId: once.id, ...away })
  await hand(once.userId, 2, '2026-03-10')
  await hand(once.userId, 3, '2026-03-25', 'submitted')
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

test('people stand in the report of time when any of their days counts, whichever is the first', async () => {
  const { companyId, token } = await company(api)
  const courseId = await course(api)
  const [early, later, away, withdrawn] = [
    await joined(api, companyId, { name: 'Amal' }),
    await joined(api, companyId, { name: 'Basma' }),
    await joined(api, companyId, { name: 'Dana' }),
    await joined(api, companyId, { name: 'Hala' }),
  ]
  const at = (day: string) => new Date(`${day}T12:00:00+03:00`)
  for (const { id } of [early, later, away])
    await assign(api, companyId, id, courseId, { createdAt: at('2026-02-01') })
  await assign(api, companyId, withdrawn.id, courseId, {
    createdAt: at('2026-02-01'),
    state: 'withdrawn',
    withdrawnAt: at('2026-03-01'),
  })
  await api.db
    .insert(employeeAbsences)
    .values({ companyId, employeeId: away.id, leftAt: at('2026-02-10'), returnedAt: at('2026-04-10') })
  await api.db.insert(learningDays).values(
    (
      [
        [early, '2026-01-20'],
        [later, '2026-01-20'],
        [later, '2026-03-20'],
        [away, '2026-03-20'],
        [away, '2026-04-20'],
        [withdrawn, '2026-02-20'],
        [withdrawn, '2026-03-20'],
      ] as const
    ).map(([{ userId }, day]) => ({ userId, courseId, day, seconds: 60 })),
  )
  const calls = companyCalls(api, token)
  const listed = async (query: string) => {
    const page = (await calls.answer('GET', `/reports/time/people${query}`)).json<People>()
    expect(page.meta.total).toBe(page.data.length)
    return page.data.map(({ id, seconds }) => [id, seconds])
  }
  expect(await listed('')).toEqual([
    [later.id, 60],
    [away.id, 60],
    [withdrawn.id, 60],
  ])
  expect(await listed('?to=2026-03-31')).toEqual([
    [later.id, 60],
    [withdrawn.id, 60],
  ])
  expect(await listed('?from=2026-04-01')).toEqual([[away.id, 60]])
})
