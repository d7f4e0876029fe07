import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, auditLog, exams, questionPools, questions } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { divide } from '../../../testing/divided-exam.ts'
import { eightKinds, fiveKinds } from '../../../testing/exam.ts'
import { taken, taught, two, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Settings {
  state: string
  rules: Record<string, unknown>
  sections: { title: string; questions: number; time_limit_seconds: number }[]
  pools: object[]
  question_count: number
  max_score: number
  running: number
}
const at = (examId: number, rest = 'settings') => `/client-api/v1/exams/${examId}/${rest}`
const read = async (examId: number) =>
  (await api.as(teacher.token, 'en')('GET', at(examId))).json<{ data: Settings }>().data
const set = (examId: number, body: object, by = teacher) => api.as(by.token, 'en')('PUT', at(examId), body)

test('tells the rules, the sections with their questions, the pools and the points in all', async () => {
  const made = await taught(api, teacher, fiveKinds, { attemptsAllowed: 2 })
  await divide(api, made)
  const [pool] = await api.db
    .insert(questionPools)
    .values({ examId: made.examId, name: { ar: 'مجموعة', en: 'A pool' }, drawCount: 1, points: 4 })
    .returning({ id: questionPools.id })
  await api.db
    .update(questions)
    .set({ poolId: pool?.id ?? null })
    .where(and(eq(questions.examId, made.examId), eq(questions.kind, 'short_text')))
  const settings = await read(made.examId)
  expect(settings).toMatchObject({
    rules: { pass_mark: 60, attempts_allowed: 2, opens_at: null },
    sections: [
      { title: 'One', questions: 2, time_limit_seconds: 600 },
      { title: 'Two', questions: 3, time_limit_seconds: 1200 },
    ],
    pools: [{ name: 'A pool', draws: 1, points: 4, questions: 1 }],
    question_count: 5,
    max_score: 11,
    running: 0,
  })
  // The time of sections is not the exam's own.
  const longer = { ...settings.rules, state: settings.state, time_limit_seconds: 6000 }
  expect((await set(made.examId, longer)).json()).toMatchObject({
    errors: { time_limit_seconds: ['This exam’s time is that of its sections.'] },
  })
})

test('rules hold from now on, an attempt under way keeps its time; saving stale ones is a conflict', async () => {
  const made = await taught(api, teacher, two)
  const sitting = await taken(api, made, [])
  const deadline = async () => {
    const [row] = await api.db.select().from(attempts).where(eq(attempts.id, sitting.attemptId))
    return row?.deadlineAt
  }
  const before = await deadline()
  const { state, rules } = await read(made.examId)
  const wanted = {
    ...rules,
    time_limit_seconds: 3600,
    pass_mark: 75,
    attempts_allowed: 3,
    closes_at: '2030-01-01T00:00:00.000Z',
    shuffle_options: true,
    abandon_unanswered: true,
    instructions: { ar: 'اقرأ أولاً.', en: 'Read first.' },
    grade_method: 'latest',
    navigation: 'forward',
    questions_per_page: 5,
    negative_marking: true,
    tools: ['calculator'],
    review: { just_after: ['overall'], while_open: [], after_last_attempt: null, after_closing: ['marks'] },
  }
  const saved = await set(made.examId, { state, ...wanted })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json<{ data: Settings }>().data).toMatchObject({ rules: wanted, running: 1 })
  expect(await deadline()).toEqual(before)
  const [row] = await api.db.select().from(exams).where(eq(exams.id, made.examId))
  expect(row?.review).toEqual({ just_after: ['overall'], while_open: [], after_closing: ['marks'] })
  const stale = await set(made.examId, { state, ...rules })
  expect(stale.json()).toMatchObject({ code: 'conflict' })
  expect((await read(made.examId)).rules).toEqual(wanted)
  const acts = await api.db.select().from(auditLog).where(eq(auditLog.action, 'exam.set_rules'))
  expect(acts.filter(act => act.subjectId === made.examId)).toMatchObject([
    { before: { pass_mark: 60 }, after: { pass_mark: 75 } },
  ])
})

test('an exam cannot close before it opens, and only its instructor sets it', async () => {
  const made = await taught(api, teacher, two)
  const { state, rules } = await read(made.examId)
  const turned = { opens_at: '2030-02-01T00:00:00.000Z', closes_at: '2030-01-01T00:00:00.000Z' }
  expect((await set(made.examId, { state, ...rules, ...turned })).json()).toMatchObject({
    errors: { closes_at: ['The end must be later than the start.'] },
  })
  const other = await instructor(api)
  expect((await set(made.examId, { state, ...rules }, other)).statusCode).toBe(404)
  for (const rest of ['settings', 'learners'])
    expect((await api.as(other.token)('GET', at(made.examId, rest))).statusCode).toBe(404)
})

test('finds who may take it by a part of the name, however it is spelled', async () => {
  const made = await taught(api, teacher, two)
  const [ahmad, mona, away] = [
    await account(api, 'student', { name: 'أحمد الشهري' }),
    await account(api, 'student', { name: 'منى القحطاني' }),
    await account(api, 'student', { name: 'احمد البعيد' }),
  ]
  for (const { id } of [ahmad, mona]) await enrol(api, id, made.courseId)
  const find = async (q: string) =>
    (await api.as(teacher.token)('GET', `${at(made.examId, 'learners')}?q=${encodeURIComponent(q)}`)).json<{
      data: { id: number; extra_attempts: number; extra_seconds: number; is_under_way: boolean }[]
    }>().data
  expect((await find('احمد')).map(({ id }) => id)).toEqual([ahmad.id])
  expect((await find('')).map(({ id }) => id)).toEqual([ahmad.id, mona.id])
  expect(away.id).not.toBe(ahmad.id)
  const given = {
    applies_to: 'every_attempt',
    extra_minutes: 15,
    extra_attempts: 0,
    reason: 'Needs more time',
  }
  await api.as(teacher.token)('POST', at(made.examId, 'allowances'), { learners: [mona.id], ...given })
  expect(await find('القحطانى')).toMatchObject([{ id: mona.id, extra_seconds: 900, is_under_way: false }])
})

test('a question comes with all that is right in both languages, and its formulas rendered', async () => {
  const made = await taught(api, teacher, eightKinds)
  const list = (await api.as(teacher.token, 'en')('GET', at(made.examId, 'questions'))).json<{
    data: { questions: { kind: string; section_id: null; written: Record<string, unknown> }[] }
  }>().data.questions
  expect(list.map(({ kind }) => kind)).toEqual(eightKinds.map(({ kind }) => kind))
  expect(list[0]).toMatchObject({
    section_id: null,
    written: {
      body: { ar: 'سؤال 1', en: 'Question 1' },
      options: [
        { key: 'a' },
        { key: 'b', correct: true, text: { en: 'Option b' } },
        { key: 'c' },
        { key: 'd' },
      ],
    },
  })
  expect(list[3]?.written).toMatchObject({ answer: 12.5, tolerance: 0.1 })
  const gift = Buffer.from('What is $x^2$? {=four}')
  const seen = await api.as(teacher.token, 'en')(
    'POST',
    `${at(made.examId, 'questions')}/preview?name=q.gift`,
    gift,
    {
      'content-type': 'application/octet-stream',
    },
  )
  const [line] = seen.json<{
    data: { questions: { written: { rendered: object; accepted: string[] } }[] }
  }>().data.questions
  expect(line?.written.accepted).toEqual(['four'])
  expect(Object.keys(line?.written.rendered ?? {})).toEqual(['What is $x^2$?'])
})
