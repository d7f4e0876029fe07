import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, attemptEvents, attempts, auditLog, certificates } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { startAttempt, type StartedAttempt, type TestExam } from '../../../testing/exam.ts'
import { receiptOf as receiptOver } from '../ending.ts'
import { liveExamOf, reason } from '../../../testing/live-exam.ts'
import { taken, taught, two, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
let { as, act, contact, returnTime, rowOf, silentFor, kinds } = {} as ReturnType<typeof liveExamOf>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
  ;({ as, act, contact, returnTime, rowOf, silentFor, kinds } = liveExamOf(api, teacher))
})
afterAll(() => api.close())

const base = '/client-api/v1'

describe('ending an attempt', () => {
  test('submits what is stored, tells the learner, and writes who and why', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [{ option: 'a' }])
    expect((await act(made, sitting.attemptId, 'end')).json()).toMatchObject({ data: { state: 'graded' } })
    expect(await rowOf(sitting)).toMatchObject({ submittedBy: 'instructor', score: 1 })
    expect((await sitting.save(1, { truth: true })).json()).toMatchObject({ code: 'attempt_closed' })
    const trace = (await as(sitting.learner)('GET', `${base}/attempts/${sitting.attemptId}/trace`)).json<{
      data: { kind: string; data: object }[]
    }>().data
    expect(trace.find(({ kind }) => kind === 'submitted')?.data).toMatchObject({
      by: 'instructor',
      reason,
      by_name: expect.any(String),
    })
    expect(
      await api.db.$count(
        auditLog,
        and(eq(auditLog.action, 'attempt.end'), eq(auditLog.subjectId, sitting.attemptId)),
      ),
    ).toBe(1)
    // Again, it is as it was.
    expect((await act(made, sitting.attemptId, 'end')).statusCode).toBe(200)
    expect((await kinds(sitting)).filter(kind => kind === 'submitted')).toHaveLength(1)
  })

  test('needs a reason', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    expect((await act(made, sitting.attemptId, 'end', { reason: '' })).statusCode).toBe(422)
    expect(await rowOf(sitting)).toMatchObject({ state: 'in_progress' })
  })
})

