import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coursePrerequisites, enrolments, lessons, sections } from '../../db/schema/index.ts'
import { account, type Account } from '../../testing/accounts.ts'
import { curriculum, enrol, type Curriculum } from '../../testing/catalogue.ts'
import {
  exam,
  fiveKinds,
  rightAnswers,
  sessionLock,
  startAttempt,
  type TestExam,
} from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const paid = { freePreview: false }

interface Closed {
  by: string
  id: number | null
  title: string | null
  opens_at: string | null
}

/** A course of two sections with two lessons each, in order: the first one ends with an exam, and so does the course. */
async function twoSections(row: Parameters<typeof curriculum>[2] = { lessonOrder: 'sequential' }) {
  const made = await curriculum(api, 4, row, paid)
  const { courseId, lessonIds, sectionId } = made
  const [second] = await api.db
    .insert(sections)
    .values({ courseId, key: 'two', position: 2, title: { ar: 'الثاني', en: 'Second' } })
    .returning({ id: sections.id })
  for (const id of lessonIds.slice(2))
    await api.db.update(lessons).set({ sectionId: second!.id }).where(eq(lessons.id, id))
  const ofSection = await exam(api, { courseId, sectionId, title: { ar: 'اختبار الأول', en: 'First exam' } })
  const final = await exam(api, { courseId })
  return { ...made, ofSection, final }
}

/** What a learner sees and does. */
async function learnerIn({ courseId, lessonIds }: Curriculum) {
  const person = await account(api)
  await enrol(api, person.id, courseId)
  const call = api.as(person.token, 'en')
  return {
    person,
    done: (at: number) => call('PATCH', `${base}/lessons/${lessonIds[at]}/progress`, { is_completed: true }),
    isOpen: async (at: number) => (await call('GET', `${base}/lessons/${lessonIds[at]}`)).statusCode === 200,
    closedBy: async ({ examId }: TestExam) => {
      const { data } = (await call('GET', `${base}/exams/${examId}`)).json<{
        data: { can_start: boolean; blocked_by: string | null; closed_by: Closed | null }
      }>()
      expect([data.can_start, data.closed_by !== null]).toEqual([
        data.blocked_by === null,
        data.blocked_by === 'exam_closed',
      ])
      return data.closed_by
    },
    start: ({ examId }: TestExam) =>
      call('POST', `${base}/exams/${examId}/attempts`, { holder: sessionLock }),
    percent: async () => {
      const [row] = await api.db.select().from(enrolments).where(eq(enrolments.userId, person.id))
      return row?.percent
    },
  }
}

async function pass(target: TestExam, learner: Account, isRight = true) {
  const taken = await startAttempt(api, {}, fiveKinds, { exam: target, learner })
  if (isRight) for (const [index, value] of rightAnswers.entries()) await taken.save(index, value)
  expect((await taken.submit()).statusCode).toBe(200)
}

describe('in a sequential course', () => {
  test('the exam of a section opens after its lessons, the next section after it, and the last exam after all', async () => {
    const course = await twoSections()
    const { person, done, isOpen, closedBy, start, percent } = await learnerIn(course)
    const [first] = course.lessonIds
    expect(await closedBy(course.ofSection)).toEqual({
      by: 'lesson',
      id: first,
      title: 'Lesson 1',
      opens_at: null,
    })
    const refused = await start(course.ofSection)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      {
        code: 'exam_closed',
        data: { by: 'lesson', id: first, title: 'Lesson 1', course_id: course.courseId },
      },
    ])
    await done(0)
    await done(1)
    expect([await closedBy(course.ofSection), await isOpen(2)]).toEqual([null, false])
    // An attempt that fails opens nothing.
    await pass(course.ofSection, person, false)
    expect(await isOpen(2)).toBe(false)
    expect(await closedBy(course.final)).toMatchObject({ by: 'exam', id: course.ofSection.examId })
    await pass(course.ofSection, person)
    expect([await isOpen(2), await isOpen(3)]).toEqual([true, false])
    expect(await percent()).toBe(50)
    expect(await closedBy(course.final)).toMatchObject({ by: 'lesson', title: 'Lesson 3' })
    await done(2)
    await done(3)
    expect(await closedBy(course.final)).toBeNull()
    await pass(course.final, person)
    expect(await percent()).toBe(100)
  })

  test('names the exam that opens a lesson, in the lesson’s error', async () => {
    const course = await twoSections()
    const { person, done } = await learnerIn(course)
    await done(0)
    await done(1)
    const refused = await api.as(person.token, 'en')('GET', `${base}/lessons/${course.lessonIds[2]}`)
    expect(refused.json()).toMatchObject({
      code: 'lesson_closed',
      data: { by: 'exam', id: course.ofSection.examId, title: 'First exam' },
    })
  })

  test('a pass that may not be known yet opens nothing', async () => {
    const course = await curriculum(api, 1, { lessonOrder: 'sequential' }, paid)
    const hidden = { just_after: [], while_open: [], after_closing: [] }
    const { courseId, sectionId } = course
    const ofSection = await exam(api, { courseId, sectionId, review: hidden })
    const final = await exam(api, { courseId })
    const { person, done, closedBy } = await learnerIn(course)
    await done(0)
    await pass(ofSection, person)
    expect(await closedBy(final)).toMatchObject({ by: 'exam', id: ofSection.examId })
  })
})

