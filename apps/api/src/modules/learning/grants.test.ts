/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attempts,
  certificates,
  courses,
  enrolmentGrants,
  enrolments,
  lessonProgress,
  notes,
  orderLines,
  orders,
  outbox,
} from '../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../testing/accounts.ts'
import { curriculum, endAccess, enrol, type Curriculum } from '../../testing/catalogue.ts'
import { exam, rightAnswers, startAttempt, type StartedAttempt } from '../../testing/exam.ts'
import { assign, employee } from '../../testing/portal.ts'
import { followed } from '../../testing/media.ts'
import { whileRefused } from '../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { foldEnrolments } from '../catalogue/counters.ts'
import { endGrant, openGrant, settleEndedGrants } from './grants.ts'
import { recordProgress } from './progress.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const byButton = { by: 'button', lasts: null, needed: null, halfReading: null } as const
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const open = (grant: Parameters<typeof openGrant>[1]) => api.db.transaction(tx => openGrant(tx, grant))
const end = (source: Parameters<typeof endGrant>[1], reason: Parameters<typeof endGrant>[2]) =>
  api.db.transaction(tx => endGrant(tx, source, reason))

async function isEnrolled(person: Account, courseId: number): Promise<boolean> {
  const answer = await api.as(person.token)('GET', `${base}/courses/${courseId}/enrolment`)
  return answer.json<{ data: { is_enrolled: boolean } }>().data.is_enrolled
}

/** A line of a paid order for one seat. */
async function orderLine(userId: number, courseId: number): Promise<number> {
  const money = { subtotal: 9_900, total: 9_900, net: 8_609, vat: 1_291 }
  const [order] = await api.db
    .insert(orders)
    .values({
      publicId: `order-${unique()}`,
      userId,
      idempotencyKey: `key-${unique()}`,
      ...money,
      buyer: { name: {} },
      expiresAt: inSeconds(900),
    })
    .returning({ id: orders.id })
  const [line] = await api.db
    .insert(orderLines)
    .values({ orderId: order?.id ?? 0, courseId, title: { ar: 'دورة' }, unitPrice: 9_900, total: 9_900 })
    .returning({ id: orderLines.id })
  if (!line) throw new Error('The order line was not made.')
  return line.id
}

/** A learner whom a company gave the course that they had bought themselves. */
async function twice() {
  const course = await curriculum(api, 2, { price: 9_900 })
  const [owner, person] = [await company(api), await account(api)]
  const lineId = await orderLine(person.id, course.courseId)
  const employeeId = await employee(api, owner.companyId, { userId: person.id })
  const assignmentId = await assign(api, owner.companyId, employeeId, course.courseId)
  const key = { userId: person.id, courseId: course.courseId }
  await open({ ...key, kind: 'order', orderLineId: lineId })
  await open({ ...key, kind: 'seat', companyId: owner.companyId, assignmentId })
  return { ...course, person, lineId, assignmentId }
}

describe('two grants of one course', () => {
  test.each(['the refund first', 'the returned seat first'])('end each for itself: %s', async order => {
    const { courseId, person, lineId, assignmentId, lessonIds } = await twice()
    const refund = () => end({ orderLineId: lineId }, 'refunded')
    const giveBack = () => end({ assignmentId }, 'seat_returned')
    const [first, second] = order === 'the refund first' ? [refund, giveBack] : [giveBack, refund]
    await api.db.delete(outbox)
    expect(await first()).toBe(1)
    expect(await isEnrolled(person, courseId)).toBe(true)
    expect((await api.as(person.token)('GET', `${base}/lessons/${lessonIds[1]}`)).statusCode).toBe(200)
    expect(await api.db.$count(outbox)).toBe(0)
    expect(await first()).toBe(0)
    expect(await second()).toBe(1)
    expect(await isEnrolled(person, courseId)).toBe(false)
    expect((await api.as(person.token)('GET', `${base}/lessons/${lessonIds[1]}`)).statusCode).toBe(403)
    expect((await api.db.select().from(outbox)).map(row => row.payload)).toEqual([
      { terminate: String(person.id) },
    ])
  })
  test('are one enrolment, sold once, and each source stays one grant however often it gives', async () => {
    const { courseId, person, lineId } = await twice()
    const again = { userId: person.id, courseId, kind: 'order' as const, orderLineId: lineId }
    expect(await open(again)).toEqual({ isNew: false, hadAccess: true })
    expect(await api.db.$count(enrolments, eq(enrolments.userId, person.id))).toBe(1)
    expect(await api.db.$count(enrolmentGrants, eq(enrolmentGrants.userId, person.id))).toBe(2)
    await foldEnrolments(api.db)
    const [course] = await api.db.select({ sold: courses.sold }).from(courses).where(eq(courses.id, courseId))
    expect(course).toEqual({ sold: 1 })
    await end({ orderLineId: lineId }, 'refunded')
    expect(await open(again)).toEqual({ isNew: true, hadAccess: true })
  })
  test.each([
    ['an assignment behind a purchase', { kind: 'order', companyId: 1, assignmentId: 1 }],
    ['a seat behind a gift', { kind: 'gift', companyId: 1, seatId: 1 }],
    ['a seat of no company', { kind: 'seat', seatId: 1 }],
    ['an end before its start', { kind: 'free', endsAt: new Date(0) }],
    ['an operator without a reason', { kind: 'operator' }],
  ] as const)('can’t be stored with %s', async (_name, row) => {
    const { courseId } = await curriculum(api, 1)
    const person = await account(api)
    await api.db.insert(enrolments).values({ userId: person.id, courseId })
    await expect(
      api.db.insert(enrolmentGrants).values({ userId: person.id, courseId, ...row }),
    ).rejects.toMatchObject({ cause: { constraint: expect.stringMatching(/^enrolment_grants_/) } })
  })
})

