import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  enrolments,
  lessonProgress,
  lessons,
  quizQuestions,
  quizStandings,
} from '../../../db/schema/index.ts'
import { account, type Account } from '../../../testing/accounts.ts'
import { curriculum, endAccess, enrol } from '../../../testing/catalogue.ts'
import { options } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const texts = (text: string) => ({ ar: `${text} ع`, en: text })

/** A lesson that its quiz of two questions completes, and somebody who learns the course. */
async function ready() {
  const { courseId, lessonIds } = await curriculum(api)
  const lessonId = lessonIds[0] as number
  await api.db.update(lessons).set({ completion: 'quiz' }).where(eq(lessons.id, lessonId))
  const made = await api.db
    .insert(quizQuestions)
    .values([
      {
        lessonId,
        key: 'q1',
        position: 1,
        kind: 'single_choice',
        body: texts('Which one?'),
        options: options('a', 'b'),
        answerKey: { correct: ['b'] },
        explanation: texts('Because b'),
        hints: [texts('First hint'), texts('Second hint')],
      },
      {
        lessonId,
        key: 'q2',
        position: 2,
        kind: 'number',
        body: texts('How many?'),
        answerKey: { value: 3 },
        explanation: texts('Because 3'),
      },
    ])
    .returning({ id: quizQuestions.id })
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const [first, second] = made.map(({ id }) => id) as [number, number]
  return { courseId, lessonId, lessonIds, first, second, learner }
}
const quiz = (by: Account, lessonId: number, locale: 'ar' | 'en' = 'en') =>
  api.as(by.token, locale)('GET', `${base}/lessons/${lessonId}/quiz`)
const attempt = (by: Account, question: number, value: object | null) =>
  api.as(by.token, 'en')('POST', `${base}/quiz-questions/${question}/tries`, { value })
const hint = (by: Account, question: number, shown: number) =>
  api.as(by.token, 'en')('POST', `${base}/quiz-questions/${question}/hints`, { shown })

test('the questions come without key, explanation, feedback or hints', async () => {
  const { learner, lessonId } = await ready()
  const answer = await quiz(learner, lessonId)
  expect(answer.json()).toMatchObject({
    data: [
      { kind: 'single_choice', body: 'Which one?', hints: [], hints_left: 2, tries: 0, is_solved: false },
      { kind: 'number', hints_left: 0, at_second: null, answer: null },
    ],
  })
  expect(answer.body).not.toMatch(/correct|Because|Feedback|hint"|First hint|explanation/)
  const lesson = await api.as(learner.token)('GET', `${base}/lessons/${lessonId}`)
  expect(lesson.json()).toMatchObject({ data: { has_quiz: true, completed_by: 'quiz' } })
})

test('judged at once and tried again; the lesson is done when each question was right once', async () => {
  const { learner, lessonId, lessonIds, first, second, courseId } = await ready()
  expect((await attempt(learner, first, { option: 'a' })).json()).toEqual({
    data: {
      is_right: false,
      share: 0,
      tries: 1,
      is_solved: false,
      feedback: ['Feedback a'],
      explanation: '',
      lesson_id: lessonId,
      is_lesson_completed: false,
      course_percent: 0,
    },
  })
  expect((await attempt(learner, first, { option: 'b' })).json()).toMatchObject({
    data: { is_right: true, tries: 2, is_solved: true, explanation: 'Because b', is_lesson_completed: false },
  })
  // The button does not complete it, and cannot take it back.
  const press = (is_completed: boolean) =>
    api.as(learner.token)('PUT', `${base}/lessons/${lessonId}/progress`, { is_completed })
  expect((await press(true)).json()).toMatchObject({ code: 'lesson_unfinished' })
  expect((await attempt(learner, second, { text: '٣' })).json()).toMatchObject({
    data: {
      is_right: true,
      is_lesson_completed: true,
      course_percent: Math.floor(100 / lessonIds.length),
    },
  })
  await press(false)
  // What was right once stays so.
  expect((await attempt(learner, first, { option: 'a' })).json()).toMatchObject({
    data: { is_right: false, is_solved: true, is_lesson_completed: true },
  })
  const [progress] = await api.db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, learner.id), eq(lessonProgress.lessonId, lessonId)))
  expect(progress?.completedAt).not.toBeNull()
  const [enrolment] = await api.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, learner.id), eq(enrolments.courseId, courseId)))
  expect(enrolment?.percent).toBe(Math.floor(100 / lessonIds.length))
})

