import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts, certificates, courses, notifications } from '../../../db/schema/index.ts'
import { account, type Account } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { exam, fiveKinds, rightAnswers, startAttempt } from '../../../testing/exam.ts'
import { whileRefused } from '../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { withdrawCertificate } from './changes.ts'
import { releaseCertificates } from './completion.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const codesOf = async (userId: number) =>
  (
    await api.db
      .select()
      .from(certificates)
      .where(eq(certificates.userId, userId))
      .orderBy(asc(certificates.completedAt))
  ).map(row => row.code)
const noticesOf = async (userId: number) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .filter(row => row.kind === 'certificate_issued')
    .map(row => row.link)

async function courseWithExam(given: Parameters<typeof exam>[1] = {}, months?: number) {
  const made = await curriculum(api, 2, { certificateMonths: months ?? null })
  return { ...made, exam: await exam(api, { ...given, courseId: made.courseId }) }
}
async function pass(learner: Account, target: Awaited<ReturnType<typeof exam>>) {
  const taken = await startAttempt(api, {}, fiveKinds, { exam: target, learner })
  for (const [index, value] of rightAnswers.entries()) await taken.save(index, value)
  expect((await taken.submit()).statusCode).toBe(200)
  return taken
}
const finish = (learner: Account, lessonId: number | undefined, done = true) =>
  api.as(learner.token)('PUT', `${base}/lessons/${lessonId}/progress`, { is_completed: done })

describe('a certificate', () => {
  test('waits for the lessons after the exam is passed, and comes with the last of them', async () => {
    const course = await courseWithExam()
    const learner = await account(api)
    await enrol(api, learner.id, course.courseId)
    await pass(learner, course.exam)
    expect(await codesOf(learner.id)).toEqual([])
    await finish(learner, course.lessonIds[0])
    expect(await codesOf(learner.id)).toEqual([])
    await finish(learner, course.lessonIds[1])
    const [code] = await codesOf(learner.id)
    expect(await noticesOf(learner.id)).toEqual([`/certificate/${code}`])
    expect((await api.as(learner.token)('GET', `${base}/my-courses`)).json()).toMatchObject({
      data: {
        my_courses: [{ state: 'completed', certificate_code: code, exam: { passed: true, percent: 100 } }],
      },
    })
  })
  test('has the grade of the final exam, and the title that the course had, whatever it is called later', async () => {
    const course = await courseWithExam()
    const learner = await account(api)
    await enrol(api, learner.id, course.courseId)
    for (const id of course.lessonIds) await finish(learner, id)
    await pass(learner, course.exam)
    const [code] = await codesOf(learner.id)
    const look = async () =>
      (await api.as()('GET', `${base}/certificates/${code}`)).json<{ data: { course: { title: string } } }>()
        .data
    const before = await look()
    expect(before).toMatchObject({ grade: 100 })
    await api.db
      .update(courses)
      .set({ title: { ar: 'عنوان آخر', en: 'Another title' } })
      .where(eq(courses.id, course.courseId))
    expect(before.course.title).not.toBe('Another title')
    expect(await look()).toEqual(before)
  })
  test('waits for the exam after the lessons, and for every exam of the course', async () => {
    const course = await courseWithExam()
    const ofSection = await exam(api, { courseId: course.courseId, sectionId: course.sectionId })
    const learner = await account(api)
    await enrol(api, learner.id, course.courseId)
    for (const id of course.lessonIds) await finish(learner, id)
    await pass(learner, course.exam)
    expect(await codesOf(learner.id)).toEqual([])
    await pass(learner, ofSection)
    expect(await codesOf(learner.id)).toHaveLength(1)
  })
  test('comes once, however the last act is repeated or taken back and done again', async () => {
    const { courseId, lessonIds } = await curriculum(api, 1)
    const learner = await account(api)
    await enrol(api, learner.id, courseId)
    for (const done of [true, true, false, true]) await finish(learner, lessonIds[0], done)
    expect(await codesOf(learner.id)).toHaveLength(1)
    expect(await noticesOf(learner.id)).toHaveLength(1)
  })
  test('comes once where 50 acts at once may each be the last', async () => {
    const course = await courseWithExam()
    const learner = await account(api)
    await enrol(api, learner.id, course.courseId)
    await finish(learner, course.lessonIds[0])
    const taken = await startAttempt(api, {}, fiveKinds, { exam: course.exam, learner })
    for (const [index, value] of rightAnswers.entries()) await taken.save(index, value)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0 ? finish(learner, course.lessonIds[1]) : taken.submit(),
      ),
    )
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]))
    expect(await codesOf(learner.id)).toHaveLength(1)
    expect(await noticesOf(learner.id)).toHaveLength(1)
  })
  test('is issued again when the last one has expired and the exam is passed again, and not before', async () => {
    const course = await courseWithExam({}, 12)
    const learner = await account(api)
    await enrol(api, learner.id, course.courseId)
    for (const id of course.lessonIds) await finish(learner, id)
    await pass(learner, course.exam)
    await pass(learner, course.exam)
    const [first = ''] = await codesOf(learner.id)
    expect(await codesOf(learner.id)).toEqual([first])
    // A year and a day later.
    const shift = sql`interval '366 days'`
    await api.db.execute(
      sql`update certificates set completed_at = completed_at - ${shift}, valid_until = valid_until - ${shift} where code = ${first}`,
    )
    await api.db.execute(
      sql`update enrolments set completed_at = completed_at - ${shift} where user_id = ${learner.id}`,
    )
    await api.db.execute(
      sql`update attempts set submitted_at = submitted_at - ${shift} where user_id = ${learner.id}`,
    )
    await finish(learner, course.lessonIds[0])
    expect(await codesOf(learner.id)).toEqual([first])
    await pass(learner, course.exam)
    const [, second, ...more] = await codesOf(learner.id)
    expect([second, more]).toEqual([expect.stringMatching(/^[\w-]{22}$/), []])
    expect((await api.as(learner.token)('GET', `${base}/my-courses`)).json()).toMatchObject({
      data: { my_courses: [{ certificate_code: second }] },
    })
  })
  test('is notified, and visible to anyone, only when the exam’s review policy lets its result be seen', async () => {
    const hidden = { review: { just_after: [], while_open: ['overall' as const], after_closing: [] } }
    const course = await courseWithExam(hidden)
    const learner = await account(api)
    await enrol(api, learner.id, course.courseId)
    for (const id of course.lessonIds) await finish(learner, id)
    const taken = await pass(learner, course.exam)
    const [code] = await codesOf(learner.id)
    const seen = () => api.as()('GET', `${base}/certificates/${code}`)
    expect(await noticesOf(learner.id)).toEqual([])
    expect((await seen()).statusCode).toBe(404)
    expect((await api.as(learner.token)('GET', `${base}/my-courses`)).json()).toMatchObject({
      data: {
        my_courses: [{ state: 'active', certificate_code: null, exam: { passed: null, percent: null } }],
      },
    })
    expect(await releaseCertificates(api.db)).toBe(0)
    await api.db
      .update(attempts)
      .set({ submittedAt: new Date(Date.now() - 130_000) })
      .where(eq(attempts.id, taken.attemptId))
    expect(await releaseCertificates(api.db)).toBe(1)
    expect(await releaseCertificates(api.db)).toBe(0)
    expect(await noticesOf(learner.id)).toEqual([`/certificate/${code}`])
    expect((await seen()).statusCode).toBe(200)
  })
})

