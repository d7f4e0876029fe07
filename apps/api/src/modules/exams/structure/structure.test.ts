import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attemptQuestions,
  attemptSections,
  auditLog,
  questionPools,
  questions,
} from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { fiveKinds, options } from '../../../testing/exam.ts'
import { taken, taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { GivenPlace, GivenSection, GivenStructure } from './schema.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const at = (examId: number) => `/client-api/v1/exams/${examId}/structure`
const read = async (examId: number) =>
  (await api.as(teacher.token, 'en')('GET', at(examId))).json<{ data: GivenStructure }>().data
const set = (examId: number, body: object, by = teacher) => api.as(by.token, 'en')('PUT', at(examId), body)
/** Sets what is different, against the state that is there. */
async function change(examId: number, to: Partial<GivenStructure>) {
  const { state, sections, places } = await read(examId)
  return set(examId, { state, sections, places, ...to })
}
const section = (key: string, minutes: number): GivenSection => ({
  key,
  title: { ar: `قسم ${key}`, en: `Section ${key}` },
  instructions: { ar: 'اقرأ كل سؤال بتأنٍّ.', en: 'Read each question with care.' },
  time_limit_seconds: minutes * 60,
})
const fixed = (id: number | undefined, in_: string | null = null, points = 1): GivenPlace => ({
  section: in_,
  pool: null,
  questions: [{ id: id ?? 0, points }],
})
const pool = (ids: number[], draws: number, in_: string | null = null): GivenPlace => ({
  section: in_,
  pool: { id: null, name: { en: 'Pool' }, draws, points: 3 },
  questions: ids.map(id => ({ id, points: 1 })),
})

test('sections, an order, points and a pool are set in one act; an attempt is made of them', async () => {
  const made = await taught(api, teacher, fiveKinds, { timeLimitSeconds: null })
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = made.questionIds
  const saved = await change(made.examId, {
    sections: [section('one', 10), section('two', 20)],
    places: [pool([a, b, c], 2, 'two'), fixed(e, 'one', 2.5), fixed(d, 'two')],
  })
  expect(saved.statusCode, saved.body).toBe(200)
  const now = await read(made.examId)
  // Section by section, whatever the order in which it came.
  expect(now.places).toMatchObject([
    { section: 'one', pool: null, questions: [{ id: e, points: 2.5 }] },
    { section: 'two', pool: { draws: 2, points: 3 }, questions: [{ id: a }, { id: b }, { id: c }] },
    { section: 'two', questions: [{ id: d }] },
  ])
  const attempt = await taken(api, made, [])
  const paper = await api.db
    .select()
    .from(attemptQuestions)
    .where(eq(attemptQuestions.attemptId, attempt.attemptId))
    .orderBy(attemptQuestions.position)
  expect(paper.map(({ section: of, points }) => [of, points])).toEqual([
    [1, 2.5],
    [2, 3],
    [2, 3],
    [2, 1],
  ])
  expect(paper[0]?.questionId).toBe(e)
  const shown = await api.as(attempt.learner.token, 'ar')(
    'GET',
    `/client-api/v1/attempts/${attempt.attemptId}`,
  )
  expect(shown.json()).toMatchObject({
    data: { section: { instructions: 'اقرأ كل سؤال بتأنٍّ.', question_count: 1, next: { question_count: 3 } } },
  })
  const details = await api.as(attempt.learner.token)('GET', `/client-api/v1/exams/${made.examId}`)
  expect(details.json()).toMatchObject({
    data: {
      time_limit_seconds: 1800,
      question_count: 4,
      max_score: 9.5,
      sections: [{}, { question_count: 3 }],
    },
  })
})

test('an attempt under way keeps its sections and questions; a pool is turned back, and loses no question', async () => {
  const made = await taught(api, teacher, fiveKinds)
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = made.questionIds
  await change(made.examId, { sections: [section('one', 10)], places: [pool([a, b, c, d, e], 3, 'one')] })
  const attempt = await taken(api, made, [])
  const paperOf = () =>
    api.db
      .select()
      .from(attemptQuestions)
      .where(eq(attemptQuestions.attemptId, attempt.attemptId))
      .orderBy(attemptQuestions.position)
  const before = await paperOf()
  await api.db.update(questions).set({ retiredAt: new Date() }).where(eq(questions.id, e))
  const turned = await change(made.examId, {
    sections: [],
    places: [a, b, c, d].map(id => fixed(id, null, 5)),
  })
  expect(turned.statusCode, turned.body).toBe(200)
  expect(await paperOf()).toEqual(before)
  expect(await api.db.$count(attemptSections, eq(attemptSections.attemptId, attempt.attemptId))).toBe(1)
  expect(await api.db.$count(questionPools, eq(questionPools.examId, made.examId))).toBe(0)
  // The one that was retired in the pool is there, too.
  expect(await api.db.$count(questions, inArray(questions.id, made.questionIds))).toBe(5)
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.action, 'exam.set_structure'))
  expect(acts.filter(({ subjectId }) => subjectId === made.examId)).toHaveLength(2)
})

