import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, exams } from '../../db/schema/index.ts'
import { sessionLock, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)

/** What the result of a first attempt says of the next one, with rules that hold by then. */
async function nextAfter(rules: Partial<typeof exams.$inferInsert>, isAnotherOpen = false) {
  const taken = await startAttempt(api)
  const as = api.as(taken.learner.token)
  await as('POST', `${base}/attempts/${taken.attemptId}/submit`, { holder: sessionLock })
  await api.db.update(exams).set(rules).where(eq(exams.id, taken.examId))
  if (isAnotherOpen) await as('POST', `${base}/exams/${taken.examId}/attempts`, { holder: sessionLock })
  const { data } = (await as('GET', `${base}/attempts/${taken.attemptId}/result`)).json<{
    data: { next_attempt: { from: string | null } | null }
  }>()
  const [ended] = await api.db.select().from(attempts).where(eq(attempts.id, taken.attemptId))
  return { next: data.next_attempt, endedAt: ended?.submittedAt?.getTime() ?? Number.NaN }
}

test('the next attempt can start at once where nothing is in its way', async () => {
  expect((await nextAfter({ attemptsAllowed: null })).next).toEqual({ from: null })
  expect((await nextAfter({ attemptsAllowed: 2 }, true)).next).toEqual({ from: null })
})

test('once the delay after this one is over', async () => {
  const { next, endedAt } = await nextAfter({ attemptsAllowed: 2, attemptDelaySeconds: 600 })
  expect(next).toEqual({ from: new Date(endedAt + 600_000).toISOString() })
})

test('and never where none is left, or the exam closes before', async () => {
  expect((await nextAfter({ attemptsAllowed: 1 })).next).toBeNull()
  expect((await nextAfter({ attemptsAllowed: null, closesAt: inMinutes(-1) })).next).toBeNull()
  expect(
    (await nextAfter({ attemptsAllowed: null, attemptDelaySeconds: 600, closesAt: inMinutes(5) })).next,
  ).toBeNull()
})

test('not even once the exam opens where none is left, or the delay is longer', async () => {
  const opensAt = inMinutes(5)
  expect((await nextAfter({ attemptsAllowed: 1, opensAt })).next).toBeNull()
  const { next, endedAt } = await nextAfter({ attemptsAllowed: 2, opensAt, attemptDelaySeconds: 600 })
  expect(next).toEqual({ from: new Date(endedAt + 600_000).toISOString() })
  expect((await nextAfter({ attemptsAllowed: 2, opensAt })).next).toEqual({ from: opensAt.toISOString() })
})
