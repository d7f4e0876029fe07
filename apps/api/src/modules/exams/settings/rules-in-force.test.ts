import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificates, enrolments, exams, jobs } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { exam, startAttempt, type StartedAttempt, type TestExam } from '../../../testing/exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import {
  regrade,
  resultOf,
  submitted,
  taken,
  taught,
  two,
  work,
  type Teacher,
} from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { countExamAnew, workOnCount } from './count-anew.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const at = (examId: number) => `/client-api/v1/exams/${examId}/settings`

/** Changes some of the rules of an exam as its instructor. */
async function change(examId: number, to: object) {
  const call = api.as(teacher.token, 'en')
  const { state, rules } = (await call('GET', at(examId))).json<{ data: { state: string; rules: object } }>()
    .data
  return call('PUT', at(examId), { ...rules, state, ...to })
}
/** Runs all pending recounts. */
const count = () =>
  runJobs(api, [countExamAnew], runner =>
    runner.handle(countExamAnew, (exam, job) => workOnCount(api.db, exam, job)),
  )
const waiting = () => api.db.$count(jobs, eq(jobs.name, countExamAnew.name))
async function enrolmentOf({ learner }: StartedAttempt) {
  const [row] = await api.db.select().from(enrolments).where(eq(enrolments.userId, learner.id))
  return { percent: row?.percent, passed: row?.examsPassed, isComplete: row?.completedAt !== null }
}
const gradesOf = async ({ learner }: StartedAttempt) =>
  (await api.db.select().from(certificates).where(eq(certificates.userId, learner.id))).map(
    ({ grade }) => grade,
  )
const right = [{ option: 'a' }, { truth: true }]
const half = [{ option: 'b' }, { truth: true }]

async function again(made: TestExam, { learner }: StartedAttempt, given: typeof right) {
  const attempt = await startAttempt(api, {}, [], { exam: made, learner })
  for (const [index, value] of given.entries()) await attempt.save(index, value as { truth: boolean })
  expect((await attempt.submit()).statusCode).toBe(200)
  return attempt
}

describe('an attempt under way keeps what it was given', () => {
  test('its way through, its pages and its tools, on the page and where answers are saved', async () => {
    const made = await taught(api, teacher, two)
    const sitting = await taken(api, made, [])
    const strict = { navigation: 'forward', questions_per_page: 1, tools: ['calculator', 'notes'] }
    expect((await change(made.examId, strict)).statusCode).toBe(200)
    const page = (
      await api.as(sitting.learner.token)('GET', `/client-api/v1/attempts/${sitting.attemptId}`)
    ).json<{
      data: object
    }>().data
    expect(page).toMatchObject({ navigation: 'free', questions_per_page: 1, tools: [] })
    await sitting.save(1, { truth: true })
    expect((await sitting.save(0, { option: 'a' })).statusCode).toBe(200)
    // Attempts that start from now on go forward only.
    const later = await taken(api, made, [])
    await later.save(1, { truth: true })
    expect((await later.save(0, { option: 'a' })).json()).toMatchObject({ code: 'question_passed' })
  })

  test('and how wrong answers are marked: at its end, and when a key is corrected later', async () => {
    const made = await taught(api, teacher, two)
    const sitting = await taken(api, made, [{ option: 'a' }, { truth: false }])
    await change(made.examId, { negative_marking: true })
    await sitting.submit()
    const strict = await submitted(api, made, [{ option: 'a' }, { truth: false }])
    expect([(await resultOf(api, sitting)).percent, (await resultOf(api, strict)).percent]).toEqual([50, 0])
    await change(made.examId, { negative_marking: false })
    await regrade(api, teacher, made, { correct: ['b'] })
    await work(api)
    const [free, marked] = [await resultOf(api, sitting), await resultOf(api, strict)]
    expect([free.questions[0]?.points, marked.questions[0]?.points]).toEqual([0, -0.5])
  })
})

describe('which attempt counts', () => {
  test('holds for all attempts there are: the percentage, the pass and the certificate follow by a job', async () => {
    const made = await taught(api, teacher, two, { gradeMethod: 'first' })
    const better = await submitted(api, made, half)
    await again(made, better, right)
    expect(await enrolmentOf(better)).toEqual({ percent: 0, passed: 0, isComplete: false })
    await change(made.examId, { grade_method: 'highest' })
    await count()
    expect(await enrolmentOf(better)).toEqual({ percent: 100, passed: 1, isComplete: true })
    expect(await gradesOf(better)).toEqual([100])
    // The average still passes: the certificate tells it. The first one does not: what was issued in good faith stays.
    await change(made.examId, { grade_method: 'average' })
    await count()
    expect(await gradesOf(better)).toEqual([75])
    await change(made.examId, { grade_method: 'first' })
    await count()
    expect(await gradesOf(better)).toEqual([75])
    expect(await enrolmentOf(better)).toMatchObject({ percent: 100, isComplete: true })
  })

  test('takes back a pass that has no certificate yet', async () => {
    const { courseId } = await curriculum(api, 1, { instructorId: teacher.instructorId })
    const made = await exam(api, { courseId }, two)
    const worse = await submitted(api, made, right)
    await again(made, worse, half)
    expect(await enrolmentOf(worse)).toEqual({ percent: 50, passed: 1, isComplete: false })
    await change(made.examId, { grade_method: 'latest' })
    await count()
    expect(await enrolmentOf(worse)).toEqual({ percent: 0, passed: 0, isComplete: false })
  })

  test('is recounted for a pass mark only where the average counts', async () => {
    const made = await taught(api, teacher, two)
    const one = await submitted(api, made, half)
    const before = await waiting()
    await change(made.examId, { pass_mark: 40 })
    expect(await waiting()).toBe(before)
    await change(made.examId, { grade_method: 'average' })
    await count()
    expect(await enrolmentOf(one)).toMatchObject({ passed: 1 })
    await change(made.examId, { pass_mark: 90 })
    await count()
    // The course is done already, and stays so.
    expect(await enrolmentOf(one)).toMatchObject({ passed: 0, isComplete: true })
  })
})

test('what cannot be is refused at its field', async () => {
  const made = await taught(api, teacher, two)
  for (const [to, field] of [
    [{ questions_per_page: 0 }, 'questions_per_page'],
    [{ questions_per_page: 51 }, 'questions_per_page'],
    [{ grade_method: 'best' }, 'grade_method'],
    [{ navigation: 'back' }, 'navigation'],
    [{ tools: ['phone'] }, 'tools.0'],
    [{ instructions: { ar: 'ا'.repeat(4001) } }, 'instructions.ar'],
  ] as const) {
    const answer = await change(made.examId, to)
    expect([answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})]).toEqual([
      422,
      [field],
    ])
  }
  const [row] = await api.db.select().from(exams).where(eq(exams.id, made.examId))
  expect(row).toMatchObject({ questionsPerPage: 1, gradeMethod: 'highest' })
})
