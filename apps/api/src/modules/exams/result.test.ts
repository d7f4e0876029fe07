/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  assignments,
  attempts,
  certificates,
  defaultReview,
  lessons,
  questions,
  type ReviewField,
} from '../../db/schema/index.ts'
import { account, company } from '../../testing/accounts.ts'
import { curriculum, enrol } from '../../testing/catalogue.ts'
import { employee, assign } from '../../testing/portal.ts'
import {
  exam,
  fiveKinds,
  sessionLock,
  options,
  rightAnswers,
  rightAnswersSeen,
  startAttempt,
  type StartedAttempt,
} from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { receiptOf } from './ending.ts'

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
  study_again: object[]
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
const result = async (taken: StartedAttempt) =>
  (await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/result`)).json<{
    data: Result
  }>().data
async function answerAll(taken: StartedAttempt) {
  for (const [index, value] of rightAnswers.entries())
    expect((await taken.save(index, value)).statusCode).toBe(200)
}

describe('submitting', () => {
  test('grades every kind, and again says the very same', async () => {
    const taken = await startAttempt(api)
    await answerAll(taken)
    const [first, second] = [await taken.submit(), await taken.submit()]
    expect(first.json()).toMatchObject({
      data: { id: taken.attemptId, state: 'graded', receipt: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(second.body).toBe(first.body)
    expect(await result(taken)).toMatchObject({
      score: 10,
      percent: 100,
      passed: true,
      questions: rightAnswersSeen.map(answer => ({ answer, is_right: true })),
    })
    expect((await taken.save(0, { option: 'a' }, 9)).json()).toMatchObject({ code: 'attempt_closed' })
  })
  test('an empty paper is 0, whole and not passed', async () => {
    const taken = await startAttempt(api, { negativeMarking: true })
    await taken.submit()
    expect(await result(taken)).toMatchObject({
      score: 0,
      percent: 0,
      passed: false,
      certificate_code: null,
      questions: fiveKinds.map(() => ({ points: 0, answer: null })),
    })
  })
  test('negative marks bring neither the score nor the percentage below 0', async () => {
    const taken = await startAttempt(api, { negativeMarking: true })
    await taken.save(0, { option: 'a' })
    await taken.save(2, { truth: false })
    await taken.submit()
    expect(await result(taken)).toMatchObject({ score: 0, percent: 0, passed: false })
  })
  test('thirds are rounded once, at the end', async () => {
    const third = {
      kind: 'multiple_choice' as const,
      key: { correct: ['a', 'b', 'c'] },
      options: options('a', 'b', 'c', 'd'),
      points: 1,
    }
    const taken = await startAttempt(api, {}, [third, third, third])
    for (const index of [0, 1, 2]) await taken.save(index, { options: ['a'] })
    await taken.submit()
    expect(await result(taken)).toMatchObject({
      score: 1,
      questions: [{ points: 0.33 }, { points: 0.33 }, { points: 0.33 }],
    })
  })
  test('with an essay waits for its grader', async () => {
    const taken = await startAttempt(api, {}, [...fiveKinds, { kind: 'essay', key: {}, points: 5 }])
    await taken.save(5, { text: 'رأيي' })
    expect((await taken.submit()).json()).toMatchObject({ data: { state: 'submitted' } })
    expect(await result(taken)).toMatchObject({
      score: null,
      percent: null,
      passed: null,
      certificate_code: null,
    })
  })
})

test('the receipt can be computed again from the trace', async () => {
  const taken = await startAttempt(api, { shuffleQuestions: true })
  await taken.save(0, { option: 'a' }, 1)
  await answerAll({ ...taken, save: (index, value) => taken.save(index, value, 5) })
  await taken.save(1, { options: ['a'] }, 4)
  const paper = (
    await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}`)
  ).json<{
    data: { questions: { id: number }[] }
  }>().data.questions
  const { receipt } = (await taken.submit()).json<{ data: { receipt: string } }>().data
  const trace = (
    await api.as(taken.learner.token)('GET', `/client-api/v1/attempts/${taken.attemptId}/trace`)
  ).json<{ data: { kind: string; data: Record<string, unknown> }[] }>().data
  const last = (id: number) =>
    trace
      .filter(event => event.kind === 'saved' && event.data['question'] === id)
      .sort((a, b) => Number(b.data['revision']) - Number(a.data['revision']))[0]?.data
  expect(
    receiptOf(
      taken.attemptId,
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
  expect((await result(taken)).receipt).toBe(receipt)
})

