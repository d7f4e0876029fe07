import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignments, attempts, certificates, type ReviewField } from '../../db/schema/index.ts'
import { account, company } from '../../testing/accounts.ts'
import { employee, assign } from '../../testing/portal.ts'
import { fiveKinds, holder, options, rightAnswers, sitting, type Sitting } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { receiptOf } from './submitting.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Result {
  score: number | null
  percent: number | null
  passed: boolean | null
  receipt: string
  certificate_code: string | null
  shown: string[]
  more_at: string | null
  questions: {
    id: number
    points: number | null
    is_right: boolean | null
    right_answer: string | null
    explanation: string | null
    answer: unknown
    options: { is_right: boolean | null; feedback: string | null }[]
  }[]
}
const result = async (sat: Sitting) =>
  (await api.as(sat.learner.token)('GET', `/client-api/v1/attempts/${sat.attemptId}/result`)).json<{
    data: Result
  }>().data
async function answerAll(sat: Sitting) {
  for (const [index, value] of rightAnswers.entries())
    expect((await sat.save(index, value)).statusCode).toBe(200)
}

describe('submitting', () => {
  test('grades every kind, and again says the very same', async () => {
    const sat = await sitting(api)
    await answerAll(sat)
    const [first, second] = [await sat.submit(), await sat.submit()]
    expect(first.json()).toMatchObject({
      data: { id: sat.attemptId, state: 'graded', receipt: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(second.body).toBe(first.body)
    expect(await result(sat)).toMatchObject({
      score: 10,
      percent: 100,
      passed: true,
      questions: rightAnswers.map(answer => ({ answer, is_right: true })),
    })
    expect((await sat.save(0, { option: 'a' }, 9)).json()).toMatchObject({ code: 'attempt_closed' })
  })
  test('an empty paper is 0, whole and not passed', async () => {
    const sat = await sitting(api, { negativeMarking: true })
    await sat.submit()
    expect(await result(sat)).toMatchObject({
      score: 0,
      percent: 0,
      passed: false,
      certificate_code: null,
      questions: fiveKinds.map(() => ({ points: 0, answer: null })),
    })
  })
  test('negative marks may bring the score below 0, the percentage never', async () => {
    const sat = await sitting(api, { negativeMarking: true })
    await sat.save(0, { option: 'a' })
    await sat.save(2, { truth: false })
    await sat.submit()
    expect(await result(sat)).toMatchObject({ score: -1.67, percent: 0, passed: false })
  })
  test('thirds are rounded once, at the end', async () => {
    const third = {
      kind: 'multiple_choice' as const,
      key: { correct: ['a', 'b', 'c'] },
      options: options('a', 'b', 'c', 'd'),
      points: 1,
    }
    const sat = await sitting(api, {}, [third, third, third])
    for (const index of [0, 1, 2]) await sat.save(index, { options: ['a'] })
    await sat.submit()
    expect(await result(sat)).toMatchObject({
      score: 1,
      questions: [{ points: 0.33 }, { points: 0.33 }, { points: 0.33 }],
    })
  })
  test('with an essay waits for its grader', async () => {
    const sat = await sitting(api, {}, [...fiveKinds, { kind: 'essay', key: {}, points: 5 }])
    await sat.save(5, { text: 'رأيي' })
    expect((await sat.submit()).json()).toMatchObject({ data: { state: 'submitted' } })
    expect(await result(sat)).toMatchObject({
      score: null,
      percent: null,
      passed: null,
      certificate_code: null,
    })
  })
})

test('the receipt can be computed again from the trace', async () => {
  const sat = await sitting(api, { shuffleQuestions: true })
  await sat.save(0, { option: 'a' }, 1)
  await answerAll({ ...sat, save: (index, value) => sat.save(index, value, 5) })
  await sat.save(1, { options: ['a'] }, 4)
  const paper = (await api.as(sat.learner.token)('GET', `/client-api/v1/attempts/${sat.attemptId}`)).json<{
    data: { questions: { id: number }[] }
  }>().data.questions
  const { receipt } = (await sat.submit()).json<{ data: { receipt: string } }>().data
  const trace = (
    await api.as(sat.learner.token)('GET', `/client-api/v1/attempts/${sat.attemptId}/trace`)
  ).json<{ data: { kind: string; data: Record<string, unknown> }[] }>().data
  const last = (id: number) =>
    trace
      .filter(event => event.kind === 'saved' && event.data['question'] === id)
      .sort((a, b) => Number(b.data['revision']) - Number(a.data['revision']))[0]?.data
  expect(
    receiptOf(
      sat.attemptId,
      paper.map(({ id }) => [id, Number(last(id)?.['revision'] ?? 0), last(id)?.['value'] ?? null]),
    ),
  ).toBe(receipt)
  expect(trace.map(event => event.kind).toReversed()).toEqual([
    'started',
    'saved',
    ...rightAnswers.map(() => 'saved'),
    'stale',
    'submitted',
    'graded',
  ])
  expect((await result(sat)).receipt).toBe(receipt)
})

describe('the result', () => {
  const policy = (just_after: ReviewField[]) => ({
    review: { just_after, while_open: just_after, after_closing: [] },
  })

  test('E-08: is refused while the attempt is open', async () => {
    const sat = await sitting(api)
    const answer = await api.as(sat.learner.token)('GET', `/client-api/v1/attempts/${sat.attemptId}/result`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'result_not_released'])
  })
  test.each<[ReviewField[], object]>([
    [[], { score: null, percent: null, passed: null, certificate_code: null, questions: [] }],
    [['overall'], { score: 10, percent: 100, passed: true, questions: [] }],
    [
      ['answers'],
      {
        score: null,
        questions: fiveKinds.map(() => ({
          points: null,
          is_right: null,
          right_answer: null,
          explanation: null,
        })),
      },
    ],
    [
      ['answers', 'marks', 'correctness'],
      {
        questions: [2, 2, 1, 2, 3].map(points => ({
          points,
          is_right: true,
          right_answer: null,
          explanation: null,
        })),
      },
    ],
    [
      ['answers', 'right_answers'],
      {
        questions: [
          { right_answer: null },
          {},
          { right_answer: 'true' },
          { right_answer: '12.5' },
          { right_answer: 'الرياض', explanation: null },
        ],
      },
    ],
    [
      ['answers', 'feedback'],
      {
        questions: [
          {
            explanation: 'Because 1',
            right_answer: null,
            options: [{ is_right: null, feedback: 'Feedback a' }, {}, {}, {}],
          },
          {},
          {},
          {},
          {},
        ],
      },
    ],
  ])('shows with %o just that', async (fields, wanted) => {
    const sat = await sitting(api, policy(fields))
    await answerAll(sat)
    await sat.submit()
    const seen = await result(sat)
    expect(seen).toMatchObject({ shown: fields, ...wanted })
    if (!fields.includes('right_answers')) expect(JSON.stringify(seen)).not.toContain('"is_right":false')
  })
  test('shows the rest two minutes later, and says when', async () => {
    const sat = await sitting(api, { review: { just_after: [], while_open: ['overall'], after_closing: [] } })
    await sat.submit()
    const { more_at } = await result(sat)
    expect(Date.parse(more_at ?? '') - Date.now()).toBeGreaterThan(100_000)
    await api.db
      .update(attempts)
      .set({ submittedAt: new Date(Date.now() - 130_000) })
      .where(eq(attempts.id, sat.attemptId))
    expect(await result(sat)).toMatchObject({ percent: 0, passed: false, more_at: null })
  })
  test('hides the outcome in the list of attempts as well', async () => {
    const sat = await sitting(api, policy([]))
    await sat.submit()
    expect(
      (await api.as(sat.learner.token)('GET', `/client-api/v1/exams/${sat.examId}`)).json(),
    ).toMatchObject({ data: { attempts: [{ state: 'graded', percent: null, passed: null }] } })
  })
})

describe('the certificate', () => {
  const codes = (userId: number) =>
    api.db
      .select({ code: certificates.code, grade: certificates.grade, name: certificates.holderName })
      .from(certificates)
      .where(eq(certificates.userId, userId))
  test('comes with the first pass, once, under the name of that day', async () => {
    const sat = await sitting(api)
    await answerAll(sat)
    await sat.submit()
    const [made] = await codes(sat.learner.id)
    expect(made).toEqual({ code: expect.stringMatching(/^[\w-]{22}$/), grade: 100, name: sat.learner.name })
    const again = await sitting(api, {}, fiveKinds, { exam: sat, learner: sat.learner })
    await answerAll(again)
    await again.submit()
    expect(await codes(sat.learner.id)).toEqual([made])
    expect((await result(again)).certificate_code).toBe(made?.code)
  })
  test('does not come below the pass mark', async () => {
    const sat = await sitting(api, { passMark: 80 })
    for (const index of [0, 1, 2]) await sat.save(index, rightAnswers[index] ?? null)
    await sat.submit()
    expect([await result(sat), await codes(sat.learner.id)]).toMatchObject([
      { percent: 50, passed: false },
      [],
    ])
  })
  test('carries the score into a company’s assignment', async () => {
    const [owner, learner] = [await company(api), await account(api)]
    const sat = await sitting(api)
    const employeeId = await employee(api, owner.companyId, { userId: sat.learner.id })
    const id = await assign(api, owner.companyId, employeeId, sat.courseId)
    await answerAll(sat)
    await sat.submit()
    expect(
      await api.db
        .select({ score: assignments.score })
        .from(assignments)
        .where(and(eq(assignments.id, id))),
    ).toEqual([{ score: 100 }])
    expect(learner.id).not.toBe(sat.learner.id)
  })
})

test('an Idempotency-Key starts one attempt, answers the same again, and refuses another body', async () => {
  const sat = await sitting(api, { attemptsAllowed: 5 })
  await sat.submit()
  const call = api.as(sat.learner.token)
  const start = (by: string, key: string) =>
    call('POST', `/client-api/v1/exams/${sat.examId}/attempts`, { holder: by }, { 'idempotency-key': key })
  const first = (await start(holder, 'key-0001')).json<{ data: { id: number } }>().data.id
  expect((await start(holder, 'key-0001')).json()).toMatchObject({ data: { id: first } })
  expect((await start('another-tab', 'key-0001')).json()).toMatchObject({ code: 'idempotency_mismatch' })
  expect((await start(holder, 'short')).statusCode).toBe(400)
  expect(
    (
      await call(
        'POST',
        `/client-api/v1/attempts/${first}/submit`,
        { holder },
        { 'idempotency-key': 'key-0001' },
      )
    ).json(),
  ).toMatchObject({ code: 'idempotency_mismatch' })
})
