import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, exams, notifications } from '../../db/schema/index.ts'
import { startAttempt, type StartedAttempt } from '../../testing/exam.ts'
import { whileRefused } from '../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { tellReleased } from './releasing.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const later = { just_after: [], while_open: ['overall' as const], after_closing: [] }
const afterClosing = { just_after: [], while_open: [], after_closing: ['overall' as const] }

async function handedIn(given: Parameters<typeof startAttempt>[1]) {
  const taken = await startAttempt(api, given)
  expect((await taken.submit()).statusCode).toBe(200)
  return taken
}
const told = async ({ learner }: StartedAttempt) =>
  (
    await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, learner.id))
      .orderBy(asc(notifications.id))
  ).map(({ kind, link }) => [kind, link])
const resultOf = ({ attemptId }: StartedAttempt) => `/exam-details/result/${attemptId}`

test('a result that was held back is notified once it may be seen, and once alone', async () => {
  const taken = await handedIn({ review: later })
  const graded = ['exam_graded', resultOf(taken)]
  expect(await tellReleased(api.db)).toBe(0)
  expect(await told(taken)).toEqual([graded])
  await api.db
    .update(attempts)
    .set({ submittedAt: new Date(Date.now() - 130_000) })
    .where(eq(attempts.id, taken.attemptId))
  await Promise.all([tellReleased(api.db), tellReleased(api.db)])
  expect(await told(taken)).toEqual([graded, ['exam_result_out', resultOf(taken)]])
  expect(await tellReleased(api.db)).toBe(0)
})

test('the closing of an exam releases what waits for it', async () => {
  const taken = await handedIn({ review: afterClosing, closesAt: new Date(Date.now() + 3_600_000) })
  expect(await tellReleased(api.db)).toBe(0)
  await api.db
    .update(exams)
    .set({ closesAt: new Date(Date.now() - 1000) })
    .where(eq(exams.id, taken.examId))
  expect(await tellReleased(api.db)).toBe(1)
  expect((await told(taken)).map(([kind]) => kind)).toEqual(['exam_graded', 'exam_result_out'])
})

test('one who cannot be told of a result keeps no other one waiting', async () => {
  const [broken, sound] = [await handedIn({ review: later }), await handedIn({ review: later })]
  await api.db
    .update(attempts)
    .set({ submittedAt: new Date(Date.now() - 130_000) })
    .where(inArray(attempts.id, [broken.attemptId, sound.attemptId]))
  await whileRefused(api.db, 'attempts', `id <> ${broken.attemptId} or awaits_release`, () =>
    expect(tellReleased(api.db)).rejects.toThrow('Some learners could not be told of their results.'),
  )
  expect(await told(broken)).toHaveLength(1)
  expect(await told(sound)).toHaveLength(2)
  expect(await tellReleased(api.db)).toBe(1)
  expect(await told(broken)).toHaveLength(2)
})

test('a result that may be seen at once is notified once, as graded', async () => {
  const taken = await handedIn({})
  expect(await tellReleased(api.db)).toBe(0)
  expect(await told(taken)).toEqual([['exam_graded', resultOf(taken)]])
})