describe('the result', () => {
  const policy = (just_after: ReviewField[]) => ({
    review: { just_after, while_open: just_after, after_closing: [] },
  })

  test('E-08: is withheld while the attempt is open', async () => {
    const taken = await startAttempt(api)
    const answer = await api.as(taken.learner.token)(
      'GET',
      `/client-api/v1/attempts/${taken.attemptId}/result`,
    )
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
    const taken = await startAttempt(api, policy(fields))
    await answerAll(taken)
    await taken.submit()
    const seen = await result(taken)
    expect(seen).toMatchObject({ shown: fields, ...wanted })
    if (!fields.includes('right_answers')) expect(JSON.stringify(seen)).not.toContain('"is_right":false')
  })
  test('shows the rest two minutes later, and says when', async () => {
    const taken = await startAttempt(api, {
      review: { just_after: [], while_open: ['overall'], after_closing: [] },
    })
    await taken.submit()
    const { more_at } = await result(taken)
    expect(Date.parse(more_at ?? '') - Date.now()).toBeGreaterThan(100_000)
    await api.db
      .update(attempts)
      .set({ submittedAt: new Date(Date.now() - 130_000) })
      .where(eq(attempts.id, taken.attemptId))
    expect(await result(taken)).toMatchObject({ percent: 0, passed: false, more_at: null })
  })
  test('by default keeps right answers until no attempt is left, also while the last one is under way', async () => {
    const taken = await startAttempt(api, { review: defaultReview, attemptsAllowed: 2 })
    await taken.submit()
    const kept = { right_answer: null, explanation: null }
    const early = {
      passed: false,
      more_at: null,
      more_after_last_attempt: true,
      questions: fiveKinds.map(() => ({ ...kept, is_right: false })),
    }
    expect(await result(taken)).toMatchObject(early)
    const last = await startAttempt(api, {}, fiveKinds, { exam: taken, learner: taken.learner })
    expect(await result(taken)).toMatchObject(early)
    await last.submit()
    for (const attempt of [taken, last])
      expect(await result(attempt)).toMatchObject({
        more_after_last_attempt: false,
        questions: [{}, {}, { right_answer: 'true', explanation: 'Because 3' }, {}, {}],
      })
  })
  test('hides the outcome in the list of attempts as well', async () => {
    const taken = await startAttempt(api, policy([]))
    await taken.submit()
    expect(
      (await api.as(taken.learner.token)('GET', `/client-api/v1/exams/${taken.examId}`)).json(),
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
    const taken = await startAttempt(api)
    await answerAll(taken)
    await taken.submit()
    const [made] = await codes(taken.learner.id)
    expect(made).toEqual({ code: expect.stringMatching(/^[\w-]{22}$/), grade: 100, name: taken.learner.name })
    const again = await startAttempt(api, {}, fiveKinds, { exam: taken, learner: taken.learner })
    await answerAll(again)
    await again.submit()
    expect(await codes(taken.learner.id)).toEqual([made])
    expect((await result(again)).certificate_code).toBe(made?.code)
  })
  test('does not come below the pass mark', async () => {
    const taken = await startAttempt(api, { passMark: 80 })
    for (const index of [0, 1, 2]) await taken.save(index, rightAnswers[index] ?? null)
    await taken.submit()
    expect([await result(taken), await codes(taken.learner.id)]).toMatchObject([
      { percent: 50, passed: false },
      [],
    ])
  })
  test('carries the score into a company’s assignment', async () => {
    const [owner, learner] = [await company(api), await account(api)]
    const taken = await startAttempt(api)
    const employeeId = await employee(api, owner.companyId, { userId: taken.learner.id })
    const id = await assign(api, owner.companyId, employeeId, taken.courseId)
    await answerAll(taken)
    await taken.submit()
    expect(
      await api.db
        .select({ score: assignments.score })
        .from(assignments)
        .where(and(eq(assignments.id, id))),
    ).toEqual([{ score: 100 }])
    expect(learner.id).not.toBe(taken.learner.id)
  })
  test('carries no score into an assignment that was made after the exam', async () => {
    const owner = await company(api)
    const taken = await startAttempt(api)
    await answerAll(taken)
    await taken.submit()
    const employeeId = await employee(api, owner.companyId, { userId: taken.learner.id })
    const id = await assign(api, owner.companyId, employeeId, taken.courseId)
    const again = await startAttempt(api, {}, fiveKinds, { exam: taken, learner: taken.learner })
    const scoreOf = async () =>
      (await api.db.select({ score: assignments.score }).from(assignments).where(eq(assignments.id, id)))[0]
        ?.score
    expect(await scoreOf()).toBeNull()
    for (const index of [0, 1, 2]) await again.save(index, rightAnswers[index] ?? null)
    await again.submit()
    expect(await scoreOf()).toBe(50)
  })
})

test('an Idempotency-Key starts one attempt, answers the same again, and rejects another body', async () => {
  const taken = await startAttempt(api, { attemptsAllowed: 5 })
  await taken.submit()
  const call = api.as(taken.learner.token)
  const start = (by: string, key: string) =>
    call('POST', `/client-api/v1/exams/${taken.examId}/attempts`, { holder: by }, { 'idempotency-key': key })
  const first = (await start(sessionLock, 'key-0001')).json<{ data: { id: number } }>().data.id
  expect((await start(sessionLock, 'key-0001')).json()).toMatchObject({ data: { id: first } })
  expect((await start('another-tab', 'key-0001')).json()).toMatchObject({ code: 'idempotency_mismatch' })
  expect((await start(sessionLock, 'short')).statusCode).toBe(400)
  expect(
    (
      await call(
        'POST',
        `/client-api/v1/attempts/${first}/submit`,
        { holder: sessionLock },
        { 'idempotency-key': 'key-0001' },
      )
    ).json(),
  ).toMatchObject({ code: 'idempotency_mismatch' })
})

describe('what to study again', () => {
  /** An exam of two questions that lessons teach, of which the first is answered wrongly and the second not at all. */
  async function missed(shown: ReviewField[]) {
    const { courseId, lessonIds } = await curriculum(api, 3)
    const review = { just_after: shown, while_open: shown, after_closing: shown }
    const made = await exam(api, { courseId, review }, fiveKinds.slice(0, 3))
    for (const [at, lessonId] of [lessonIds[1], lessonIds[0], lessonIds[2]].entries())
      await api.db
        .update(questions)
        .set({ lessonId: lessonId ?? null })
        .where(eq(questions.id, made.questionIds[at] ?? 0))
    const learner = await account(api)
    await enrol(api, learner.id, courseId)
    const taken = await startAttempt(api, {}, [], { exam: made, learner })
    await taken.save(0, { option: 'c' })
    await taken.save(2, rightAnswers[2]!)
    await taken.submit()
    return { taken, lessonIds }
  }

  test('names the lessons of missed questions in their order, and no lesson that is gone', async () => {
    const { taken, lessonIds } = await missed(['answers', 'correctness'])
    expect((await result(taken)).study_again).toEqual([
      { lesson_id: lessonIds[0], title: 'Lesson 1', questions: 1 },
      { lesson_id: lessonIds[1], title: 'Lesson 2', questions: 1 },
    ])
    await api.db
      .update(lessons)
      .set({ retiredAt: new Date() })
      .where(eq(lessons.id, lessonIds[0] ?? 0))
    expect((await result(taken)).study_again).toMatchObject([{ lesson_id: lessonIds[1] }])
  })

  test.each<ReviewField[]>([['answers'], ['correctness'], ['overall', 'marks']])(
    'says nothing where %s alone is shown',
    async (...shown) => expect((await result((await missed(shown)).taken)).study_again).toEqual([]),
  )
})
