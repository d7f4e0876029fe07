import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditLog,
  jobs,
  type lessons,
  quizQuestions,
  quizQuestionVersions,
} from '../../../../db/schema/index.ts'
import { account, instructor, type Account } from '../../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { GivenQuiz, GivenQuizQuestion } from './schema.ts'

let api: TestApi
let teacher: Awaited<ReturnType<typeof instructor>>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
const texts = (text: string) => ({ ar: `${text} ع`, en: text })
const choice = (right: 'a' | 'b', more: Partial<GivenQuizQuestion> = {}): GivenQuizQuestion => ({
  id: null,
  kind: 'single_choice',
  body: texts('Which one?'),
  explanation: texts('Since it is.'),
  options: (['a', 'b'] as const).map(key => ({
    key,
    text: texts(`Option ${key}`),
    ...(key === right && { correct: true }),
  })),
  hints: [texts('Think twice')],
  at_second: null,
  ...more,
})
const truth = (more: Partial<GivenQuizQuestion> = {}): GivenQuizQuestion => ({
  id: null,
  kind: 'true_false',
  body: texts('Is it so?'),
  explanation: {},
  answer: true,
  hints: [],
  at_second: null,
  ...more,
})
interface Stored {
  state: string
  is_rule: boolean
  lesson: { video_seconds: number | null }
  questions: { id: number; learners: number; at_second: number | null; hints: object[]; written: object }[]
}

async function ready(lesson: Partial<typeof lessons.$inferInsert> = {}) {
  const { courseId, lessonIds } = await curriculum(
    api,
    2,
    { instructorId: teacher.instructorId },
    { freePreview: false, ...lesson },
  )
  return { courseId, lessonId: lessonIds[0] ?? 0 }
}
const at = (lessonId: number) => `${base}/teaching/lessons/${lessonId}/quiz`
const read = async (lessonId: number) =>
  (await api.as(teacher.token, 'en')('GET', at(lessonId))).json<{ data: Stored }>().data
/** Writes it against the state that is there. */
async function write(lessonId: number, questions: GivenQuizQuestion[], more: Partial<GivenQuiz> = {}) {
  const { state, is_rule } = await read(lessonId)
  return api.as(teacher.token, 'en')('PUT', at(lessonId), { state, is_rule, questions, ...more })
}
const tryIt = (by: Account, question: number, value: object) =>
  api.as(by.token, 'en')('POST', `${base}/quiz-questions/${question}/tries`, { value })
interface Seen {
  id: number
  answer: object | null
  is_solved: boolean
  tries: number
  options: { key: string; text: string }[]
}
/** What a learner's page calls an option. */
const keyOf = (question: Seen | undefined, written: string) =>
  question?.options.find(({ text }) => text === written)?.key
const seen = async (by: Account, lessonId: number) =>
  (await api.as(by.token, 'en')('GET', `${base}/lessons/${lessonId}/quiz`)).json<{
    data: Seen[]
  }>().data

test('a quiz is written in one act, and completes the lesson of whoever solves it', async () => {
  const { courseId, lessonId } = await ready()
  const saved = await write(lessonId, [choice('b'), truth()], { is_rule: true })
  expect(saved.statusCode, saved.body).toBe(200)
  const { data } = saved.json<{ data: Stored }>()
  expect(data).toMatchObject({
    is_rule: true,
    questions: [
      {
        written: { kind: 'single_choice', body: texts('Which one?') },
        hints: [texts('Think twice')],
        learners: 0,
      },
      { written: { kind: 'true_false', answer: true }, hints: [], at_second: null },
    ],
  })
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const [first, second] = await seen(learner, lessonId)
  await tryIt(learner, first?.id ?? 0, { option: 'b' })
  const last = await tryIt(learner, second?.id ?? 0, { truth: true })
  expect(last.json()).toMatchObject({ data: { is_right: true, is_lesson_completed: true } })
  expect((await read(lessonId)).questions.map(({ learners }) => learners)).toEqual([1, 1])
  const list = await api.as(teacher.token, 'en')('GET', `${base}/teaching/courses/${courseId}/quizzes`)
  expect(list.json()).toMatchObject({
    data: {
      sections: [
        { title: 'First', lessons: [{ id: lessonId, questions: 2, is_rule: true }, { questions: 0 }] },
      ],
    },
  })
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.action, 'lesson.write_quiz'))
  expect(acts.filter(({ subjectId }) => Number(subjectId) === lessonId)).toMatchObject([
    { before: { questions: [] }, after: { questions: [first?.id, second?.id], is_rule: true } },
  ])
})

