import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { submitted, taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Statistics {
  attempts: number
  waiting: number
  mean: number | null
  attempts_chosen: string
  findings: string[]
  items: { id: number; attempts: number; facility: number | null }[]
}
const right = [{ option: 'a' }, { truth: true }]
const wrong = [{ option: 'b' }, { truth: false }]

/** Two who sat twice: one did worse the second time, the other better. */
async function sat() {
  const made = await taught(api, teacher, undefined, { attemptsAllowed: null })
  for (const [first, second] of [
    [right, wrong],
    [wrong, right],
  ] as const) {
    const { learner } = await submitted(api, made, first)
    const again = await startAttempt(api, {}, [], { exam: made, learner })
    for (const [at, value] of second.entries()) await again.save(at, value)
    expect((await again.submit()).statusCode).toBe(200)
  }
  const read = async (query = '', token = teacher.token) =>
    (await api.as(token)('GET', `/client-api/v1/exams/${made.examId}/statistics${query}`)).json<{
      data: Statistics
    }>().data
  return { made, read }
}

test('the figures are over each learner’s first attempt, unless another choice is made', async () => {
  const { read } = await sat()
  const figures = async (query: string) => {
    const { attempts: count, mean, attempts_chosen: chosen, items } = await read(query)
    return [chosen, count, mean, items.map(({ facility }) => facility)]
  }
  expect(await figures('')).toEqual(['first', 2, 1, [50, 50]])
  expect(await figures('?attempts=last')).toEqual(['last', 2, 1, [50, 50]])
  expect(await figures('?attempts=best')).toEqual(['best', 2, 2, [100, 100]])
  expect(await figures('?attempts=all')).toEqual(['all', 4, 1, [50, 50]])
})

test('an attempt that waits for its grader is left out and counted apart, one that was closed counts nothing', async () => {
  const { made, read } = await sat()
  const waiting = await submitted(api, made, right)
  await api.db
    .update(attempts)
    .set({ state: 'submitted', score: null, percent: null, passed: null })
    .where(eq(attempts.id, waiting.attemptId))
  const closed = await submitted(api, made, right)
  await api.db.update(attempts).set({ submittedBy: 'access_ended' }).where(eq(attempts.id, closed.attemptId))
  expect(await read()).toMatchObject({ attempts: 2, waiting: 1, mean: 1, findings: ['few_attempts'] })
})

test('no one reads the figures of another’s exam', async () => {
  const { made } = await sat()
  const other = await instructor(api)
  for (const file of ['', '/file']) {
    const path = `/client-api/v1/exams/${made.examId}/statistics${file}`
    expect((await api.as(other.token)('GET', path)).statusCode).toBe(404)
    expect((await api.as(teacher.token)('GET', path)).statusCode).toBe(200)
  }
})
