import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, attempts, enrolments, lessons } from '../../db/schema/index.ts'
import { account, company, type Account } from '../../testing/accounts.ts'
import { curriculum, enrol } from '../../testing/catalogue.ts'
import { exam, fiveKinds, rightAnswers, startAttempt } from '../../testing/exam.ts'
import { assign, employee } from '../../testing/portal.ts'
import { whileRefused } from '../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { releaseCertificates } from './certificates/completion.ts'
import { countPendingExams } from './exam-progress.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const hidden = { review: { just_after: [], while_open: ['overall' as const], after_closing: [] } }

interface MyCourse {
  state: string
  percent: number
  are_lessons_done: boolean
}

/** A course of two lessons and an exam, and a learner. */
async function learner(rules: Parameters<typeof exam>[1] = {}) {
  const made = await curriculum(api, 2)
  const target = await exam(api, { ...rules, courseId: made.courseId })
  const person = await account(api)
  await enrol(api, person.id, made.courseId)
  const mine = async () => {
    const { data } = (await api.as(person.token)('GET', `${base}/my-courses`)).json<{
      data: { my_courses: MyCourse[] }
    }>()
    const { state, percent, are_lessons_done: areDone } = data.my_courses[0] as MyCourse
    return [state, percent, areDone]
  }
  const finish = async (index: number) =>
    (
      await api.as(person.token)('PUT', `${base}/lessons/${made.lessonIds[index]}/progress`, {
        is_completed: true,
      })
    ).json<{ data: { course_percent: number } }>().data.course_percent
  return { ...made, target, person, mine, finish }
}

async function sit(person: Account, target: Awaited<ReturnType<typeof exam>>, isRight: boolean) {
  const taken = await startAttempt(api, {}, fiveKinds, { exam: target, learner: person })
  if (isRight) for (const [index, value] of rightAnswers.entries()) await taken.save(index, value)
  expect((await taken.submit()).statusCode).toBe(200)
  return taken
}

/** As if it was handed in a while ago: what the exam shows while it is open may be seen. */
const passTime = (attemptId: number) =>
  api.db
    .update(attempts)
    .set({ submittedAt: new Date(Date.now() - 130_000) })
    .where(eq(attempts.id, attemptId))

test('a course’s percentage counts its exams: lessons alone are not all of it', async () => {
  const { person, target, mine, finish } = await learner()
  expect([await finish(0), await finish(1)]).toEqual([33, 66])
  expect(await mine()).toEqual(['active', 66, true])
  await sit(person, target, false)
  expect(await mine()).toEqual(['active', 66, true])
  await sit(person, target, true)
  expect(await mine()).toEqual(['completed', 100, true])
})

test('an exam that is passed before the lessons counts as well, and companies see it', async () => {
  const { person, target, courseId, mine, finish } = await learner()
  const owner = await company(api)
  const employeeId = await employee(api, owner.companyId, { userId: person.id })
  const assignmentId = await assign(api, owner.companyId, employeeId, courseId)
  await sit(person, target, true)
  expect(await mine()).toEqual(['active', 33, false])
  const [assigned] = await api.db.select().from(assignments).where(eq(assignments.id, assignmentId))
  expect(assigned).toMatchObject({ state: 'in_progress', percent: 33 })
  expect(await finish(0)).toBe(66)
  expect(await finish(1)).toBe(100)
})

test('a result that is held back shows in no percentage before it may be seen', async () => {
  const { person, target, mine, finish } = await learner(hidden)
  const taken = await sit(person, target, true)
  expect(await mine()).toEqual(['active', 0, false])
  expect(await countPendingExams(api.db)).toBe(0)
  await passTime(taken.attemptId)
  expect(await countPendingExams(api.db)).toBe(1)
  expect(await countPendingExams(api.db)).toBe(0)
  expect(await mine()).toEqual(['active', 33, false])
  await finish(0)
  expect(await finish(1)).toBe(100)
})

test('an enrolment whose exams cannot be counted keeps no other one waiting', async () => {
  const [broken, sound] = [await learner(hidden), await learner(hidden)]
  for (const { person, target } of [broken, sound])
    await passTime((await sit(person, target, true)).attemptId)
  await whileRefused(api.db, 'enrolments', `user_id <> ${broken.person.id} or exams_pending`, () =>
    expect(countPendingExams(api.db)).rejects.toThrow('The exams of some enrolments could not be counted.'),
  )
  expect(await broken.mine()).toEqual(['active', 0, false])
  expect(await sound.mine()).toEqual(['active', 33, false])
  expect(await countPendingExams(api.db)).toBe(1)
  expect(await broken.mine()).toEqual(['active', 33, false])
})

test('whose course is complete but for what they may not know learns it with the certificate', async () => {
  const { person, target, mine, finish } = await learner(hidden)
  const taken = await sit(person, target, true)
  await finish(0)
  await finish(1)
  expect(await mine()).toEqual(['active', 66, true])
  await passTime(taken.attemptId)
  expect(await releaseCertificates(api.db)).toBe(1)
  expect(await mine()).toEqual(['completed', 100, true])
})

test('a lesson that comes later is new to those who have finished, and takes nothing away', async () => {
  const { person, target, courseId, sectionId, lessonIds, mine, finish } = await learner()
  await finish(0)
  await finish(1)
  await sit(person, target, true)
  const [last] = await api.db
    .select()
    .from(lessons)
    .where(eq(lessons.id, lessonIds[1] ?? 0))
  if (!last) throw new Error('no lesson')
  const { id: _, ...copied } = last
  const [added] = await api.db
    .insert(lessons)
    .values({ ...copied, sectionId, key: 'added', position: last.position + 1 })
    .returning()
  const newOnes = async () => {
    const { data } = (await api.as(person.token)('GET', `${base}/lessons/${lessonIds[0]}`)).json<{
      data: { course: { percent: number; sections: { lessons: { id: number; is_new: boolean }[] }[] } }
    }>()
    const lines = data.course.sections.flatMap(section => section.lessons)
    return { percent: data.course.percent, ids: lines.filter(line => line.is_new).map(({ id }) => id) }
  }
  expect(await newOnes()).toEqual({ percent: 100, ids: [added?.id] })
  await api.as(person.token)('PUT', `${base}/lessons/${lessonIds[0]}/progress`, { position_seconds: 3 })
  expect(await mine()).toEqual(['completed', 100, false])
  await api.as(person.token)('PUT', `${base}/lessons/${added?.id}/progress`, { position_seconds: 1 })
  expect(await newOnes()).toEqual({ percent: 100, ids: [] })
  expect(
    await api.db.$count(enrolments, and(eq(enrolments.courseId, courseId), eq(enrolments.percent, 100))),
  ).toBe(1)
})

test('what was never counted is counted by the job', async () => {
  const { person, target, courseId, mine } = await learner()
  await sit(person, target, true)
  await api.db
    .update(enrolments)
    .set({ percent: 0, examsPassed: 0, examsPending: true })
    .where(eq(enrolments.courseId, courseId))
  while ((await countPendingExams(api.db)) > 0);
  expect(await mine()).toEqual(['active', 33, false])
})