describe('the last grant ends', () => {
  /** A learner in a course with a video, who has begun it and sits its exam. */
  async function underWay() {
    const source = join(api.mediaFolder, `source-${unique()}.mp4`)
    writeFileSync(source, 'video')
    const media = await api.storage.keep(source)
    const course: Curriculum = await curriculum(api, 2, {}, { kind: 'video', media, freePreview: false })
    const person = await account(api)
    await enrol(api, person.id, course.courseId)
    const call = api.as(person.token)
    const [first = 0, second = 0] = course.lessonIds
    await call('PUT', `${base}/lessons/${first}/progress`, { is_completed: true })
    await api.db.insert(notes).values({ userId: person.id, lessonId: first, text: 'مهم' })
    const lesson = await call('GET', `${base}/lessons/${second}`)
    const taken = await startAttempt(api, {}, undefined, {
      exam: await exam(api, { courseId: course.courseId }),
      learner: person,
    })
    for (const [index, value] of rightAnswers.entries())
      expect((await taken.save(index, value)).statusCode).toBe(200)
    return {
      ...course,
      person,
      call,
      second,
      taken,
      media: lesson.json<{ data: { media: string } }>().data.media,
    }
  }
  const listen = (person: Account, lessonId: number) =>
    api.app.inject({
      method: 'POST',
      url: '/broadcasting/auth',
      payload: `socket_id=1.2&channel_name=presence-lesson.${lessonId}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${person.token}`,
      },
    })
  const attemptCalls = ({ learner, attemptId, questionIds }: StartedAttempt) => {
    const call = api.as(learner.token)
    const holder = { holder: 'first-tab' }
    return [
      call('GET', `${base}/attempts/${attemptId}`),
      call('GET', `${base}/attempts/${attemptId}/result`),
      call('GET', `${base}/attempts/${attemptId}/trace`),
      call('POST', `${base}/attempts/${attemptId}/take-over`, { holder: 'second-tab' }),
      call('POST', `${base}/attempts/${attemptId}/submit`, holder),
      call('POST', `${base}/exams/${taken(attemptId)}/attempts`, holder),
      call('PUT', `${base}/attempts/${attemptId}/answers/${questionIds[0]}`, {
        ...holder,
        value: { option: 'a' },
        revision: 99,
        made_at: new Date().toISOString(),
      }),
    ]
  }
  const examOf = new Map<number, number>()
  const taken = (attemptId: number) => examOf.get(attemptId) ?? 0
  const codes = async (answers: ReturnType<typeof attemptCalls>) =>
    (await Promise.all(answers)).map(answer => answer.json<{ code?: string }>().code)
  const refused = [...Array.from({ length: 6 }, () => 'not_enrolled'), 'attempt_closed']

  test('lesson, media, channel and exam close; progress and notes stay for the next grant', async () => {
    const all = await underWay()
    const { person, call, second, courseId } = all
    examOf.set(all.taken.attemptId, all.taken.examId)
    expect((await followed(api, all.media)).statusCode).toBe(200)
    expect((await listen(person, second)).statusCode).toBe(200)
    await api.db.delete(outbox)
    expect(await endAccess(api, person.id, courseId)).toBe(1)

    expect((await call('GET', `${base}/lessons/${second}`)).statusCode).toBe(403)
    expect((await followed(api, all.media)).json()).toMatchObject({ code: 'not_enrolled' })
    expect((await listen(person, second)).statusCode).toBe(403)
    expect((await api.db.select().from(outbox)).map(row => row.payload)).toContainEqual({
      terminate: String(person.id),
    })
    expect(await codes(attemptCalls(all.taken))).toEqual(refused)
    expect((await call('GET', `${base}/my-courses`)).json()).toEqual({
      data: { my_courses: [], waiting: [] },
    })
    const [attempt] = await api.db.select().from(attempts).where(eq(attempts.id, all.taken.attemptId))
    // What was stored is graded; it earns nothing.
    expect(attempt).toMatchObject({
      state: 'graded',
      submittedBy: 'access_ended',
      passed: true,
      percent: 100,
    })

    await call('PUT', `${base}/lessons/${second}/progress`, { is_completed: true })
    expect(await api.db.$count(lessonProgress, eq(lessonProgress.userId, person.id))).toBe(1)
    expect(await api.db.$count(notes, eq(notes.userId, person.id))).toBe(1)
    await open({ userId: person.id, courseId, kind: 'operator', reason: 'back again' })
    await call('PUT', `${base}/lessons/${second}/progress`, { is_completed: true })
    expect((await call('GET', `${base}/my-courses`)).json()).toMatchObject({
      data: {
        my_courses: [
          { percent: 66, are_lessons_done: true, state: 'active', exam: { passed: null, percent: null } },
        ],
      },
    })
    expect(await api.db.$count(certificates, eq(certificates.userId, person.id))).toBe(0)
  })
  test('by the database’s clock at once, before the job has come by; the job settles it', async () => {
    const all = await underWay()
    examOf.set(all.taken.attemptId, all.taken.examId)
    const mine = eq(enrolmentGrants.userId, all.person.id)
    await api.db
      .update(enrolmentGrants)
      .set({ startsAt: inSeconds(-60), endsAt: sql`date_trunc('milliseconds', clock_timestamp())` })
      .where(mine)
    expect(await codes(attemptCalls(all.taken))).toEqual(refused)
    expect(await isEnrolled(all.person, all.courseId)).toBe(false)
    const stateOf = async () =>
      (
        await api.db
          .select({ state: attempts.state, by: attempts.submittedBy, reason: enrolmentGrants.endedReason })
          .from(attempts)
          .innerJoin(enrolmentGrants, eq(enrolmentGrants.userId, attempts.userId))
          .where(eq(attempts.id, all.taken.attemptId))
      )[0]
    expect(await stateOf()).toEqual({ state: 'in_progress', by: null, reason: null })
    await api.db.delete(outbox)
    expect(await settleEndedGrants(api.db)).toBe(1)
    expect(await settleEndedGrants(api.db)).toBe(0)
    expect(await stateOf()).toEqual({ state: 'graded', by: 'access_ended', reason: 'expired' })
    // The exam's live page is notified, and the person's sockets are closed.
    expect((await api.db.select().from(outbox)).map(row => row.payload)).toEqual([
      expect.objectContaining({ name: 'ExamAttemptsChanged' }),
      { terminate: String(all.person.id) },
    ])
  })
})

