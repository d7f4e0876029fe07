import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attemptAllowances,
  attempts,
  courses,
  type exams,
  questionPools,
  questions,
  questionVersions,
} from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { course, endAccess, enrol } from '../../testing/catalogue.ts'
import { exam, fiveKinds, sessionLock, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const start = (token: string, examId: number, by = sessionLock) =>
  api.as(token)('POST', `${base}/exams/${examId}/attempts`, { holder: by })
const details = async (token: string, examId: number) =>
  (await api.as(token)('GET', `${base}/exams/${examId}`)).json<{ data: Record<string, unknown> }>().data
async function ready(given: Partial<typeof exams.$inferInsert> = {}) {
  const taken = await exam(api, given)
  const learner = await account(api)
  await enrol(api, learner.id, taken.courseId)
  return { ...taken, learner }
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('an exam that closes with the last of the years that have four digits starts as any other', async () => {
  const closesAt = new Date('9999-12-31T23:59:59Z')
  const { learner, examId } = await ready({ timeLimitSeconds: null, closesAt })
  expect((await start(learner.token, examId)).statusCode).toBe(200)
})

describe('before the start', () => {
  test('the exam says what it is and where its deadline would come from', async () => {
    const { learner, examId } = await ready({ closesAt: minutes(10), attemptsAllowed: 2 })
    expect(await details(learner.token, examId)).toMatchObject({
      question_count: 5,
      max_score: 10,
      time_limit_seconds: 1800,
      pass_mark: 60,
      attempts_left: 2,
      can_start: true,
      blocked_by: null,
      ends_by: { reason: 'closing' },
      open_attempt_id: null,
      attempts: [],
    })
  })
  test('extra time and attempts are counted in', async () => {
    const { learner, examId } = await ready({ attemptsAllowed: 1 })
    await api.db
      .insert(attemptAllowances)
      .values({ examId, userId: learner.id, extraSeconds: 600, extraAttempts: 1, reason: 'needs it' })
    expect(await details(learner.token, examId)).toMatchObject({
      time_limit_seconds: 2400,
      attempts_allowed: 2,
      attempts_left: 2,
    })
    const { data } = (await start(learner.token, examId)).json<{
      data: { started_at: string; deadline_at: string }
    }>()
    expect(Date.parse(data.deadline_at) - Date.parse(data.started_at)).toBe(2_400_000)
  })
  test('an exam of a draft course is not found, except by enrolled learners', async () => {
    const courseId = await course(api, { state: 'draft' })
    const { examId } = await exam(api, { courseId })
    const stranger = await account(api)
    expect((await api.as(stranger.token)('GET', `${base}/exams/${examId}`)).statusCode).toBe(404)
    expect((await start(stranger.token, examId)).statusCode).toBe(404)
    await enrol(api, stranger.id, courseId)
    expect((await api.as(stranger.token)('GET', `${base}/exams/${examId}`)).statusCode).toBe(200)
  })
  test('an unpublished exam is not found', async () => {
    const { learner, examId } = await ready({ publishedAt: null })
    expect((await start(learner.token, examId)).statusCode).toBe(404)
  })
})

describe('a start is rejected', () => {
  const errorOf = async (
    given: Partial<typeof exams.$inferInsert>,
    before: (token: string, examId: number, userId: number) => Promise<unknown> = async () => undefined,
  ) => {
    const { learner, examId } = await ready(given)
    await before(learner.token, examId, learner.id)
    const seen = await details(learner.token, examId)
    const answer = await start(learner.token, examId)
    const { code, data } = answer.json<{ code: string; data?: { next_start_at?: string } }>()
    expect(seen).toMatchObject({
      can_start: false,
      blocked_by: code,
      next_start_at: data?.next_start_at ?? null,
    })
    return [answer.statusCode, code]
  }
  const finish = async (token: string, examId: number) => {
    const { id } = (await start(token, examId)).json<{ data: { id: number } }>().data
    await api.as(token)('POST', `${base}/attempts/${id}/submit`, { holder: sessionLock })
  }
  test('for a person who is not enrolled', async () => {
    expect(await errorOf({}, (_token, _exam, userId) => endAccess(api, userId))).toEqual([
      403,
      'not_enrolled',
    ])
  })
  test('before the opening', async () => {
    expect(await errorOf({ opensAt: minutes(5) })).toEqual([409, 'exam_not_open'])
  })
  test('after the closing', async () => {
    expect(await errorOf({ closesAt: minutes(-5) })).toEqual([409, 'exam_not_open'])
  })
  test('E-04: when the attempts are used up', async () => {
    expect(await errorOf({ attemptsAllowed: 1 }, finish)).toEqual([409, 'attempts_used_up'])
  })
  test('within the delay after the last one', async () => {
    expect(await errorOf({ attemptDelaySeconds: 600 }, finish)).toEqual([409, 'attempt_too_soon'])
  })
})

describe('an open attempt', () => {
  test('continues where it was: same paper, saved answers, same deadline', async () => {
    const taken = await startAttempt(api, { shuffleQuestions: true, shuffleOptions: true })
    await taken.save(4, { text: 'الرياض' }, 7)
    const read = async (call: ReturnType<typeof start>) =>
      (await call).json<{
        data: {
          id: number
          deadline_at: string
          holder: string
          questions: { id: number; options: object[]; answer: unknown; revision: number }[]
        }
      }>().data
    const first = await read(api.as(taken.learner.token)('GET', `${base}/attempts/${taken.attemptId}`))
    const again = await read(start(taken.learner.token, taken.examId, 'second-tab'))
    expect(again).toMatchObject({
      id: taken.attemptId,
      deadline_at: first.deadline_at,
      holder: 'second-tab',
      questions: first.questions,
    })
    expect(first.questions.find(line => line.id === taken.questionIds[4])).toMatchObject({
      answer: { text: 'الرياض' },
      revision: 7,
    })
  })
  test('E-09: keeps the version of a question that it was given', async () => {
    const taken = await startAttempt(api)
    const id = taken.questionIds[0] ?? 0
    await api.db.insert(questionVersions).values({
      questionId: id,
      version: 2,
      body: { en: 'Rewritten' },
      options: [],
      answerKey: { correct: ['a'] },
    })
    await api.db.update(questions).set({ version: 2 }).where(eq(questions.id, id))
    const paper = (await api.as(taken.learner.token)('GET', `${base}/attempts/${taken.attemptId}`)).body
    expect(paper).toContain('Question 1')
    expect(paper).not.toContain('Rewritten')
    await taken.save(0, { option: 'b' })
    await taken.submit()
    expect(
      (await api.as(taken.learner.token)('GET', `${base}/attempts/${taken.attemptId}/result`)).json(),
    ).toMatchObject({ data: { score: 2 } })
    const later = await startAttempt(api, {}, fiveKinds, { exam: taken, learner: taken.learner })
    expect((await api.as(taken.learner.token)('GET', `${base}/attempts/${later.attemptId}`)).body).toContain(
      'Rewritten',
    )
  })
  test('draws from a pool and counts its points', async () => {
    const { learner, examId, questionIds } = await ready()
    const [pool] = await api.db
      .insert(questionPools)
      .values({ examId, name: { en: 'Pool' }, drawCount: 2, points: 4 })
      .returning()
    await api.db
      .update(questions)
      .set({ poolId: pool?.id ?? 0 })
      .where(sql`${questions.id} in (${questionIds[2]}, ${questionIds[3]}, ${questionIds[4]})`)
    expect(await details(learner.token, examId)).toMatchObject({ question_count: 4, max_score: 12 })
    const { data } = (await start(learner.token, examId)).json<{
      data: { id: number; questions: { points: number }[] }
    }>()
    expect(data.questions.map(line => line.points).toSorted()).toEqual([2, 2, 4, 4])
    expect(
      await api.db.select({ max: attempts.maxScore }).from(attempts).where(eq(attempts.id, data.id)),
    ).toEqual([{ max: 12 }])
  })
  test('Z-02: of another person is answered exactly as an absent one', async () => {
    const taken = await startAttempt(api)
    const stranger = await account(api)
    await enrol(api, stranger.id, taken.courseId)
    const call = api.as(stranger.token)
    const body = {
      holder: sessionLock,
      value: { option: 'a' },
      revision: 1,
      made_at: new Date().toISOString(),
    }
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['GET', '/result', undefined],
      ['GET', '/trace', undefined],
      ['POST', '/submit', { holder: sessionLock }],
      ['POST', '/take-over', { holder: sessionLock }],
      ['PUT', `/answers/${taken.questionIds[0]}`, body],
    ] as const) {
      const [theirs, absent] = [
        await call(method, `${base}/attempts/${taken.attemptId}${path}`, sent),
        await call(method, `${base}/attempts/999999${path}`, sent),
      ]
      expect([path, theirs.statusCode, theirs.body]).toEqual([path, 404, absent.body])
    }
    expect((await taken.save(0, { option: 'a' })).statusCode).toBe(200)
  })
  test('continues when the course leaves the catalogue', async () => {
    const taken = await startAttempt(api)
    await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, taken.courseId))
    expect((await start(taken.learner.token, taken.examId)).json()).toMatchObject({
      data: { id: taken.attemptId },
    })
  })
})
