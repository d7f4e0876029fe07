import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, attempts } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { sessionLock, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Outcome {
  question_id: number
  saved: { revision: number; saved_at: string; server_time: string; deadline_at: string | null } | null
  refused: { code: string; stored: { revision: number; value: unknown } | null } | null
}
type Given = { question_id: number; value: unknown; revision: number; made_at?: string }
type Sitting = Awaited<ReturnType<typeof startAttempt>>

const send = (sitting: Sitting, given: Given[], holder = sessionLock, token = sitting.learner.token) =>
  api.as(token)('POST', `/client-api/v1/attempts/${sitting.attemptId}/answers`, {
    holder,
    answers: given.map(each => ({ made_at: new Date().toISOString(), ...each })),
  })
const outcomes = async (sitting: Sitting, given: Given[]) =>
  (await send(sitting, given)).json<{ data: Outcome[] }>().data
const stored = async ({ attemptId }: Sitting) =>
  new Map(
    (await api.db.select().from(answers).where(eq(answers.attemptId, attemptId))).map(row => [
      row.questionId,
      [row.value, Number(row.revision)],
    ]),
  )

test('what waited for the network is saved in one request, and what is refused of it stops nothing else', async () => {
  const sitting = await startAttempt(api)
  const [first = 0, second = 0] = sitting.questionIds
  await sitting.save(0, { option: 'b' }, 5)
  const told = await outcomes(sitting, [
    { question_id: second, value: { options: ['a'] }, revision: 2 },
    { question_id: first, value: { option: 'a' }, revision: 4 },
    { question_id: 999_999_999, value: { option: 'a' }, revision: 1 },
    { question_id: second, value: { option: 'no such kind' }, revision: 3 },
  ])
  expect(told).toMatchObject([
    { question_id: second, saved: { revision: 2 }, refused: null },
    {
      question_id: first,
      saved: null,
      refused: { code: 'revision_stale', stored: { revision: 5, value: { option: '~2' } } },
    },
    { question_id: 999_999_999, saved: null, refused: { code: 'not_found', stored: null } },
    { question_id: second, saved: null, refused: { code: 'validation', stored: null } },
  ])
  expect(await stored(sitting)).toEqual(
    new Map([
      [first, [{ option: 'b' }, 5]],
      [second, [{ options: ['a'] }, 2]],
    ]),
  )
  // Sent once more, since its answer was lost, it is acknowledged once more.
  const again = await outcomes(sitting, [{ question_id: second, value: { options: ['a'] }, revision: 2 }])
  expect(again).toMatchObject([{ saved: { revision: 2 }, refused: null }])
  const [attempt] = await api.db.select().from(attempts).where(eq(attempts.id, sitting.attemptId))
  for (const { saved } of [...told.slice(0, 1), ...again]) {
    expect(saved?.deadline_at).toBe(attempt?.deadlineAt?.toISOString())
    expect(Math.abs(Date.parse(saved?.server_time ?? '') - Date.now())).toBeLessThan(60_000)
  }
})

test('of two to one question the later revision stays, whatever their order', async () => {
  const sitting = await startAttempt(api)
  const [first = 0] = sitting.questionIds
  const told = await outcomes(sitting, [
    { question_id: first, value: { option: 'b' }, revision: 9 },
    { question_id: first, value: { option: 'a' }, revision: 8 },
  ])
  expect(told.map(({ saved }) => saved?.revision)).toEqual([9, 8])
  expect((await stored(sitting)).get(first)).toEqual([{ option: 'b' }, 9])
})

test('another tab, a closed attempt and another person save nothing', async () => {
  const sitting = await startAttempt(api)
  const [first = 0] = sitting.questionIds
  const one = [{ question_id: first, value: { option: 'a' }, revision: 1 }]
  const codeOf = (answer: Awaited<ReturnType<typeof send>>) =>
    answer.json<{ data: Outcome[] }>().data[0]?.refused?.code
  expect(codeOf(await send(sitting, one, 'another-tab-entirely'))).toBe('attempt_taken_over')
  expect(codeOf(await send(sitting, one, sessionLock, (await account(api)).token))).toBe('not_found')
  await sitting.submit()
  expect(codeOf(await send(sitting, one))).toBe('attempt_closed')
  expect((await stored(sitting)).get(first)).toEqual([null, 0])
  expect((await send(sitting, [])).statusCode).toBe(422)
})
