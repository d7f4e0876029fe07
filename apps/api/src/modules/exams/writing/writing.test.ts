import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attemptQuestions,
  auditLog,
  questionPools,
  questions,
  questionVersions,
} from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { eightKinds, fiveKinds } from '../../../testing/exam.ts'
import { regrade, taken, taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { GivenQuestion } from './schema.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Shown {
  id: number
  state: string
  version: number
  retired_at: string | null
  tags: string[]
  lesson_id: number | null
  waived: string | null
  attempts: number
  written: Omit<GivenQuestion, 'tags'> & { kind: string }
}
const base = '/client-api/v1'
let tries = 0
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by = teacher) =>
  api.as(by.token, 'en')(method, `${base}/${path}`, body, { 'idempotency-key': `writing-${(tries += 1)}` })
const shown = async (answer: ReturnType<typeof call>) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(200)
  return (JSON.parse(body) as { data: Shown }).data
}
const get = (id: number | undefined) => shown(call('GET', `exam-questions/${id}`))
const both = (text: string) => ({ ar: `${text} ع`, en: text })
const choice = (key: string, correct = false) => ({ key, text: both(key), correct })
const blank = { points: 2, body: both('Which?'), explanation: {}, tags: [] }
/** What the editor sends of what it was given. */
function typed({ state, tags, written: { kind: _, ...written } }: Shown) {
  const { rendered: __, ...content } = written as typeof written & { rendered?: object }
  return { state, tags, ...content }
}

test.each([
  ['single_choice', { options: [choice('a'), choice('b', true)] }],
  ['multiple_choice', { options: [choice('a', true), choice('b', true)], all_or_nothing: true }],
  ['true_false', { answer: false }],
  ['short_text', { accepted: ['Riyadh ', 'الرياض', ''], exact: true }],
  ['number', { answer: 4.5, tolerance_percent: 10 }],
  [
    'matching',
    {
      options: [choice('x'), choice('y')],
      prompts: ['p', 'q'].map((key, at) => ({ key, text: both(key), match: 'xy'[at] })),
    },
  ],
  ['ordering', { options: [choice('a'), choice('b'), choice('c')], order: ['a', 'b', 'c'] }],
  ['essay', { rubric: [{ key: 'depth', text: both('Depth'), points: 2 }] }],
])('a %s is written by hand, and saved again changes nothing', async (kind, given) => {
  const made = await taught(api, teacher)
  const { options = [], ...rest } = given as { options?: ReturnType<typeof choice>[] }
  const isChoice = kind.endsWith('_choice')
  const sent = {
    ...blank,
    ...rest,
    kind,
    options: options.map(({ correct, ...option }) => ({ ...option, ...(isChoice && { correct }) })),
  }
  const first = await shown(call('POST', `exams/${made.examId}/questions`, sent))
  expect(first).toMatchObject({ version: 1, retired_at: null, written: { kind, points: 2 } })
  // Keys in the right order would tell it.
  const { order, options: stored } = first.written
  if (order) expect(order).not.toEqual(stored?.map(({ key }) => key).toSorted())
  const again = await shown(call('PUT', `exam-questions/${first.id}`, typed(first)))
  expect(again).toEqual(first)
  const attempt = await taken(api, made, [])
  expect(await api.db.$count(attemptQuestions, eq(attemptQuestions.attemptId, attempt.attemptId))).toBe(3)
})

test('a change is a new version; an attempt under way keeps its own, and a waiver stays', async () => {
  const made = await taught(api, teacher, eightKinds)
  const attempt = await taken(api, made, [])
  const id = made.questionIds[0]
  await regrade(api, teacher, made, { waived: 'full_marks' })
  const before = await get(id)
  const saved = await shown(
    call('PUT', `exam-questions/${id}`, {
      ...typed(before),
      points: 3,
      body: both('Anew'),
      tags: [' Web  pages', 'web pages', 'روابط'],
    }),
  )
  expect(saved).toMatchObject({ version: 2, tags: ['Web pages', 'روابط'], waived: 'full_marks', attempts: 0 })
  // A waiver had taken it out: saving it again does not bring it back.
  expect(saved.retired_at).toBe(before.retired_at)
  const [line] = await api.db
    .select()
    .from(attemptQuestions)
    .where(eq(attemptQuestions.attemptId, attempt.attemptId))
    .orderBy(attemptQuestions.position)
  expect(line).toMatchObject({ questionId: id, version: 1, points: 2 })
  const stale = await call('PUT', `exam-questions/${id}`, typed(before))
  expect(stale.json()).toMatchObject({ code: 'conflict' })
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.action, 'question.change'))
  expect(acts.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
})

