import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answers,
  attemptAllowances,
  attemptEvents,
  attempts,
  attemptSections,
  exams,
  jobs,
  questions,
} from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { endAccess, enrol } from '../../../testing/catalogue.ts'
import { divide } from '../../../testing/divided-exam.ts'
import { exam, rightAnswers, sessionLock, startAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { submitOverdue } from '../submitting.ts'
import { plannedSections } from './planned.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const texts = (text: string) => ({ ar: `${text} ع`, en: text })

async function sitting(given: Partial<typeof exams.$inferInsert> = {}, extraSeconds = 0) {
  const made = await exam(api, { shuffleQuestions: true, ...given })
  await divide(api, made)
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  if (extraSeconds > 0)
    await api.db
      .insert(attemptAllowances)
      .values({ examId: made.examId, userId: learner.id, extraSeconds, reason: 'needs it' })
  const taken = await startAttempt(api, {}, [], { exam: made, learner })
  const call = api.as(learner.token, 'en')
  return {
    ...taken,
    read: async () => (await call('GET', `${base}/attempts/${taken.attemptId}`)).json<Shown>().data,
    next: (section: number, holder = sessionLock) =>
      call('POST', `${base}/attempts/${taken.attemptId}/sections/next`, { holder, section }),
  }
}
interface Shown {
  data: {
    state: string
    started_at: string
    deadline_at: string
    deadline_reason: string
    section: { position: number; count: number; title: string; next: { title: string } | null } | null
    questions: { id: number }[]
  }
}
type Sitting = Awaited<ReturnType<typeof sitting>>
const rowOf = async ({ attemptId }: Sitting) => {
  const [row] = await api.db.select().from(attempts).where(eq(attempts.id, attemptId))
  if (!row) throw new Error('There is no such attempt.')
  return row
}
const partsOf = ({ attemptId }: Sitting) =>
  api.db
    .select()
    .from(attemptSections)
    .where(eq(attemptSections.attemptId, attemptId))
    .orderBy(asc(attemptSections.position))
/** Lets so many seconds go by, by moving everything that the attempt has into the past. */
async function pass({ attemptId }: Sitting, seconds: number) {
  const past = sql`make_interval(secs => ${seconds})`
  await api.db
    .update(attempts)
    .set({ startedAt: sql`started_at - ${past}`, deadlineAt: sql`deadline_at - ${past}` })
    .where(eq(attempts.id, attemptId))
  await api.db
    .update(attemptSections)
    .set({ startedAt: sql`started_at - ${past}`, endedAt: sql`ended_at - ${past}` })
    .where(eq(attemptSections.attemptId, attemptId))
}
const code = (answer: { statusCode: number; json(): unknown }) =>
  (answer.json() as { code?: string }).code ?? answer.statusCode

describe('the start', () => {
  test('gives the questions of the first section alone, with its own deadline, and says what comes next', async () => {
    const taken = await sitting()
    const shown = await taken.read()
    expect(shown.section).toMatchObject({
      position: 1,
      count: 2,
      title: 'One',
      time_limit_seconds: 600,
      question_count: 2,
      next: { title: 'Two', time_limit_seconds: 1200, question_count: 3 },
    })
    expect(shown.questions.map(({ id }) => id).toSorted()).toEqual(taken.questionIds.slice(0, 2).toSorted())
    expect(Date.parse(shown.deadline_at) - Date.parse(shown.started_at)).toBe(600_000)
    const details = await api.as(taken.learner.token, 'en')('GET', `${base}/exams/${taken.examId}`)
    expect(details.json()).toMatchObject({ data: { sections: [{ title: 'One' }, { title: 'Two' }] } })
  })

  test('extra time is shared out by the length of the sections, to the second', async () => {
    const taken = await sitting({ timeLimitSeconds: 1800 }, 301)
    expect((await partsOf(taken)).map(part => part.timeLimitSeconds)).toEqual([700, 1401])
    const thirds = [1, 2, 3].map(id => ({ id, title: texts('x'), instructions: {}, timeLimitSeconds: 60 }))
    const questions = thirds.map(({ id }) => ({ poolId: null, examSectionId: id }))
    const planned = plannedSections(thirds, { questions, pools: [] }, 100)
    expect(planned.reduce((sum, part) => sum + part.timeLimitSeconds, 0)).toBe(280)
  })

  test('a section that asks nothing is left out, and a question of none is asked by the last', async () => {
    const given = [1, 2, 3].map(id => ({ id, title: texts('x'), instructions: {}, timeLimitSeconds: 60 }))
    const bank = {
      questions: [
        { poolId: null, examSectionId: 1 },
        { poolId: null, examSectionId: null },
      ],
      pools: [],
    }
    expect(plannedSections(given, bank, 0).map(({ id, position }) => [id, position])).toEqual([
      [1, 1],
      [3, 2],
    ])
  })
})

describe('going on', () => {
  test('begins the next section with its whole time, closes the one before, and is in the trace', async () => {
    const taken = await sitting()
    await taken.save(0, rightAnswers[0] ?? null)
    const answer = await taken.next(1)
    const shown = answer.json<Shown>().data
    expect(shown.section).toMatchObject({ position: 2, next: null })
    expect(shown.questions).toHaveLength(3)
    const [first, second] = await partsOf(taken)
    expect(first?.endedAt).toEqual(second?.startedAt)
    expect(Date.parse(shown.deadline_at) - Number(second?.startedAt)).toBe(1_200_000)
    const [event] = await api.db
      .select()
      .from(attemptEvents)
      .where(and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'section')))
    expect(event?.data).toMatchObject({ section: 2, by: 'learner' })
    const due = new Date(Math.ceil((Date.parse(shown.deadline_at) + 30_001) / 1000) * 1000)
    expect(await api.db.$count(jobs, eq(jobs.uniqueKey, due.toISOString()))).toBe(1)
  })

  test('is never back: answers to another section are refused with what is stored', async () => {
    const taken = await sitting()
    expect(code(await taken.save(3, { text: '12.5' }))).toBe('question_passed')
    await taken.save(0, { option: 'a' })
    await taken.next(1)
    await pass(taken, 31)
    const late = await taken.save(0, { option: 'b' }, 2)
    expect(late.json()).toMatchObject({ code: 'question_passed', data: { value: { option: '~1' } } })
    expect((await taken.save(3, { text: '12.5' })).statusCode).toBe(200)
  })

  test('an answer made in the time of its section counts where it arrives within the grace', async () => {
    const taken = await sitting()
    const made_at = new Date().toISOString()
    await taken.next(1)
    expect((await taken.save(0, { option: 'b' }, 1, { made_at })).statusCode).toBe(200)
    await pass(taken, 20)
    const after = new Date(Date.now() - 10_000).toISOString()
    expect(code(await taken.save(1, { options: ['a'] }, 1, { made_at: after }))).toBe('question_passed')
  })

  test('twice for one section goes on once; after the last there is none', async () => {
    const taken = await sitting()
    const all = await Promise.all(Array.from({ length: 10 }, () => taken.next(1)))
    expect(new Set(all.map(answer => answer.statusCode))).toEqual(new Set([200]))
    expect((await rowOf(taken)).section).toBe(2)
    expect(
      await api.db.$count(
        attemptEvents,
        and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'section')),
      ),
    ).toBe(1)
    expect(code(await taken.next(2))).toBe('conflict')
  })

  test('is for the tab with the session lock, the person, and an open attempt', async () => {
    const taken = await sitting()
    expect(code(await taken.next(1, 'second-tab'))).toBe('attempt_taken_over')
    const stranger = await account(api)
    const path = `${base}/attempts/${taken.attemptId}/sections/next`
    const body = { holder: sessionLock, section: 1 }
    expect((await api.as(stranger.token)('POST', path, body)).statusCode).toBe(404)
    const extra = { ...body, deadline_at: 'x' }
    expect((await api.as(taken.learner.token)('POST', path, extra)).statusCode).toBe(400)
    await taken.submit()
    expect(code(await taken.next(1))).toBe('attempt_closed')
    const other = await sitting()
    await endAccess(api, other.learner.id)
    expect(code(await other.next(1))).toBe('not_enrolled')
  })
})