test('a quiz of a lesson that something else completes counts nothing', async () => {
  const { learner, lessonId, first, second } = await ready()
  await api.db.update(lessons).set({ completion: 'auto' }).where(eq(lessons.id, lessonId))
  // Its end was on screen, but not for long enough.
  await api.db
    .update(lessons)
    .set({ body: { ar: 'كلمة '.repeat(2000), en: 'word '.repeat(2000) } })
    .where(eq(lessons.id, lessonId))
  await api.as(learner.token)('PUT', `${base}/lessons/${lessonId}/progress`, { is_seen: true })
  await attempt(learner, first, { option: 'b' })
  expect((await attempt(learner, second, { text: '3' })).json()).toMatchObject({
    data: { is_right: true, is_lesson_completed: false, course_percent: 0 },
  })
})

test('hints come one by one, and a page that believes too much gets no more', async () => {
  const { learner, lessonId, first, second } = await ready()
  expect((await hint(learner, first, 0)).json()).toEqual({ data: { hints: ['First hint'], hints_left: 1 } })
  expect((await hint(learner, first, 0)).json()).toEqual({ data: { hints: ['First hint'], hints_left: 1 } })
  expect((await hint(learner, first, 1)).json()).toMatchObject({ data: { hints_left: 0 } })
  expect((await hint(learner, second, 5)).json()).toEqual({ data: { hints: [], hints_left: 0 } })
  expect((await quiz(learner, lessonId)).json()).toMatchObject({
    data: [{ hints: ['First hint', 'Second hint'], hints_left: 0 }, {}],
  })
})

test('twenty tries at once count twenty, and complete the lesson once', async () => {
  const { learner, lessonId, first, second } = await ready()
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? attempt(learner, first, { option: 'b' }) : attempt(learner, second, { text: '3' }),
    ),
  )
  expect(new Set(all.map(answer => answer.statusCode))).toEqual(new Set([200]))
  const [sum] = await api.db
    .select({ tries: sql<number>`sum(${quizStandings.tries})::int` })
    .from(quizStandings)
    .where(eq(quizStandings.userId, learner.id))
  expect(sum?.tries).toBe(20)
  expect(
    await api.db.$count(
      lessonProgress,
      and(eq(lessonProgress.userId, learner.id), eq(lessonProgress.lessonId, lessonId)),
    ),
  ).toBe(1)
})

test('for nobody who may not learn it, and no retired question', async () => {
  const { learner, lessonId, first } = await ready()
  const stranger = await account(api)
  expect((await quiz(stranger, lessonId)).json()).toMatchObject({ code: 'not_enrolled' })
  expect((await attempt(stranger, first, { option: 'b' })).json()).toMatchObject({ code: 'not_enrolled' })
  expect((await hint(stranger, first, 0)).json()).toMatchObject({ code: 'not_enrolled' })
  const extra = { value: null, is_right: true }
  const wrong = await api.as(learner.token)('POST', `${base}/quiz-questions/${first}/tries`, extra)
  expect(wrong.statusCode).toBe(400)
  await api.db
    .update(quizQuestions)
    .set({ retiredAt: sql`now()` })
    .where(eq(quizQuestions.id, first))
  expect((await attempt(learner, first, { option: 'b' })).statusCode).toBe(404)
  await endAccess(api, learner.id)
  expect((await quiz(learner, lessonId)).json()).toMatchObject({ code: 'not_enrolled' })
})

test('formulas of hints come rendered with the hints that were asked for, and with no others', async () => {
  const { learner, lessonId, first } = await ready()
  await api.db
    .update(quizQuestions)
    .set({ hints: [texts('Mind $x^2$'), texts('Then $y$')] })
    .where(eq(quizQuestions.id, first))
  expect((await quiz(learner, lessonId)).body).not.toContain('rendered')
  const shown = await hint(learner, first, 0)
  const rendered = { 'Mind $x^2$': expect.any(Array) }
  expect(shown.json()).toMatchObject({ data: { rendered } })
  const [question] = (await quiz(learner, lessonId)).json<{ data: { rendered: object }[] }>().data
  expect(question?.rendered).toEqual(rendered)
})

