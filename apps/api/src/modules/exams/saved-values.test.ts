import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, attemptEvents, type AnswerValue } from '../../db/schema/index.ts'
import { eightAnswers, eightKinds, rightAnswers, startAttempt } from '../../testing/exam.ts'
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

test('matching, ordering and essays take answers of their own shape, and nothing that the question has not', async () => {
  const taken = await startAttempt(api, {}, eightKinds)
  const wrong: [question: number, value: AnswerValue][] = [
    [4, { text: 'x'.repeat(2001) }],
    [5, { text: 'p' }],
    [5, { options: ['x'] }],
    [5, { pairs: { p: 'w' } }],
    [5, { pairs: { w: 'x' } }],
    [5, { pairs: { p: 'q' } }],
    [5, { pairs: { x: 'y' } }],
    [6, { options: ['a', 'z'] }],
    [6, { pairs: {} }],
    [7, { option: 'a' }],
  ]
  for (const [question, value] of wrong)
    expect((await taken.save(question, value)).statusCode, JSON.stringify([question, value])).toBe(422)
  expect((await taken.save(7, { text: 'x'.repeat(20_001) })).statusCode).toBe(422)
  for (const [question, value] of eightAnswers.entries())
    expect((await taken.save(question, value)).statusCode).toBe(200)
  expect((await taken.save(5, { pairs: {} }, 2)).statusCode).toBe(200)
  expect((await taken.save(7, { text: 'ن'.repeat(20_000) }, 2)).statusCode).toBe(200)
  const [event] = await api.db
    .select({ data: attemptEvents.data })
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, taken.attemptId))
    .orderBy(desc(attemptEvents.id))
    .limit(1)
  expect(event?.data).toMatchObject({ length: 20_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(event?.data).not.toHaveProperty('value')
})

test('of an attempt that is closed counts for nothing, and is kept in the trace as late; too much of it is not', async () => {
  const taken = await startAttempt(api)
  await taken.save(0, { option: 'b' })
  await taken.submit()
  const before = await savingEvents(taken.attemptId)
  const late = async (revision: number) =>
    expect((await taken.save(0, { option: 'a' }, revision)).json()).toMatchObject({ code: 'attempt_closed' })
  // What was stored already, and is sent again since its answer was lost, is not late.
  await late(1)
  expect(await savingEvents(taken.attemptId)).toBe(before)
  await late(2)
  const trace = (
    await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/trace`)
  ).json<{ data: { kind: string }[] }>().data
  expect(trace.filter(({ kind }) => kind === 'late')).toHaveLength(1)
  // Not even it is kept where the question doesn't take such a value.
  await taken.save(1, { option: 'a' }, 2)
  expect(await savingEvents(taken.attemptId)).toBe(before + 1)
  await api.db.insert(attemptEvents).values(
    Array.from({ length: 199 }, () => ({
      attemptId: taken.attemptId,
      at: new Date(),
      kind: 'late' as const,
      data: {},
    })),
  )
  await late(3)
  expect(await savingEvents(taken.attemptId)).toBe(before + 200)
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