test('a changed question stays solved, and its answer is one to what was shown', async () => {
  const { courseId, lessonId } = await ready()
  await write(lessonId, [choice('b'), truth()])
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const [first, second] = (await read(lessonId)).questions.map(({ id }) => id)
  await tryIt(learner, first ?? 0, { option: 'b' })
  await tryIt(learner, second ?? 0, { truth: false })
  // Another order alone changes no question.
  await write(lessonId, [truth({ id: second ?? 0 }), choice('b', { id: first ?? 0 })])
  const reordered = await seen(learner, lessonId)
  expect(reordered).toMatchObject([
    { id: second, answer: { truth: false } },
    { id: first, answer: { option: keyOf(reordered[1], 'Option b') } },
  ])
  await write(lessonId, [
    choice('a', { id: first ?? 0, body: texts('Which one now?') }),
    truth({ id: second ?? 0 }),
  ])
  expect(await seen(learner, lessonId)).toMatchObject([
    { id: first, answer: null, is_solved: true, tries: 1 },
    { id: second, answer: { truth: false }, is_solved: false },
  ])
  const kept = await api.db
    .select()
    .from(quizQuestionVersions)
    .where(eq(quizQuestionVersions.questionId, first ?? 0))
  expect(kept).toMatchObject([{ version: 1, body: texts('Which one?'), answerKey: { correct: ['b'] } }])
  await tryIt(learner, first ?? 0, { option: 'a' })
  const [changed] = await seen(learner, lessonId)
  expect(changed).toMatchObject({ answer: { option: keyOf(changed, 'Option a') }, tries: 2 })
})

test('what is taken out is asked of nobody, and its answers stay', async () => {
  const { lessonId } = await ready()
  await write(lessonId, [choice('b'), truth()])
  const [first, second] = (await read(lessonId)).questions.map(({ id }) => id)
  expect((await write(lessonId, [truth({ id: second ?? 0 })])).statusCode).toBe(200)
  expect((await read(lessonId)).questions).toMatchObject([{ id: second }])
  const [gone] = await api.db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.id, first ?? 0))
  expect(gone?.retiredAt).not.toBeNull()
})

test.each<[string, GivenQuizQuestion[], string, Partial<GivenQuiz>?]>([
  [
    'without a right option',
    [truth(), choice('a', { options: choice('a').options?.slice(1) ?? [] })],
    'questions.1.options',
  ],
  ['with an empty hint', [choice('a', { hints: [texts('One'), { en: ' ' }] })], 'questions.0.hints.1'],
  ['behind the end of the video', [choice('a', { at_second: 91 })], 'questions.0.at_second'],
  ['that is none of this lesson', [choice('a', { id: 999_999 })], 'questions.0.id'],
  ['as a rule without questions', [], 'is_rule', { is_rule: true }],
])('a question %s is refused at its field', async (_name, questions, field, more = {}) => {
  const { lessonId } = await ready({ kind: 'video', media: 'talk.mp4', mediaTenths: 905 })
  expect((await read(lessonId)).lesson.video_seconds).toBe(90)
  const answer = await write(lessonId, questions, more)
  expect(answer.statusCode, answer.body).toBe(422)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field)
  expect((await read(lessonId)).questions).toEqual([])
})

test('a second belongs to a video, and up to its end', async () => {
  const { lessonId } = await ready()
  expect((await write(lessonId, [choice('a', { at_second: 3 })])).statusCode).toBe(422)
  const video = await ready({ kind: 'video', media: 'talk.mp4', mediaTenths: 905 })
  expect((await write(video.lessonId, [choice('a', { at_second: 90 })])).statusCode).toBe(200)
})

test('a quiz of as many and as long questions as it may have is taken', async () => {
  const { lessonId } = await ready()
  const long = (text: string) => texts(text.padEnd(1000, ' سؤال'))
  const questions = Array.from({ length: 50 }, (_, at) =>
    truth({ body: long(`Question ${at}`), explanation: long('Since'), hints: [long('One'), long('Two')] }),
  )
  expect((await write(lessonId, questions)).statusCode).toBe(200)
  expect((await read(lessonId)).questions).toHaveLength(50)
})

test('two who write at once: one is told, and nothing is mixed', async () => {
  const { lessonId } = await ready()
  const { state } = await read(lessonId)
  const body = (question: GivenQuizQuestion) => ({ state, is_rule: false, questions: [question] })
  const answers = await Promise.all(
    [choice('a'), truth()].map(one => api.as(teacher.token, 'en')('PUT', at(lessonId), body(one))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await read(lessonId)).questions).toHaveLength(1)
})

test('for whoever teaches the course alone', async () => {
  const { courseId, lessonId } = await ready()
  const other = await instructor(api)
  const { state } = await read(lessonId)
  const ask = api.as(other.token, 'en')
  expect((await ask('GET', at(lessonId))).statusCode).toBe(404)
  expect((await ask('PUT', at(lessonId), { state, is_rule: false, questions: [] })).statusCode).toBe(404)
  expect((await ask('GET', `${base}/teaching/courses/${courseId}/quizzes`)).statusCode).toBe(404)
})

test('a course is counted anew where a quiz makes an optional lesson a required one, or no longer does', async () => {
  const { courseId, lessonId } = await ready({ completion: 'optional' })
  const counts = () =>
    api.db.$count(
      jobs,
      sql`${jobs.name} = 'count_course_anew' and ${jobs.payload} ->> 'course' = ${courseId}::text`,
    )
  expect((await write(lessonId, [choice('a')])).statusCode).toBe(200)
  expect(await counts()).toBe(0)
  for (const [at, isRule] of [true, false].entries()) {
    const { questions } = await read(lessonId)
    const kept = questions.map(({ id }) => choice('a', { id }))
    expect((await write(lessonId, kept, { is_rule: isRule })).statusCode).toBe(200)
    expect(await counts()).toBe(at + 1)
  }
})
