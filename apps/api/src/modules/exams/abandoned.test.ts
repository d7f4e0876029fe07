import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptEvents, attempts } from '../../db/schema/index.ts'
import { startAttempt, type StartedAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { submitOverdue } from './submitting.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const expire = (attemptId: number) =>
  api.db
    .update(attempts)
    .set({
      startedAt: sql`now() - interval '1 hour'`,
      deadlineAt: sql`clock_timestamp() - interval '60 seconds'`,
    })
    .where(eq(attempts.id, attemptId))
const row = async (attemptId: number) =>
  (await api.db.select().from(attempts).where(eq(attempts.id, attemptId)))[0]
const details = async ({ learner, examId }: StartedAttempt) =>
  (await api.as(learner.token)('GET', `/client-api/v1/exams/${examId}`)).json<{
    data: { attempts: object[]; attempts_left: number; counted_percent: number | null }
  }>().data
const overdue = async () => {
  while ((await submitOverdue(api.db)) > 0);
}

test('where the exam has it so, an attempt that ends by itself with nothing answered is abandoned', async () => {
  const sitting = await startAttempt(api, { abandonUnanswered: true, attemptsAllowed: 2 })
  // What was taken back is no answer.
  await sitting.save(0, { option: 'a' }, 1)
  await sitting.save(0, null, 2)
  await expire(sitting.attemptId)
  await overdue()
  expect(await row(sitting.attemptId)).toMatchObject({
    state: 'abandoned',
    submittedAt: null,
    submittedBy: 'deadline',
    percent: null,
    receipt: null,
  })
  const events = await api.db
    .select({ kind: attemptEvents.kind })
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, sitting.attemptId))
  expect(events.map(({ kind }) => kind)).toContain('abandoned')
  expect(events.map(({ kind }) => kind)).not.toContain('submitted')
  // It was made, and counts for nothing.
  expect(await details(sitting)).toMatchObject({
    attempts: [{ state: 'abandoned', percent: null, passed: null, submitted_at: null }],
    attempts_left: 1,
    counted_percent: null,
  })
  // The page that is still open learns that it is over.
  expect((await sitting.submit()).json()).toMatchObject({ code: 'attempt_closed' })
  expect((await sitting.save(0, { option: 'a' }, 3)).json()).toMatchObject({ code: 'attempt_closed' })
})

test('with one answer it is marked, and so is one that its learner hands in empty', async () => {
  const answered = await startAttempt(api, { abandonUnanswered: true })
  await answered.save(0, { option: 'a' }, 1)
  await expire(answered.attemptId)
  await overdue()
  expect(await row(answered.attemptId)).toMatchObject({ state: 'graded', submittedBy: 'deadline' })
  const empty = await startAttempt(api, { abandonUnanswered: true })
  expect((await empty.submit()).json()).toMatchObject({ data: { state: 'graded' } })
  expect(await row(empty.attemptId)).toMatchObject({ state: 'graded', percent: 0 })
})

test('an exam that does not have it so marks what is empty', async () => {
  const sitting = await startAttempt(api)
  await expire(sitting.attemptId)
  await overdue()
  expect(await row(sitting.attemptId)).toMatchObject({ state: 'graded', percent: 0 })
})

test('the delay between attempts holds after one that was abandoned, from the end of its time', async () => {
  const sitting = await startAttempt(api, {
    abandonUnanswered: true,
    attemptsAllowed: null,
    attemptDelaySeconds: 86_400,
  })
  await expire(sitting.attemptId)
  await overdue()
  expect((await row(sitting.attemptId))?.state).toBe('abandoned')
  const again = await api.as(sitting.learner.token)(
    'POST',
    `/client-api/v1/exams/${sitting.examId}/attempts`,
    {
      holder: 'another-tab',
    },
  )
  expect(again.json()).toMatchObject({ code: 'attempt_too_soon' })
})