test('a certificate that cannot be handed out keeps no other one waiting', async () => {
  const course = await courseWithExam({
    review: { just_after: [], while_open: ['overall' as const], after_closing: [] },
  })
  const learners = [await account(api), await account(api)]
  for (const learner of learners) {
    await enrol(api, learner.id, course.courseId)
    for (const id of course.lessonIds) await finish(learner, id)
    const { attemptId } = await pass(learner, course.exam)
    await api.db
      .update(attempts)
      .set({ submittedAt: new Date(Date.now() - 130_000) })
      .where(eq(attempts.id, attemptId))
  }
  const [broken, sound] = learners.map(({ id }) => id)
  await whileRefused(api.db, 'certificates', `user_id <> ${broken} or released_at is null`, () =>
    expect(releaseCertificates(api.db)).rejects.toThrow('Some certificates could not be handed out.'),
  )
  expect(await noticesOf(broken ?? 0)).toEqual([])
  expect(await noticesOf(sound ?? 0)).toHaveLength(1)
  expect(await releaseCertificates(api.db)).toBe(1)
  expect(await noticesOf(broken ?? 0)).toHaveLength(1)
})

describe('the page of a certificate', () => {
  async function issued(months?: number) {
    const { courseId, lessonIds } = await curriculum(api, 1, {
      title: { ar: 'الكتابة', en: 'Writing' },
      certificateMonths: months ?? null,
    })
    const learner = await account(api, 'student', { name: 'سارة' })
    await enrol(api, learner.id, courseId)
    await finish(learner, lessonIds[0])
    const [code = ''] = await codesOf(learner.id)
    return { code, courseId }
  }
  const look = async (code: string) => (await api.as()('GET', `${base}/certificates/${code}`)).json<object>()

  test('says what it is, whom for and when, to anybody and in both languages, and nothing else', async () => {
    const { code, courseId } = await issued()
    expect(await look(code)).toEqual({
      data: {
        code,
        holder_name: 'سارة',
        holder_name_ar: 'سارة',
        holder_name_en: null,
        course: { id: courseId, title: 'Writing' },
        instructor_name: expect.stringMatching(/^Teacher/),
        grade: null,
        state: 'valid',
        issued_at: expect.any(String),
        valid_until: null,
        withdrawn_at: null,
        reissued_at: null,
      },
    })
    expect((await api.as(undefined, 'ar')('GET', `${base}/certificates/${code}`)).json()).toMatchObject({
      data: { course: { title: 'الكتابة' } },
    })
  })
  test('says until when it is valid, that it has expired, and that it was withdrawn', async () => {
    const { code } = await issued(12)
    expect(await look(code)).toMatchObject({ data: { state: 'valid', valid_until: expect.any(String) } })
    await api.db.execute(
      sql`update certificates set completed_at = completed_at - interval '2 years', valid_until = now() where code = ${code}`,
    )
    expect(await look(code)).toMatchObject({ data: { state: 'expired' } })
    const withdraw = (reason: string) =>
      api.db.transaction(tx => withdrawCertificate(tx, commandLine, code, reason))
    expect(await withdraw('another person sat the exam')).toBe(true)
    expect(await withdraw('again')).toBe(false)
    const withdrawn = await look(code)
    expect(withdrawn).toMatchObject({ data: { state: 'withdrawn', withdrawn_at: expect.any(String) } })
    expect(JSON.stringify(withdrawn)).not.toContain('another person')
  })
  test('is not found by a wrong code, and guessing is bounded', async () => {
    const guess = () => api.as()('GET', `${base}/certificates/${'x'.repeat(22)}`)
    const answers = []
    for (let n = 0; n < 62; n += 1) answers.push((await guess()).statusCode)
    expect(new Set(answers)).toEqual(new Set([404, 429]))
    expect((await api.as()('GET', `${base}/certificates/${(await issued()).code}`)).statusCode).toBe(200)
    expect((await api.as()('GET', `${base}/certificates/short`)).statusCode).toBe(422)
  })
})