describe('in any course', () => {
  test('a demanded course closes its exams, too, until that is completed', async () => {
    const [demanded, course] = [await curriculum(api, 1), await twoSections({})]
    await api.db
      .insert(coursePrerequisites)
      .values({ courseId: course.courseId, requiredId: demanded.courseId })
    const { person, closedBy, start } = await learnerIn(course)
    for (const target of [course.ofSection, course.final]) {
      expect(await closedBy(target)).toMatchObject({ by: 'course', id: demanded.courseId })
      expect((await start(target)).json()).toMatchObject({
        code: 'exam_closed',
        data: { by: 'course', id: demanded.courseId },
      })
    }
    await enrol(api, person.id, demanded.courseId)
    await api.as(person.token)('PATCH', `${base}/lessons/${demanded.lessonIds[0]}/progress`, {
      is_completed: true,
    })
    expect(await closedBy(course.final)).toBeNull()
    expect((await start(course.final)).statusCode).toBe(200)
  })

  test('an exam waits for the release of what it asks about, unless it opens at a time of its own', async () => {
    const course = await twoSections({})
    const opensAt = new Date(Date.now() + 3_600_000)
    const set = (at: number, row: Partial<typeof lessons.$inferInsert>) =>
      api.db
        .update(lessons)
        .set(row)
        .where(eq(lessons.id, course.lessonIds[at] ?? 0))
    await set(2, { opensAt })
    await set(3, { opensAfterDays: 2 })
    const own = await curriculum(api, 1, {}, { ...paid, opensAt })
    const timed = await exam(api, { courseId: own.courseId, opensAt: new Date(Date.now() - 1000) })
    const { closedBy } = await learnerIn(course)
    expect(await closedBy(course.ofSection)).toBeNull()
    const closing = await closedBy(course.final)
    expect(closing?.by).toBe('date')
    expect(Math.round((Date.parse(closing?.opens_at ?? '') - Date.now()) / 3_600_000)).toBe(48)
    await set(3, { completion: 'optional' })
    expect(await closedBy(course.final)).toMatchObject({ by: 'date', opens_at: opensAt.toISOString() })
    expect(await (await learnerIn(own)).closedBy(timed)).toBeNull()
  })

  test('an exam stays open to a learner with an attempt', async () => {
    const course = await twoSections({})
    const { person, closedBy, start } = await learnerIn(course)
    await startAttempt(api, {}, [], { exam: course.final, learner: person })
    await api.db
      .update(lessons)
      .set({ opensAt: new Date(Date.now() + 3_600_000) })
      .where(eq(lessons.courseId, course.courseId))
    expect(await closedBy(course.final)).toBeNull()
    expect((await start(course.final)).statusCode).toBe(200)
    expect(await closedBy(course.ofSection)).toMatchObject({ by: 'date' })
  })
})

test('comes in the curriculum after its section’s lessons: on the course’s page, beside a lesson, and as the next step', async () => {
  const course = await twoSections({})
  const { examId } = course.ofSection
  const { person, done } = await learnerIn(course)
  const call = api.as(person.token, 'en')
  const page = (await call('GET', `${base}/courses/${course.courseId}`)).json<{
    data: { sections: { exam: object | null }[]; exam: { id: number } }
  }>().data
  expect(page.sections.map(section => section.exam)).toEqual([
    { id: examId, title: 'First exam', question_count: 5, time_limit_seconds: 1800, pass_mark: 60 },
    null,
  ])
  expect(page.exam.id).toBe(course.final.examId)
  const beside = async () => {
    const { data } = (await call('GET', `${base}/lessons/${course.lessonIds[0]}`)).json<{
      data: { course: { sections: { exam: object | null }[]; exam: object } }
    }>()
    return [...data.course.sections.map(section => section.exam), data.course.exam]
  }
  const line = { id: examId, title: 'First exam', passed: null, closed_by: null }
  expect(await beside()).toEqual([line, null, expect.objectContaining({ id: course.final.examId })])
  const next = async () => {
    const { data } = (await call('GET', `${base}/my-courses`)).json<{
      data: { my_courses: { next_exam: object | null; next_lesson: { title: string } | null }[] }
    }>()
    const [mine] = data.my_courses
    return [mine?.next_exam ?? null, mine?.next_lesson?.title ?? null]
  }
  const open = (at: number) => call('GET', `${base}/lessons/${course.lessonIds[at]}`)
  await open(0)
  expect(await next()).toEqual([null, 'Lesson 1'])
  await done(0)
  await done(1)
  const exam1 = { id: examId, title: 'First exam', open_attempt: false }
  expect(await next()).toEqual([exam1, 'Lesson 3'])
  await startAttempt(api, {}, [], { exam: course.ofSection, learner: person })
  expect(await next()).toEqual([{ ...exam1, open_attempt: true }, 'Lesson 3'])
  await pass(course.ofSection, person)
  expect(await next()).toEqual([null, 'Lesson 3'])
  expect((await beside())[0]).toEqual({ ...line, passed: true })
})

test('a learner who skips it in a free course is led to it once the lessons are done', async () => {
  const course = await twoSections({})
  const { person, done } = await learnerIn(course)
  for (const at of [0, 1, 2, 3]) await done(at)
  const { data } = (await api.as(person.token, 'en')('GET', `${base}/my-courses`)).json<{
    data: { my_courses: { next_exam: object | null; are_lessons_done: boolean; next_lesson: null }[] }
  }>()
  expect(data.my_courses[0]).toMatchObject({
    next_exam: { id: course.ofSection.examId },
    are_lessons_done: true,
    next_lesson: null,
  })
})