describe('opening again', () => {
  const hidden = { just_after: ['overall' as const], while_open: ['overall' as const], after_closing: [] }
  const reopen = (made: TestExam, sitting: StartedAttempt, extra_minutes = 5) =>
    act(made, sitting.attemptId, 'reopen', { extra_minutes })
  async function ended(given: object = {}) {
    const made = await taught(api, teacher, two, { review: hidden, ...given })
    const sitting = await taken(api, made, [{ option: 'b' }])
    await sitting.submit()
    return { made, sitting }
  }

  test('takes the marks back and gives the time that was left, with what is added; answers stay and can be changed', async () => {
    const { made, sitting } = await ended()
    const before = await rowOf(sitting)
    expect((await reopen(made, sitting)).json()).toMatchObject({ data: { state: 'in_progress' } })
    const open = await rowOf(sitting)
    expect(open).toMatchObject({ score: null, percent: null, passed: null, submittedAt: null, receipt: null })
    const left = Number(before.deadlineAt) - Number(before.submittedAt)
    expect(Math.abs(Number(open.deadlineAt) - Date.now() - left - 300_000)).toBeLessThan(5000)
    expect(
      (await as(sitting.learner)('GET', `${base}/attempts/${sitting.attemptId}/result`)).json(),
    ).toMatchObject({ code: 'result_not_released' })
    expect(await api.db.$count(answers, eq(answers.attemptId, sitting.attemptId))).toBe(1)
    expect((await sitting.save(0, { option: 'a' }, 2)).statusCode).toBe(200)
    const again = await sitting.submit()
    expect(again.statusCode).toBe(200)
    expect(await rowOf(sitting)).toMatchObject({ score: 1 })
    expect(await kinds(sitting)).toEqual([
      'started',
      'saved',
      'submitted',
      'graded',
      'reopened',
      'saved',
      'submitted',
      'graded',
    ])
  })

  const why = (answer: { json(): { data?: { why: string } } }) => answer.json().data?.why
  test('not where the learner has seen what is right', async () => {
    const all = ['answers', 'right_answers', 'overall'] as const
    const { made, sitting } = await ended({
      review: { just_after: all, while_open: all, after_closing: all },
    })
    await as(sitting.learner)('GET', `${base}/attempts/${sitting.attemptId}/result`)
    expect(why(await reopen(made, sitting))).toBe('answers_shown')
  })

  test('nor which of their answers were wrong, at whatever attempt the key was last shown', async () => {
    const marked = ['answers', 'correctness', 'overall'] as const
    const review = { just_after: marked, while_open: marked, after_closing: marked }
    const { made, sitting } = await ended({ review })
    const see = (id: number) => as(sitting.learner)('GET', `${base}/attempts/${id}/result`)
    await see(sitting.attemptId)
    const next = await startAttempt(api, {}, [], { exam: made, learner: sitting.learner })
    await next.submit()
    // The earlier result is opened again after the later attempt ended.
    await see(sitting.attemptId)
    expect(why(await reopen(made, next))).toBe('answers_shown')
  })

  test('not where a certificate came after it, whichever attempt that names', async () => {
    const { made, sitting } = await ended()
    await api.db.insert(certificates).values({
      code: `reopened-${String(sitting.learner.id).padStart(13, '0')}`,
      userId: sitting.learner.id,
      courseId: made.courseId,
      holderName: 'x',
      courseTitle: {},
      completedAt: new Date(),
      releasedAt: new Date(),
    })
    expect(why(await reopen(made, sitting))).toBe('certified')
  })

  test('not an earlier attempt, not one under way, not after closing', async () => {
    const { made, sitting } = await ended()
    const next = await startAttempt(api, {}, [], { exam: made, learner: sitting.learner })
    expect(why(await reopen(made, sitting))).toBe('not_last')
    expect(why(await reopen(made, next))).toBe('under_way')
    const closing = await ended({ closesAt: new Date(Date.now() + 1500) })
    await new Promise(resolve => setTimeout(resolve, 1600))
    expect(why(await reopen(closing.made, closing.sitting))).toBe('closed')
  })

  test('not one that a certificate stands on', async () => {
    const made = await taught(api, teacher, two, { review: hidden })
    const learner = await account(api)
    await enrol(api, learner.id, made.courseId)
    const sitting = await startAttempt(api, {}, [], { exam: made, learner })
    await sitting.save(0, { option: 'a' })
    await sitting.save(1, { truth: true })
    await sitting.submit()
    expect(why(await reopen(made, sitting))).toBe('certified')
  })

  test('one whose time was used up needs minutes', async () => {
    const { made, sitting } = await ended()
    const { deadlineAt } = await rowOf(sitting)
    await api.db.update(attempts).set({ submittedAt: deadlineAt }).where(eq(attempts.id, sitting.attemptId))
    expect((await reopen(made, sitting, 0)).json()).toMatchObject({
      errors: { extra_minutes: [expect.any(String)] },
    })
    expect((await reopen(made, sitting, 1)).statusCode).toBe(200)
  })
})

test('the record of an attempt has its events in order, its disconnections, and never what the paper was drawn by', async () => {
  const made = await taught(api, teacher)
  const sitting = await taken(api, made, [{ option: 'a' }])
  await silentFor(sitting, 200)
  await api.db
    .update(attemptEvents)
    .set({ at: new Date(Date.now() - 250_000) })
    .where(eq(attemptEvents.attemptId, sitting.attemptId))
  await contact(sitting)
  await returnTime(made)
  await sitting.submit()
  const record = (
    await as(teacher)('GET', `${base}/exams/${made.examId}/attempts/${sitting.attemptId}/record`)
  ).json<{
    data: { events: { kind: string; data: object }[]; lost: object[] }
  }>().data
  expect(record.events.map(({ kind }) => kind)).toEqual([
    'started',
    'saved',
    'reconnected',
    'allowance',
    'submitted',
    'graded',
  ])
  expect(record.events[3]?.data).toMatchObject({ returned: true, reason, by_name: expect.any(String) })
  expect(record.lost).toMatchObject([{ seconds: 200, page: 'new', returned_at: expect.any(String) }])
  expect(JSON.stringify(record)).not.toContain('"seed"')
})

