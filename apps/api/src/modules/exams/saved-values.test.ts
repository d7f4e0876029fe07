import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, attemptEvents, type AnswerValue } from '../../db/schema/index.ts'
import { rightAnswers, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a value of another kind, or an option that is not on the paper, is neither stored nor acknowledged', async () => {
  const taken = await startAttempt(api)
  const wrong: [question: number, value: AnswerValue][] = [
    [0, { text: 'b' }],
    [0, { option: 'z' }],
    [0, { options: ['b'] }],
    [1, { options: ['a', 'z'] }],
    [1, { truth: true }],
    [2, { option: 'a' }],
    [3, { truth: false }],
    [4, { options: [] }],
  ]
  for (const [question, value] of wrong) {
    const answer = await taken.save(question, value)
    expect(answer.statusCode, JSON.stringify([question, value])).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation', errors: { value: [expect.any(String)] } })
  }
  expect(await api.db.$count(answers, eq(answers.attemptId, taken.attemptId))).toBe(0)
  expect(await savingEvents(taken.attemptId)).toBe(0)
  for (const [question, value] of rightAnswers.entries())
    expect((await taken.save(question, value)).statusCode).toBe(200)
  for (const question of rightAnswers.keys())
    expect((await taken.save(question, null, 2)).statusCode).toBe(200)
})

test('of an attempt that is closed stores nothing, not even in the trace', async () => {
  const taken = await startAttempt(api)
  await taken.save(0, { option: 'b' })
  await taken.submit()
  const before = await savingEvents(taken.attemptId)
  for (let revision = 2; revision < 6; revision += 1)
    expect((await taken.save(4, { text: 'x'.repeat(2000) }, revision)).json()).toMatchObject({
      code: 'attempt_closed',
    })
  expect(await savingEvents(taken.attemptId)).toBe(before)
})

/** What the trace of an attempt says of saves. */
const savingEvents = (attemptId: number) =>
  api.db.$count(
    attemptEvents,
    and(
      eq(attemptEvents.attemptId, attemptId),
      inArray(attemptEvents.kind, ['saved', 'late', 'refused', 'stale']),
    ),
  )
