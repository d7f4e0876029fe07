import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificates, courses, lessons, liveSessions } from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { exam, fiveKinds, rightAnswers, startAttempt } from '../../../testing/exam.ts'
import { learnerIn } from '../../../testing/progress.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { completeForMany } from '../progress.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const base = '/client-api/v1'
/** An employee who has joined, as learner. */
async function worker(): Promise<Account & { employeeId: number }> {
  const { id: employeeId, userId: id, token } = await joined(api, owner.companyId)
  return { id, token, email: '', name: '', employeeId }
}
const begin = (learner: Pick<Account, 'token'>, courseId: number) =>
  api.as(learner.token)('POST', `${base}/courses/${courseId}/renewal`)
const finish = async (learner: Account, lessonIds: readonly number[]) => {
  for (const id of lessonIds)
    await api.as(learner.token)('PUT', `${base}/lessons/${id}/progress`, { is_completed: true })
}
const certificatesOf = (userId: number) =>
  api.db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(asc(certificates.completedAt))
async function mine(learner: Pick<Account, 'token'>) {
  const answer = await api.as(learner.token)('GET', `${base}/my-courses`)
  return answer.json<{ data: { my_courses: Record<string, unknown>[] } }>().data.my_courses[0]
}
/** Moves all that a learner did of their courses back in time. */
async function age(userId: number, days: number): Promise<void> {
  const by = sql`interval '1 day' * ${days}::int`
  for (const [table, columns] of [
    ['certificates', ['completed_at', 'released_at', 'valid_until']],
    ['enrolments', ['completed_at']],
    ['attempts', ['started_at', 'submitted_at', 'deadline_at']],
  ] as const)
    for (const column of columns)
      await api.db.execute(
        sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${sql.raw(column)} - ${by} where user_id = ${userId}`,
      )
}
async function pass(learner: Account, target: Awaited<ReturnType<typeof exam>>): Promise<void> {
  const taken = await startAttempt(api, {}, fiveKinds, { exam: target, learner })
  for (const [index, value] of rightAnswers.entries()) await taken.save(index, value)
  expect((await taken.submit()).statusCode).toBe(200)
}
const demand = (courseId: number, renewalMonths: number | null) =>
  calls.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 30,
    grace_days: 7,
    renewal_months: renewalMonths,
  })
async function standing(requirement: number, { employeeId }: { employeeId: number }) {
  const answer = await calls.answer('GET', `/requirements/people?requirement=${requirement}`)
  const { data } = answer.json<{ data: { id: number; standings: Record<string, unknown>[] }[] }>()
  return data.find(({ id }) => id === employeeId)?.standings[0]
}

describe('a course that a company requires to be renewed', () => {
  test('is taken again lesson by lesson, early too, and holds from its new day', async () => {
    const { courseId, lessonIds } = await curriculum(api, 2)
    const { id: requirement } = await demand(courseId, 12)
    const learner = await worker()
    await enrol(api, learner.id, courseId)
    await finish(learner, lessonIds)
    await age(learner.id, 350)
    expect(await standing(requirement, learner)).toMatchObject({ status: 'met', is_expiring: true })
    expect(await mine(learner)).toMatchObject({
      state: 'completed',
      renewal: { is_under_way: false, holds_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })

    expect((await begin(learner, courseId)).statusCode).toBe(200)
    expect(await mine(learner)).toMatchObject({
      state: 'active',
      percent: 0,
      completed_lessons: 0,
      next_lesson: { id: lessonIds[0] },
      renewal: { is_under_way: true },
    })
    await finish(learner, lessonIds.slice(0, 1))
    expect((await begin(learner, courseId)).statusCode, 'once more, which undoes nothing').toBe(200)
    expect(await mine(learner)).toMatchObject({ percent: 50 })
    expect(await certificatesOf(learner.id)).toHaveLength(1)
    expect(await standing(requirement, learner), 'what held until now').toMatchObject({ is_expiring: true })

    await finish(learner, lessonIds.slice(1))
    const [first, second, ...more] = await certificatesOf(learner.id)
    expect(more).toEqual([])
    expect(second!.completedAt.getTime()).toBeGreaterThan(first!.completedAt.getTime())
    expect(await standing(requirement, learner)).toMatchObject({ status: 'met', is_expiring: false })
    expect(await mine(learner)).toMatchObject({
      state: 'completed',
      percent: 100,
      certificate_code: second!.code,
      renewal: { is_under_way: false },
    })
  })

  test('is met again after it has expired, by its exam with as many attempts as at first', async () => {
    const made = await curriculum(api, 1)
    const final = await exam(api, { courseId: made.courseId, attemptsAllowed: 1 })
    const { id: requirement } = await demand(made.courseId, 6)
    const learner = await worker()
    await enrol(api, learner.id, made.courseId)
    await finish(learner, made.lessonIds)
    await pass(learner, final)
    await age(learner.id, 400)
    expect(await standing(requirement, learner)).toMatchObject({ status: 'expired' })
    const ofExam = async () =>
      (await api.as(learner.token)('GET', `${base}/exams/${final.examId}`)).json<{ data: object }>().data
    expect(await ofExam()).toMatchObject({ attempts_left: 0, can_start: false })

    await begin(learner, made.courseId)
    expect(await mine(learner)).toMatchObject({
      state: 'active',
      percent: 50,
      are_lessons_done: true,
      exam: { passed: null },
    })
    expect(await ofExam()).toMatchObject({ attempts_left: 1, can_start: true })
    await pass(learner, final)
    expect(await certificatesOf(learner.id)).toHaveLength(2)
    expect(await standing(requirement, learner)).toMatchObject({ status: 'met', is_expiring: false })
  })

  test('may be in one of its learning paths', async () => {
    const { courseId, lessonIds } = await curriculum(api, 1)
    const path = await calls.data<{ id: number }>('POST', '/learning-paths', {
      names: { en: `Path ${courseId}` },
      order_enforced: false,
      course_ids: [courseId],
    })
    await calls.answer('POST', `/learning-paths/${path.id}/publish`)
    await calls.data('POST', '/requirements', {
      path_id: path.id,
      first_due_days: 30,
      grace_days: 0,
      renewal_months: 1,
    })
    const learner = await worker()
    await enrol(api, learner.id, courseId)
    await finish(learner, lessonIds)
    expect((await begin(learner, courseId)).statusCode).toBe(200)
  })
})

test('a certificate that ends is renewed before it does', async () => {
  const { courseId, lessonIds } = await curriculum(api, 1, { certificateMonths: 12 })
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  await finish(learner, lessonIds)
  await begin(learner, courseId)
  const review = await api.as(learner.token)('PUT', `${base}/courses/${courseId}/review`, {
    stars: 5,
    text: '',
  })
  expect(review.json(), 'at its beginning again').toMatchObject({ data: { percent: 0, may_review: true } })
  await finish(learner, lessonIds)
  expect(await certificatesOf(learner.id)).toHaveLength(2)
})

test('what holds for good, is not completed, or was never begun is not taken again', async () => {
  const { courseId, lessonIds } = await curriculum(api, 1)
  const learner = await worker()
  expect((await begin(learner, courseId)).json()).toMatchObject({ code: 'not_enrolled' })
  await enrol(api, learner.id, courseId)
  await demand(courseId, null)
  await finish(learner, lessonIds)
  expect((await begin(learner, courseId)).json()).toMatchObject({ code: 'nothing_to_renew' })
  expect(await mine(learner)).toMatchObject({ state: 'completed', renewal: null })

  const open = await curriculum(api, 1, { certificateMonths: 12 })
  await enrol(api, learner.id, open.courseId)
  expect((await begin(learner, open.courseId)).statusCode).toBe(409)
})

test('a text is read again before it is done, not done by how long it was read before', async () => {
  const words = { ar: 'كلمة '.repeat(180), en: 'word '.repeat(200) }
  const { courseId, person, report, begunBefore } = await learnerIn(api, { kind: 'article', body: words })
  await api.db.update(courses).set({ certificateMonths: 12 }).where(eq(courses.id, courseId))
  const read = async () => {
    expect(await report({ is_seen: true, seconds_seen: 10 })).toMatchObject({ is_completed: false })
    await begunBefore(60)
    expect(await report({ seconds_seen: 30 })).toMatchObject({ is_completed: true })
  }
  await read()
  expect((await begin(person, courseId)).statusCode).toBe(200)
  await read()
  expect(await certificatesOf(person.id)).toHaveLength(2)
})

test('live lessons that are over are done again by their recording, and without one not at all', async () => {
  const { courseId, lessonId, person, report, begunBefore } = await learnerIn(api, {
    kind: 'live',
    media: null,
  })
  await api.db.update(courses).set({ certificateMonths: 12 }).where(eq(courses.id, courseId))
  const [startsAt, endsAt] = [90, 30].map(minutes => new Date(Date.now() - minutes * 60_000))
  await api.db.insert(liveSessions).values({ lessonId, startsAt: startsAt!, endsAt: endsAt! })
  await api.db.transaction(tx => completeForMany(tx, [person.id], { id: lessonId, courseId }))
  expect((await begin(person, courseId)).json()).toMatchObject({ code: 'nothing_to_redo' })
  expect(await mine(person)).toMatchObject({ state: 'completed', renewal: { is_under_way: false } })
  await api.db.update(lessons).set({ media: 'a.mp4', mediaTenths: 100 }).where(eq(lessons.id, lessonId))
  expect((await begin(person, courseId)).statusCode).toBe(200)
  expect(await report({ watched: [] })).toMatchObject({ is_completed: false, course_percent: 0 })
  await begunBefore(60)
  expect(await report({ watched: [[0, 95]] })).toMatchObject({ is_completed: true })
  expect(await certificatesOf(person.id)).toHaveLength(2)
})

test('of twenty who begin at once one undoes the lessons', async () => {
  const { courseId, lessonIds } = await curriculum(api, 1, { certificateMonths: 1 })
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  await finish(learner, lessonIds)
  const answers = await Promise.all(Array.from({ length: 20 }, () => begin(learner, courseId)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await finish(learner, lessonIds)
  expect(await certificatesOf(learner.id)).toHaveLength(2)
})
