import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, attemptEvents, attempts } from '../../db/schema/index.ts'
import { sessionLock, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { submitOverdue } from './submitting.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const stored = async (attemptId: number, questionId: number | undefined) =>
  (
    await api.db
      .select()
      .from(answers)
      .where(and(eq(answers.attemptId, attemptId), eq(answers.questionId, questionId ?? 0)))
  )[0]
const kinds = async (attemptId: number) =>
  (
    await api.db
      .select({ kind: attemptEvents.kind })
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, attemptId))
      .orderBy(attemptEvents.id)
  ).map(row => row.kind)
/** Moves an attempt in time, so that its deadline was so many seconds ago. */
const overdueBy = (attemptId: number, seconds: number) =>
  api.db
    .update(attempts)
    .set({
      startedAt: sql`now() - interval '1 hour'`,
      deadlineAt: sql`clock_timestamp() - make_interval(secs => ${seconds})`,
    })
    .where(eq(attempts.id, attemptId))
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

describe('saving an answer', () => {
  test('returns the stored revision, the server’s time and the deadline', async () => {
    const taken = await startAttempt(api)
    const asked = Date.now()
    const { data } = (await taken.save(0, { option: 'b' }, 3)).json<{
      data: { saved_at: string; server_time: string; deadline_at: string }
    }>()
    expect(data).toMatchObject({ question_id: taken.questionIds[0], revision: 3 })
    // Between question and answer, but for what clocks round.
    expect(Date.parse(data.server_time)).toBeGreaterThan(asked - 1000)
    expect(Date.parse(data.server_time)).toBeLessThan(Date.now() + 1000)
    expect(Date.parse(data.deadline_at)).toBeGreaterThan(Date.now() + 29 * 60_000)
    expect((await taken.save(0, null, 4)).statusCode).toBe(200)
    expect(await stored(taken.attemptId, taken.questionIds[0])).toMatchObject({ value: null, revision: 4 })
  })

  test('E-03: an older revision is answered 409 with the stored value, and is in the trace', async () => {
    const taken = await startAttempt(api)
    await taken.save(0, { option: 'b' }, 5)
    const stale = await taken.save(0, { option: 'a' }, 4)
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'revision_stale',
        data: {
          server_time: expect.any(String),
          deadline_at: expect.any(String),
          value: { option: '~2' },
          revision: 5,
        },
      }),
    ])
    expect((await taken.save(0, { option: 'a' }, 5)).statusCode).toBe(409)
    expect(await stored(taken.attemptId, taken.questionIds[0])).toMatchObject({
      value: { option: 'b' },
      revision: 5,
    })
    expect(await kinds(taken.attemptId)).toEqual(['started', 'saved', 'stale', 'stale'])
  })

  test('the very same answer sent again, its acknowledgement lost, is acknowledged again', async () => {
    const taken = await startAttempt(api)
    const first = (await taken.save(1, { options: ['a', 'c'] }, 2)).json<{ data: { saved_at: string } }>()
    expect((await taken.save(1, { options: ['a', 'c'] }, 2)).json()).toMatchObject({
      data: { revision: 2, saved_at: first.data.saved_at },
    })
  })

  test('another tab claims the session lock, and the next save of the first is an error', async () => {
    const taken = await startAttempt(api)
    const call = api.as(taken.learner.token)
    expect(
      (
        await call('POST', `/client-api/v1/attempts/${taken.attemptId}/take-over`, { holder: 'second-tab' })
      ).json(),
    ).toMatchObject({ data: { holder: 'second-tab' } })
    expect((await taken.save(0, { option: 'b' })).json()).toMatchObject({ code: 'attempt_taken_over' })
    expect((await taken.submit()).json()).toMatchObject({ code: 'attempt_taken_over' })
    expect((await taken.save(0, { option: 'b' }, 1, { holder: 'second-tab' })).statusCode).toBe(200)
    expect(await kinds(taken.attemptId)).toEqual(['started', 'taken_over', 'refused', 'saved'])
  })

  test('of a question that is not on the paper is 404', async () => {
    const [mine, other] = [await startAttempt(api), await startAttempt(api)]
    const answer = await api.as(mine.learner.token)(
      'PUT',
      `/client-api/v1/attempts/${mine.attemptId}/answers/${other.questionIds[0]}`,
      { holder: sessionLock, value: null, revision: 1, made_at: ago(0) },
    )
    expect(answer.statusCode).toBe(404)
  })

  test.each([
    { made_at: '2026-06-30T23:59:60Z' },
    { made_at: '0000-01-01T00:00:00Z' },
    { made_at: 'yesterday' },
    { made_at: 5 },
    { revision: 0 },
    { revision: 1.5 },
    { revision: '1' },
    { value: { option: 'a', text: 'b' } },
    { value: 'a' },
    { value: { text: '\ud800' } },
    { value: { text: '\0' } },
    { value: { pairs: { '\0': 'a' } } },
    { value: { pairs: { '\ud800': 'a' } } },
    { holder: 'x' },
    { user_id: 1 },
  ])('rejects %o', async change => {
    const taken = await startAttempt(api)
    const answer = await api.as(taken.learner.token)(
      'PUT',
      `/client-api/v1/attempts/${taken.attemptId}/answers/${taken.questionIds[0]}`,
      { holder: sessionLock, value: null, revision: 1, made_at: ago(0), ...change },
    )
    expect([400, 422]).toContain(answer.statusCode)
  })
})