test.each([
  ['single_choice', { options: [choice('a', true)] }, 'options', 'Give at least 2 options.'],
  [
    'single_choice',
    { options: [choice('a', true), choice('b', true)] },
    'options',
    'Several options are marked as right, and a single choice has one. Leave one marked.',
  ],
  [
    'single_choice',
    { options: [choice('a'), choice('b')] },
    'options',
    'No option is marked as right. Mark the one that is.',
  ],
  [
    'single_choice',
    { options: [choice('a', true), { key: 'b', text: { ar: ' ' } }] },
    'options',
    'One of these has no text yet.',
  ],
  [
    'matching',
    { options: [choice('a'), choice('b')], prompts: [{ key: 'p', text: both('P'), match: 'a' }] },
    'prompts',
    'Give at least 2 prompts.',
  ],
  [
    'matching',
    {
      options: [choice('a'), choice('b')],
      prompts: ['p', 'q'].map(key => ({ key, text: both(key), match: key === 'p' ? 'a' : 'c' })),
    },
    'prompts.1.match',
    'Choose one of the offered values.',
  ],
  [
    'ordering',
    { options: [choice('a'), choice('b')], order: ['b', 'b'] },
    'order',
    'The right order has to name each item once.',
  ],
  [
    'multiple_choice',
    { options: [choice('a'), choice('b')] },
    'options',
    'Mark at least one option as right.',
  ],
  [
    'short_text',
    { accepted: ['**'] },
    'accepted.0',
    'This answer would accept anything, or nothing. Write more than stars and signs.',
  ],
  ['number', {}, 'answer', 'This field is required.'],
  ['number', { answer: 1, tolerance: 1, tolerance_percent: 1 }, null, ''],
  [
    'essay',
    { rubric: [{ key: 'a', text: both('A'), points: 1 }] },
    'rubric',
    'The points of the criteria must together be the points of the answer.',
  ],
  ['true_false', { answer: true, points: 1.005 }, 'points', 'Points have two decimals at most.'],
  ['true_false', { answer: true, body: { ar: ' ' } }, 'body', 'This field is required.'],
])('a %s that cannot be asked is refused beside the field', async (kind, given, field, message) => {
  const made = await taught(api, teacher)
  const answer = await call('POST', `exams/${made.examId}/questions`, { ...blank, kind, ...given })
  if (field === null) return expect(answer.statusCode).toBe(200)
  expect(answer.json<{ errors: object }>().errors).toEqual({ [field]: [message] })
  expect(await api.db.$count(questions, eq(questions.examId, made.examId))).toBe(2)
})

test('the criteria of an essay that is drawn make the points of its pool', async () => {
  const rubricOf = (points: number) => ({ points, rubric: [{ key: 'r', text: both('Depth'), points }] })
  const essay = { kind: 'essay' as const, key: { rubric: rubricOf(4).rubric }, points: 4 }
  const made = await taught(api, teacher, [essay])
  const [pool] = await api.db
    .insert(questionPools)
    .values({ examId: made.examId, name: { en: 'P' }, drawCount: 1, points: 4 })
    .returning({ id: questionPools.id })
  await api.db
    .update(questions)
    .set({ poolId: pool?.id ?? null })
    .where(eq(questions.examId, made.examId))
  const id = made.questionIds[0]
  const save = async (points: number) =>
    call('PUT', `exam-questions/${id}`, { ...typed(await get(id)), body: both('Why?'), ...rubricOf(points) })
  expect(Object.keys((await save(3)).json<{ errors: object }>().errors)).toEqual(['rubric'])
  expect((await save(4)).statusCode).toBe(200)
})

