import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptEvents, attempts } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { startAttempt, type StartedAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const tell = (
  { attemptId, learner }: StartedAttempt,
  shown: { question: number; at: string }[],
  by: { token: string } = learner,
) =>
  api.as(by.token)('POST', `${base}/attempts/${attemptId}/contact`, {
    page: 'page-number-one',
    lost_since: null,
    shown,
  })
const shownOf = async ({ attemptId }: StartedAttempt) =>
  api.db
    .select({ at: attemptEvents.at, data: attemptEvents.data })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, attemptId), eq(attemptEvents.kind, 'shown')))
    .orderBy(asc(attemptEvents.at))
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

test('when a question first came on the screen is in the trace once, with its place', async () => {
  const taken = await startAttempt(api)
  const [first = 0, second = 0] = taken.questionIds
  const at = new Date().toISOString()
  expect((await tell(taken, [{ question: first, at }])).statusCode).toBe(200)
  const again = { question: first, at: new Date().toISOString() }
  await Promise.all(
    Array.from({ length: 10 }, () => tell(taken, [again, { question: second, at: again.at }, again])),
  )
  expect((await shownOf(taken)).map(({ data }) => data['question'])).toEqual([first, second])
  const trace = await api.as(taken.learner.token)('GET', `${base}/attempts/${taken.attemptId}/trace`)
  expect(trace.json()).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ kind: 'shown', data: { question: first, position: 1 } }),
    ]),
  })
})

test('a browser’s clock tells nothing before the start or after the end', async () => {
  const taken = await startAttempt(api)
  const [first = 0, second = 0] = taken.questionIds
  await tell(taken, [{ question: first, at: ago(3600) }])
  await taken.submit()
  await tell(taken, [{ question: second, at: new Date(Date.now() + 3_600_000).toISOString() }])
  const [row] = await api.db.select().from(attempts).where(eq(attempts.id, taken.attemptId))
  expect((await shownOf(taken)).map(({ at }) => at)).toEqual([row?.startedAt, row?.submittedAt])
})

test('questions of no or another paper are left out, and no one learns of another’s', async () => {
  const taken = await startAttempt(api)
  const other = await startAttempt(api)
  const at = new Date().toISOString()
  await tell(taken, [
    { question: other.questionIds[0] ?? 0, at },
    { question: 999_999_999, at },
  ])
  expect(await shownOf(taken)).toEqual([])
  const stranger = await account(api)
  const question = taken.questionIds[0] ?? 0
  expect((await tell(taken, [{ question, at }], stranger)).statusCode).toBe(404)
  expect((await tell(taken, [{ question, at: 'yesterday' }])).statusCode).toBe(422)
  expect(await shownOf(taken)).toEqual([])
})

test('a page of questions costs one statement more', async () => {
  const taken = await startAttempt(api)
  const at = new Date().toISOString()
  const plain = await api.statements.during(() => tell(taken, []))
  const told = await api.statements.during(() =>
    tell(
      taken,
      taken.questionIds.map(question => ({ question, at })),
    ),
  )
  expect(told.statements.length - plain.statements.length).toBe(1)
  expect(await shownOf(taken)).toHaveLength(5)
})