describe('around the deadline', () => {
  // However long the tests before took: none of their attempts is overdue meanwhile.
  beforeEach(() =>
    api.db
      .update(attempts)
      .set({ startedAt: sql`now()`, deadlineAt: sql`now() + interval '1 day'` })
      .where(eq(attempts.state, 'in_progress')),
  )

  test('E-02: what was made in time and arrives within the grace counts', async () => {
    const taken = await startAttempt(api)
    await overdueBy(taken.attemptId, 20)
    expect((await taken.save(0, { option: 'b' }, 1, { made_at: ago(25) })).statusCode).toBe(200)
    expect(await stored(taken.attemptId, taken.questionIds[0])).toMatchObject({ value: { option: 'b' } })
  })
  test('E-02: made after the deadline it is rejected, even within the grace', async () => {
    const taken = await startAttempt(api)
    await overdueBy(taken.attemptId, 20)
    expect((await taken.save(0, { option: 'b' }, 1, { made_at: ago(10) })).json()).toMatchObject({
      code: 'attempt_closed',
      data: { server_time: expect.any(String) },
    })
    expect(await stored(taken.attemptId, taken.questionIds[0])).toBeUndefined()
  })
  test('E-02: after the grace it is rejected, stays in the trace, and what was stored is graded', async () => {
    const taken = await startAttempt(api)
    await taken.save(0, { option: 'b' }, 1)
    await overdueBy(taken.attemptId, 31)
    expect((await taken.save(1, { options: ['a', 'c'] }, 1, { made_at: ago(60) })).json()).toMatchObject({
      code: 'attempt_closed',
    })
    const [late] = await api.db
      .select()
      .from(attemptEvents)
      .where(and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'late')))
    expect(late?.data).toMatchObject({
      question: taken.questionIds[1],
      revision: 1,
      value: { options: ['a', 'c'] },
    })
    await submitOverdue(api.db)
    expect(
      (await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/result`)).json(),
    ).toMatchObject({ data: { score: 2, submitted_by: 'deadline' } })
  })
  test('E-01: the clock of the client decides nothing: a time of tomorrow is kept as now', async () => {
    const taken = await startAttempt(api)
    await taken.save(0, { option: 'b' }, 1, { made_at: new Date(Date.now() + 86_400_000).toISOString() })
    expect((await stored(taken.attemptId, taken.questionIds[0]))?.madeAt.getTime()).toBeLessThan(
      Date.now() + 5_000,
    )
    expect((await taken.save(1, null, 1, { made_at: '2001-01-01T00:00:00Z' })).statusCode).toBe(200)
  })
  test('E-07: the job submits what is stored, once the grace is over, even if the learner is offline', async () => {
    const [over, within, open] = [
      await startAttempt(api),
      await startAttempt(api),
      await startAttempt(api, { timeLimitSeconds: null }),
    ]
    await over.save(2, { truth: true })
    await overdueBy(over.attemptId, 31)
    await overdueBy(within.attemptId, 5)
    expect(await submitOverdue(api.db)).toBe(1)
    expect(await submitOverdue(api.db)).toBe(0)
    const rows = await api.db
      .select()
      .from(attempts)
      .where(sql`${attempts.id} in (${over.attemptId}, ${within.attemptId}, ${open.attemptId})`)
      .orderBy(attempts.id)
    expect(rows.map(row => [row.state, row.submittedBy, row.score])).toEqual([
      ['graded', 'deadline', 1],
      ['in_progress', null, null],
      ['in_progress', null, null],
    ])
    expect(rows[0]?.submittedAt).toEqual(rows[0]?.deadlineAt)
  })
  test('one attempt that cannot be graded does not block the others', async () => {
    const [broken, whole] = [await startAttempt(api), await startAttempt(api)]
    await overdueBy(broken.attemptId, 60)
    await overdueBy(whole.attemptId, 40)
    const refusing = sql.raw(`check (id <> ${broken.attemptId} or state = 'in_progress')`)
    await api.db.execute(sql`alter table attempts add constraint not_graded ${refusing}`)
    await broken.save(0, { option: 'b' })
    await api.db.insert(answers).values({
      attemptId: broken.attemptId,
      questionId: broken.questionIds[0] ?? 0,
      value: { option: 'b' },
      revision: 1,
      madeAt: new Date(),
    })
    await expect(submitOverdue(api.db)).rejects.toThrow('1 of 2 overdue attempts')
    await api.db.execute(sql`alter table attempts drop constraint not_graded`)
    expect(
      (
        await api.db.select({ state: attempts.state }).from(attempts).where(eq(attempts.id, whole.attemptId))
      )[0]?.state,
    ).toBe('graded')
  })
})

test('what was stored is acknowledged once more after the end, and nothing else is', async () => {
  const taken = await startAttempt(api)
  await taken.save(0, { option: 'a' }, 4)
  await taken.submit()
  expect((await taken.save(0, { option: 'a' }, 4)).json()).toMatchObject({ data: { revision: 4 } })
  for (const [value, revision] of [
    [{ option: 'b' }, 4],
    [{ option: 'a' }, 5],
  ] as const)
    expect((await taken.save(0, value, revision)).json()).toMatchObject({ code: 'attempt_closed' })
})