describe('a receipt', () => {
  const check = async (made: TestExam, { attemptId, learner }: StartedAttempt, code: string) => {
    const own = await as(learner)('GET', `${base}/attempts/${attemptId}/receipt?code=${code}`)
    const taughtOne = await as(teacher)(
      'GET',
      `${base}/exams/${made.examId}/attempts/${attemptId}/receipt?code=${code}`,
    )
    expect(taughtOne.json()).toEqual(own.json())
    return own.json<{ data: object }>().data
  }
  const receiptOf = async (sitting: StartedAttempt) =>
    (await sitting.submit()).json<{ data: { receipt: string } }>().data.receipt

  test('is the record’s, whole or by its first figures; another is not', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [{ option: 'a' }])
    const receipt = await receiptOf(sitting)
    const right = { matches: 'current', submitted_at: expect.any(String), answers: 'as_submitted' }
    expect(await check(made, sitting, receipt)).toEqual(right)
    expect(await check(made, sitting, receipt.slice(0, 16))).toEqual(right)
    const other = receipt.startsWith('0') ? `1${receipt.slice(1)}` : `0${receipt.slice(1)}`
    expect(await check(made, sitting, other)).toMatchObject({ matches: 'none', submitted_at: null })
  })

  test('one of an attempt from before papers named options by their place still holds', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [{ option: 'b' }])
    await receiptOf(sitting)
    const lines = made.questionIds.map((id, at) => (at === 0 ? [id, 1, { option: 'b' }] : [id, 0, null]))
    const before = receiptOver(sitting.attemptId, lines)
    await api.db
      .update(attempts)
      .set({ receipt: before, optionsByPlace: false })
      .where(eq(attempts.id, sitting.attemptId))
    expect(await check(made, sitting, before)).toMatchObject({ answers: 'as_submitted' })
  })

  test('an answer that was changed behind the record is found', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [{ option: 'a' }])
    const receipt = await receiptOf(sitting)
    await api.db
      .update(answers)
      .set({ value: { option: 'b' } })
      .where(and(eq(answers.attemptId, sitting.attemptId), eq(answers.questionId, made.questionIds[0] ?? 0)))
    expect(await check(made, sitting, receipt)).toMatchObject({ matches: 'current', answers: 'changed' })
  })

  test('one from before the attempt was opened again is known as earlier', async () => {
    const review = { just_after: [], while_open: [], after_closing: [] }
    const made = await taught(api, teacher, two, { review })
    const sitting = await taken(api, made, [{ option: 'b' }])
    const first = await receiptOf(sitting)
    await act(made, sitting.attemptId, 'reopen', { extra_minutes: 5 })
    await sitting.save(0, { option: 'c' }, 2)
    const second = (
      await as(sitting.learner)(
        'POST',
        `${base}/attempts/${sitting.attemptId}/submit`,
        { holder: 'first-tab' },
        { 'idempotency-key': 'submitted-again' },
      )
    ).json<{ data: { receipt: string } }>().data.receipt
    expect(await check(made, sitting, first)).toMatchObject({ matches: 'earlier' })
    expect(await check(made, sitting, second)).toMatchObject({ matches: 'current', answers: 'as_submitted' })
  })

  test('no one checks one of an attempt that is not theirs', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    const code = await receiptOf(sitting)
    const stranger = await account(api)
    expect(
      (await as(stranger)('GET', `${base}/attempts/${sitting.attemptId}/receipt?code=${code}`)).statusCode,
    ).toBe(404)
    const path = `${base}/exams/${made.examId}/attempts/${sitting.attemptId}/receipt?code=${code}`
    expect((await as(await instructor(api))('GET', path)).statusCode).toBe(404)
  })
})