interface Paper {
  data: {
    options: { key: string; text: string }[]
    prompts: { key: string; text: string }[]
    answer: unknown
  }[]
}

/** Questions whose options were written in the right order, under keys that tell it. */
async function askedInOrder() {
  const asked = await ready()
  const named = (text: string, isPrompt?: true) => ({
    key: `authored-${text}`,
    text: texts(`Text ${text}`),
    ...(isPrompt && { isPrompt }),
  })
  const steps = ['1', '2', '3', '4', '5', '6', '7', '8']
  await api.db
    .update(quizQuestions)
    .set({
      kind: 'ordering',
      options: steps.map(step => named(step)),
      answerKey: { correct: steps.map(step => `authored-${step}`) },
    })
    .where(eq(quizQuestions.id, asked.first))
  await api.db
    .update(quizQuestions)
    .set({
      kind: 'matching',
      options: [...steps.map(step => named(`p${step}`, true)), ...steps.map(step => named(`o${step}`))],
      answerKey: { pairs: Object.fromEntries(steps.map(step => [`authored-p${step}`, `authored-o${step}`])) },
    })
    .where(eq(quizQuestions.id, asked.second))
  const paper = async () => {
    const answer = await quiz(asked.learner, asked.lessonId)
    expect(answer.body).not.toContain('authored-')
    return answer.json<Paper>().data as [Paper['data'][0], Paper['data'][0]]
  }
  return { ...asked, steps, paper }
}

test('what is to be put in order or matched comes in another order than written, under ids that tell nothing', async () => {
  const { learner, first, second, steps, paper } = await askedInOrder()
  const [ordering, matching] = await paper()
  expect(ordering.options.map(({ text }) => text)).not.toEqual(steps.map(step => `Text ${step}`))
  expect(matching.options.map(({ text }) => text)).not.toEqual(steps.map(step => `Text o${step}`))
  const idOf = (name: string) =>
    [ordering, matching]
      .flatMap(({ options: shown, prompts }) => [...shown, ...prompts])
      .find(({ text }) => text === `Text ${name}`)?.key ?? ''
  const asShown = { options: ordering.options.map(({ key }) => key) }
  expect((await attempt(learner, first, asShown)).json()).toMatchObject({ data: { is_right: false } })
  const right = [
    { options: steps.map(idOf) },
    { pairs: Object.fromEntries(steps.map(step => [idOf(`p${step}`), idOf(`o${step}`)])) },
  ]
  expect((await attempt(learner, first, right[0] ?? null)).json()).toMatchObject({ data: { is_right: true } })
  expect((await attempt(learner, second, right[1] ?? null)).json()).toMatchObject({
    data: { is_right: true },
  })
  expect((await paper()).map(({ answer }) => answer)).toEqual(right)
  const own = await api.as(learner.token)('GET', `${base}/auth/data`)
  expect(own.body).not.toContain('authored-')
  expect(own.body).toContain('Text o1')
})

test('a page that has the questions by their author’s keys still may answer', async () => {
  const { learner, first, steps } = await askedInOrder()
  const given = { options: steps.map(step => `authored-${step}`) }
  expect((await attempt(learner, first, given)).json()).toMatchObject({ data: { is_right: true } })
})

/** What ids were before they were keyed; whoever knows an author's key works it out. */
const unkeyed = (userId: number, questionId: number, key: string) =>
  hash('sha256', `${userId} ${questionId} ${key}`, 'base64url').slice(0, 12)

test('no id can be worked out from the key that its author may have written, and a page of such ids still may answer', async () => {
  const { learner, first, second, steps, paper } = await askedInOrder()
  const asked = (await paper()).map(({ options: shown, prompts }) =>
    [...shown, ...prompts].map(({ key }) => key),
  )
  const known = [first, second].map((question, at) =>
    (at === 0 ? steps : steps.flatMap(step => [`p${step}`, `o${step}`])).map(step =>
      unkeyed(learner.id, question, `authored-${step}`),
    ),
  )
  expect(asked.flat()).toHaveLength(known.flat().length)
  expect(asked.flat().filter(id => known.flat().includes(id))).toEqual([])
  const given = { options: known[0] ?? [] }
  expect((await attempt(learner, first, given)).json()).toMatchObject({ data: { is_right: true } })
})