test.each([
  ['a section without questions', { sections: [section('one', 5), section('two', 5)] }, 'sections.1'],
  ['a section without a title', { sections: [{ ...section('one', 5), title: {} }] }, 'sections.0.title'],
  ['more drawn than there are', { draws: 3 }, 'places.0.pool.draws'],
  ['a third decimal', { points: 1.005 }, 'places.0.questions.0.points'],
])('%s is refused at its field, with the reason', async (_what, given, field) => {
  const made = await taught(api, teacher)
  const [a = 0, b = 0] = made.questionIds
  const {
    draws,
    points,
    sections = [],
  } = given as {
    draws?: number
    points?: number
    sections?: GivenSection[]
  }
  const in_ = sections[0]?.key ?? null
  const places = draws ? [pool([a, b], draws)] : [fixed(a, in_, points), fixed(b, in_)]
  const answer = await change(made.examId, { sections, places })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
})

test('an exam of more questions than it may ask is an error', async () => {
  const made = await taught(api, teacher)
  const places = Array.from({ length: 2_001 }, (_, at) => fixed(at + 1))
  const answer = await change(made.examId, { places })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(422)
  expect(answer.json<{ errors: object }>().errors).toEqual({
    places: ['An exam asks up to 2,000 questions. Retire some of them first.'],
  })
})

test('each question has one place, and those of other exams none; a rubric keeps its sum', async () => {
  const essay = {
    kind: 'essay' as const,
    key: { rubric: [{ key: 'r', text: { en: 'Depth' }, points: 4 }] },
    points: 4,
  }
  const choice = { kind: 'single_choice' as const, key: { correct: ['a'] }, options: options('a', 'b') }
  const made = await taught(api, teacher, [choice, essay])
  const other = await taught(api, teacher)
  const [a, b] = made.questionIds
  for (const places of [
    [fixed(a)],
    [fixed(a), fixed(b, null, 4), fixed(a)],
    [fixed(a), fixed(b, null, 4), fixed(other.questionIds[0])],
    [fixed(a), fixed(b, null, 5)],
  ])
    expect((await change(made.examId, { places })).statusCode).toBe(422)
  expect((await change(made.examId, { places: [fixed(b, null, 4), fixed(a)] })).statusCode).toBe(200)
  const stranger = await instructor(api)
  const { state, sections, places } = await read(made.examId)
  expect((await set(made.examId, { state, sections, places }, stranger)).statusCode).toBe(404)
})

test('of two who save at once one is stored, the other gets a conflict; starts meanwhile are of one state', async () => {
  const made = await taught(api, teacher, fiveKinds)
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = made.questionIds
  const { state } = await read(made.examId)
  const builds = [
    { state, sections: [], places: [pool([a, b, c, d, e], 2)] },
    { state, sections: [section('one', 10)], places: [a, b, c, d, e].map(id => fixed(id, 'one', 2)) },
  ]
  const [saved, attempts] = await Promise.all([
    Promise.all([...builds, ...builds].map(build => set(made.examId, build))),
    Promise.all(Array.from({ length: 6 }, () => taken(api, made, []))),
  ])
  expect(saved.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  const whole = ['5 of 1,2,3', '2 of 3', '5 of 2']
  for (const { attemptId } of attempts) {
    const paper = await api.db
      .select()
      .from(attemptQuestions)
      .where(eq(attemptQuestions.attemptId, attemptId))
    const points = [...new Set(paper.map(line => line.points))].toSorted((x, y) => x - y)
    expect(whole).toContain(`${paper.length} of ${points.join(',')}`)
  }
})