test('a copy, retired and brought back; the last one that is asked or drawn stays', async () => {
  const made = await taught(api, teacher, fiveKinds)
  const [a = 0, b = 0, c = 0] = made.questionIds
  const copy = await shown(call('POST', `exam-questions/${a}/duplicate`))
  expect(copy.written).toEqual((await get(a)).written)
  expect((await shown(call('POST', `exam-questions/${copy.id}/retire`))).retired_at).not.toBeNull()
  expect((await shown(call('POST', `exam-questions/${copy.id}/retire`))).retired_at).not.toBeNull()
  const list = await call('GET', `exams/${made.examId}/questions`)
  expect(list.json()).toMatchObject({ data: { retired: [{ id: copy.id }] } })
  expect((await shown(call('POST', `exam-questions/${copy.id}/restore`))).retired_at).toBeNull()
  const [pool] = await api.db
    .insert(questionPools)
    .values({ examId: made.examId, name: { en: 'P' }, drawCount: 2, points: 1 })
    .returning({ id: questionPools.id })
  for (const id of [b, c])
    await api.db
      .update(questions)
      .set({ poolId: pool?.id ?? null })
      .where(eq(questions.id, id))
  expect((await call('POST', `exam-questions/${b}/retire`)).json()).toMatchObject({ code: 'question_needed' })
})

test('of two who save at once one is stored; a request that comes twice writes one question', async () => {
  const made = await taught(api, teacher)
  const id = made.questionIds[0]
  const before = await get(id)
  const saves = await Promise.all(
    ['One', 'Two', 'Three'].map(text =>
      call('PUT', `exam-questions/${id}`, { ...typed(before), body: both(text) }),
    ),
  )
  expect(saves.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await api.db.$count(questionVersions, eq(questionVersions.questionId, id ?? 0))).toBe(2)
  const send = () =>
    api.as(teacher.token)(
      'POST',
      `${base}/exams/${made.examId}/questions`,
      { ...blank, kind: 'true_false', answer: true },
      { 'idempotency-key': 'the-same-question' },
    )
  const made2 = await Promise.all([send(), send(), send()])
  expect(new Set(made2.map(answer => answer.json<{ data: Shown }>().data.id)).size).toBe(1)
})

test('only the exam’s instructor reads and writes its questions', async () => {
  const made = await taught(api, teacher)
  const id = made.questionIds[0]
  const other = await instructor(api)
  const sent = typed(await get(id))
  for (const [method, path, body] of [
    ['GET', `exam-questions/${id}`],
    ['PUT', `exam-questions/${id}`, sent],
    ['POST', `exam-questions/${id}/duplicate`],
    ['POST', `exam-questions/${id}/retire`],
    ['POST', `exam-questions/${id}/restore`],
    ['POST', `exams/${made.examId}/questions`, { ...blank, kind: 'true_false', answer: true }],
  ] as const)
    expect((await call(method, path, body, other)).statusCode, path).toBe(404)
})

test('formulas and code of what is being written come as readers will see them', async () => {
  const code = 'Read it:\n\n```ts\nconst a = 1\n```'
  const answer = await call('POST', 'teaching/rendered', {
    texts: ['Plain', '$x^2$', code],
    lines: ['$y$', 'no'],
  })
  const { rendered } = answer.json<{ data: { rendered: object } }>().data
  expect(Object.keys(rendered).toSorted()).toEqual(['$x^2$', '$y$', code])
})

test('formulas in the feedback of options are shown to the instructor, and to learners with the feedback alone', async () => {
  const made = await taught(api, teacher)
  const options = [{ ...choice('a', true), feedback: { en: 'As $a^2$ says' } }, choice('b')]
  const stored = await shown(
    call('POST', `exams/${made.examId}/questions`, { ...blank, kind: 'single_choice', options }),
  )
  expect(stored.written).toMatchObject({ rendered: { 'As $a^2$ says': expect.any(Array) } })
  const attempt = await taken(api, made, [])
  const path = `${base}/attempts/${attempt.attemptId}`
  const asked = await api.as(attempt.learner.token, 'en')('GET', path)
  expect(asked.body).not.toContain('a^2')
  await attempt.submit()
  const result = await api.as(attempt.learner.token, 'en')('GET', `${path}/result`)
  expect(result.json()).toMatchObject({
    data: { questions: [{}, {}, { rendered: { 'As $a^2$ says': expect.any(Array) } }] },
  })
})