test('a grant that cannot be ended keeps no other one waiting', async () => {
  const { courseId } = await curriculum(api, 1)
  const [broken, sound] = [await account(api), await account(api)]
  for (const { id } of [broken, sound])
    await open({
      userId: id,
      courseId,
      kind: 'gift',
      givenBy: id,
      startsAt: inSeconds(-60),
      endsAt: inSeconds(-1),
    })
  const reasonOf = async ({ id }: Account) =>
    (await api.db.select().from(enrolmentGrants).where(eq(enrolmentGrants.userId, id)))[0]?.endedReason
  await whileRefused(api.db, 'enrolment_grants', `user_id <> ${broken.id} or ended_reason is null`, () =>
    expect(settleEndedGrants(api.db)).rejects.toThrow('Some grants could not be ended.'),
  )
  expect([await reasonOf(broken), await reasonOf(sound)]).toEqual([null, 'expired'])
  expect(await settleEndedGrants(api.db)).toBe(1)
  expect(await reasonOf(broken)).toBe('expired')
})

describe('a scheduled grant', () => {
  test('opens when its time has come, and not when it was ended before', async () => {
    const { courseId } = await curriculum(api, 1)
    const person = await account(api)
    await open({ userId: person.id, courseId, kind: 'gift', givenBy: person.id, startsAt: inSeconds(3600) })
    expect(await isEnrolled(person, courseId)).toBe(false)
    expect((await api.as(person.token)('GET', `${base}/my-courses`)).json()).toEqual({
      data: { my_courses: [], waiting: [] },
    })
    await api.db
      .update(enrolmentGrants)
      .set({ startsAt: inSeconds(-1) })
      .where(eq(enrolmentGrants.userId, person.id))
    expect(await isEnrolled(person, courseId)).toBe(true)
    await endAccess(api, person.id, courseId)

    await open({ userId: person.id, courseId, kind: 'gift', givenBy: person.id, startsAt: inSeconds(3600) })
    expect(await endAccess(api, person.id, courseId)).toBe(1)
    const [row] = await api.db
      .select({ wasOpen: sql<boolean>`${enrolmentGrants.endsAt} > ${enrolmentGrants.startsAt}` })
      .from(enrolmentGrants)
      .where(and(eq(enrolmentGrants.userId, person.id), sql`${enrolmentGrants.startsAt} > now()`))
    expect(row).toEqual({ wasOpen: false })
  })
})