describe('the deadline of a section', () => {
  test('begins the next one at that very moment, whether or not anyone is there', async () => {
    const taken = await sitting()
    const { deadlineAt } = await rowOf(taken)
    await pass(taken, 640)
    await submitOverdue(api.db)
    const row = await rowOf(taken)
    expect(row).toMatchObject({ state: 'in_progress', section: 2 })
    expect(Number(row.deadlineAt)).toBe(Number(deadlineAt) - 640_000 + 1_200_000)
    expect((await taken.read()).section).toMatchObject({ position: 2 })
  })

  test('coming late gains nothing: the time of the next one has begun', async () => {
    const taken = await sitting()
    await pass(taken, 620)
    expect(code(await taken.save(0, { option: 'b' }))).toBe('attempt_closed')
    const shown = (await taken.next(1)).json<Shown>().data
    expect(Date.parse(shown.deadline_at) - Date.now()).toBeLessThan(1_180_500)
  })

  test('all over, the job goes through them and submits what is stored', async () => {
    const taken = await sitting()
    await taken.save(0, rightAnswers[0] ?? null)
    await pass(taken, 1831)
    await submitOverdue(api.db)
    const row = await rowOf(taken)
    expect(row).toMatchObject({ state: 'graded', section: 2, submittedBy: 'deadline', score: 2 })
    expect(Number(row.submittedAt) - Number(row.startedAt)).toBe(1_800_000)
    expect(await api.db.$count(answers, eq(answers.attemptId, taken.attemptId))).toBe(5)
  })

  test('the closing of the exam ends it in whichever section', async () => {
    const taken = await sitting({ closesAt: new Date(Date.now() + 300_000) })
    expect(await taken.read()).toMatchObject({ deadline_reason: 'closing' })
    await pass(taken, 340)
    await api.db
      .update(exams)
      .set({ closesAt: sql`closes_at - interval '340 seconds'` })
      .where(eq(exams.id, taken.examId))
    await submitOverdue(api.db)
    expect(await rowOf(taken)).toMatchObject({ state: 'graded', section: 1, submittedBy: 'deadline' })
  })

  test('the job, the learner and saves at once: one section further, nothing acknowledged is lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const taken = await sitting()
      const [saved] = await Promise.all([
        taken.save(0, rightAnswers[0] ?? null),
        taken.next(1),
        submitOverdue(api.db),
        taken.next(1),
      ])
      expect((await rowOf(taken)).section).toBe(2)
      await taken.submit()
      expect((await rowOf(taken)).score).toBe(saved.statusCode === 200 ? 2 : 0)
    }
  })
})

test('an attempt that was ended early shows nothing of the sections that were not reached, nor the person’s download', async () => {
  const taken = await sitting({
    attemptsAllowed: 2,
    review: { just_after: [], while_open: [], after_closing: [] },
  })
  const asked = (await taken.read()).questions.map(({ id }) => id)
  await taken.submit()
  expect(await taken.read()).toMatchObject({ state: 'graded', section: null, questions: [] })
  const data = await api.as(taken.learner.token)('GET', `${base}/auth/data`)
  const bodies = await api.db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.examId, taken.examId))
  expect(bodies.length).toBeGreaterThan(asked.length)
  expect(
    data.json<{ data: { exam_attempts: { answers: object[] }[] } }>().data.exam_attempts[0]?.answers,
  ).toEqual([])
})
