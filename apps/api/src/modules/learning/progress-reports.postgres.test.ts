import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignments, enrolments, learningDays, lessonProgress, lessons } from '../../db/schema/index.ts'
import { company } from '../../testing/accounts.ts'
import { endAccess } from '../../testing/catalogue.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { assign, employee } from '../../testing/portal.ts'
import { learnerIn } from '../../testing/progress.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { lockAccess } from './access.ts'
import { recordProgress } from './progress.ts'
import { multirangeOf, type Segment } from './watching.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const video = { kind: 'video', mediaTenths: 6_000 } as const

/** A learner who has watched a little of a video today, ten minutes ago. */
async function watching(count = 2) {
  const learner = await learnerIn(api, video, count)
  await learner.report({ watched: [], seconds_seen: 15 })
  await learner.begunBefore(600)
  return learner
}

const beacon = (from: number) => ({
  watched: [[from, from + 150]] as Segment[],
  seconds_seen: 15,
  position_seconds: from / 10,
})

async function kept(userId: number) {
  const [progress] = await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId))
  const [enrolment] = await api.db.select().from(enrolments).where(eq(enrolments.userId, userId))
  const days = await api.db.select().from(learningDays).where(eq(learningDays.userId, userId))
  return { progress, enrolment, days }
}

describe('a report that adds nothing but time', () => {
  test('is written by one statement, without a transaction', async () => {
    const { report, person, lessonId } = await watching()
    const { result, statements } = await api.statements.during(() => report(beacon(0)))
    expect(result).toMatchObject({ watched_seconds: 15, is_completed: false, course_percent: 0 })
    // The session, what the lesson is to the learner, and the report.
    expect(statements).toHaveLength(3)
    const { progress, enrolment, days } = await kept(person.id)
    expect(progress).toMatchObject({ watched: '{[0,150)}', watchedTenths: 150, secondsSeen: 30, position: 0 })
    expect(enrolment).toMatchObject({ percent: 0, lastLessonId: lessonId })
    expect(days.map(day => day.seconds)).toEqual([30])
  })

  test('shares it with others that arrive together; of one course, both devices’ seconds count', async () => {
    const learners = [await watching(), await watching(), await watching()]
    const { result, statements } = await api.statements.during(() =>
      Promise.all([
        ...learners.map(({ report }, n) => report(beacon(n * 1_000))),
        learners[0]?.report(beacon(150)),
        learners[0]?.report(beacon(0)),
      ]),
    )
    expect(result.map(answer => answer?.watched_seconds).toSorted()).toEqual([15, 15, 15, 30, 30])
    // Five requests: sessions and lessons by a statement or two each, and three reports of one enrolment after one another.
    expect(statements.length).toBeLessThan(15)
    expect(statements.filter(text => /^(begin|commit)/i.test(text))).toEqual([])
    for (const [n, { person }] of learners.entries())
      expect((await kept(person.id)).progress?.watched).toBe(
        n === 0 ? '{[0,300)}' : `{[${n * 1_000},${n * 1_000 + 150})}`,
      )
  })

  test('is not written, nor answered, once access has ended', async () => {
    const { send, person, courseId } = await watching()
    await endAccess(api, person.id, courseId)
    expect((await send(beacon(0))).statusCode).toBe(403)
    expect((await kept(person.id)).progress?.watched).toBe('{}')
  })

  test('waits for who holds the enrolment, and counts with what they have written', async () => {
    const { report, person, courseId, lessonId } = await watching()
    const [answer] = await meanwhile(api, {
      hold: tx => lockAccess(tx, person.id, courseId),
      waiting: [() => report(beacon(0))],
      act: tx =>
        tx
          .update(lessonProgress)
          .set({ watched: '{[1000,1100)}', watchedTenths: 100 })
          .where(and(eq(lessonProgress.userId, person.id), eq(lessonProgress.lessonId, lessonId))),
    })
    expect(answer).toMatchObject({ watched_seconds: 25 })
    expect((await kept(person.id)).progress?.watched).toBe('{[0,150),[1000,1100)}')
  })
})

test('reports of one lesson by two hosts at once lose nothing of each other', async () => {
  const { begunBefore, person, lessonId, courseId } = await watching()
  await begunBefore(86_400)
  const lesson = {
    id: lessonId,
    courseId,
    by: 'watching',
    lasts: 6_000,
    needed: 6_000,
    halfReading: null,
  } as const
  const hosts = [api.db, api.database.prepared]
  const segments = Array.from({ length: 120 }, (_, n): Segment => [n * 40, n * 40 + 30])
  for (let at = 0; at < segments.length; at += 12)
    await Promise.all(
      segments
        .slice(at, at + 12)
        .flatMap(segment => hosts.map(db => recordProgress(db, person.id, lesson, { watched: [segment] }))),
    )
  const { progress } = await kept(person.id)
  expect(progress?.watched).toBe(multirangeOf(segments))
  expect(progress?.watchedTenths).toBe(120 * 30)
})

describe('a report from which more follows', () => {
  test('completes the lesson by its share of the video, and the course by its last lesson', async () => {
    const { report, person } = await watching(1)
    expect(await report({ watched: [[0, 5_399]] })).toMatchObject({ is_completed: false })
    expect(await report({ watched: [[5_399, 5_400]] })).toMatchObject({
      is_completed: true,
      course_percent: 100,
    })
    expect((await kept(person.id)).enrolment?.completedAt).not.toBeNull()
  })

  test('begins the day on which it is the first', async () => {
    const { report, person } = await watching()
    await api.db
      .update(learningDays)
      .set({ day: sql`${learningDays.day} - 1` })
      .where(eq(learningDays.userId, person.id))
    await report(beacon(0))
    expect((await kept(person.id)).days.map(day => day.seconds)).toEqual([15, 15])
  })

  test('brings a percentage along that lessons were taken out of', async () => {
    const { report, lessonIds, person } = await watching(3)
    await api.db
      .update(lessonProgress)
      .set({ completedAt: sql`now()` })
      .where(eq(lessonProgress.userId, person.id))
    expect(await report(beacon(0))).toMatchObject({ course_percent: 33 })
    await api.db
      .update(lessons)
      .set({ retiredAt: sql`now()` })
      .where(eq(lessons.id, lessonIds[2] ?? 0))
    expect(await report(beacon(150))).toMatchObject({ course_percent: 50 })
    expect((await kept(person.id)).enrolment?.percent).toBe(50)
  })

  test('begins what a company has assigned meanwhile, once', async () => {
    const { report, person, courseId } = await watching()
    const { companyId } = await company(api)
    const employeeId = await employee(api, companyId, { userId: person.id })
    const assignmentId = await assign(api, companyId, employeeId, courseId)
    const stateOf = async () =>
      (await api.db.select().from(assignments).where(eq(assignments.id, assignmentId)))[0]?.state
    expect(await stateOf()).toBe('assigned')
    await report(beacon(0))
    expect(await stateOf()).toBe('in_progress')
    expect((await api.statements.during(() => report(beacon(150)))).statements).toHaveLength(3)
  })
})