test('finding 18: progress reopens nothing, whatever comes first', async () => {
  const { courseId, lessonIds } = await curriculum(api, 30)
  const person = await account(api)
  await enrol(api, person.id, courseId)
  const writes = lessonIds.map(id =>
    recordProgress(api.db, person.id, { ...byButton, id, courseId }, { isCompleted: true }).then(
      () => 'stored',
      (error: { code?: string }) => error.code,
    ),
  )
  const ending = endAccess(api, person.id, courseId)
  const outcomes = await Promise.all(writes)
  expect(await ending).toBe(1)
  expect(outcomes.filter(outcome => outcome !== 'stored' && outcome !== 'not_enrolled')).toEqual([])
  expect(await api.db.$count(lessonProgress, eq(lessonProgress.userId, person.id))).toBe(
    outcomes.filter(outcome => outcome === 'stored').length,
  )
  await expect(
    recordProgress(
      api.db,
      person.id,
      { ...byButton, id: lessonIds[0] ?? 0, courseId },
      { isCompleted: true },
    ),
  ).rejects.toMatchObject({ code: 'not_enrolled' })
  expect(await isEnrolled(person, courseId)).toBe(false)
})

test('an end among saves, a submission, progress and a new grant: each in turn, without a deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { courseId, lessonIds } = await curriculum(api, 2)
    const person = await account(api)
    await enrol(api, person.id, courseId)
    const sat = await startAttempt(api, {}, undefined, {
      exam: await exam(api, { courseId }),
      learner: person,
    })
    const call = api.as(person.token)
    const ending = endAccess(api, person.id, courseId)
    const answers = await Promise.all([
      ...rightAnswers.map((value, index) => sat.save(index, value)),
      sat.submit(),
      ...lessonIds.map(id => call('PUT', `${base}/lessons/${id}/progress`, { is_completed: true })),
      call('POST', `${base}/courses/${courseId}/enrolments`, {}),
    ])
    expect(await ending).toBe(1)
    expect(answers.filter(answer => answer.statusCode >= 500).map(answer => answer.body)).toEqual([])
    const [attempt] = await api.db.select().from(attempts).where(eq(attempts.id, sat.attemptId))
    expect(['learner', 'access_ended', null]).toContain(attempt?.submittedBy)
    const rows = await api.db.select().from(enrolmentGrants).where(eq(enrolmentGrants.userId, person.id))
    expect(rows.filter(row => row.endedReason === null).length).toBe(rows.length - 1)
  }
})

test('the price is asked first: a paid course can’t be reopened for nothing', async () => {
  const { courseId, person, lineId, assignmentId } = await twice()
  await end({ orderLineId: lineId }, 'refunded')
  await end({ assignmentId }, 'seat_returned')
  expect(
    (await api.as(person.token)('POST', `${base}/courses/${courseId}/enrolments`, {})).json(),
  ).toMatchObject({ code: 'course_not_free' })
})
