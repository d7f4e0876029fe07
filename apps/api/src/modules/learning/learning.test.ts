import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignments, courses, enrolments, favourites, instructors, lessons } from '../../db/schema/index.ts'
import { account, company } from '../../testing/accounts.ts'
import { foldEnrolments } from '../catalogue/counters.ts'
import { course, curriculum, endAccess, enrol } from '../../testing/catalogue.ts'
import { assign, employee } from '../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const call = (
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => api.as(token)(method, `${base}${path}`, body)
const codeOf = async (answer: ReturnType<typeof call>) => {
  const { statusCode, body } = await answer
  return [statusCode, (JSON.parse(body) as { code?: string }).code]
}

describe('enrolling', () => {
  test('in a free course works, and a second time changes nothing', async () => {
    const { token, id } = await account(api)
    const { courseId, lessonIds } = await curriculum(api)
    for (let n = 0; n < 2; n += 1) {
      expect((await call(token, 'POST', `/courses/${courseId}/enrolments`, {})).json()).toEqual({
        data: { is_enrolled: true, is_favorite: false, percent: 0, next_lesson_id: lessonIds[0] },
      })
    }
    expect(await api.db.$count(enrolments, eq(enrolments.userId, id))).toBe(1)
    await foldEnrolments(api.db)
    const [row] = await api.db
      .select({ sold: courses.sold, students: instructors.studentCount })
      .from(courses)
      .innerJoin(instructors, eq(instructors.id, courses.instructorId))
      .where(eq(courses.id, courseId))
    expect(row).toEqual({ sold: 1, students: 1 })
  })
  test('in a paid course is rejected, in a draft or an unknown one 404', async () => {
    const { token } = await account(api)
    expect(
      await codeOf(call(token, 'POST', `/courses/${await course(api, { price: 9_900 })}/enrolments`)),
    ).toEqual([409, 'course_not_free'])
    expect(
      await codeOf(call(token, 'POST', `/courses/${await course(api, { state: 'draft' })}/enrolments`)),
    ).toEqual([404, 'not_found'])
    expect(await codeOf(call(token, 'POST', '/courses/999999/enrolments'))).toEqual([404, 'not_found'])
  })
  test('is for signed-in people; a company’s account has nothing to learn', async () => {
    const courseId = await course(api)
    expect(await codeOf(call(undefined, 'POST', `/courses/${courseId}/enrolments`))).toEqual([
      401,
      'unauthenticated',
    ])
    expect(await codeOf(call((await company(api)).token, 'POST', `/courses/${courseId}/enrolments`))).toEqual(
      [403, 'forbidden'],
    )
  })
  test('Z-08: takes no fields, and none of them changes anything', async () => {
    const { token, id } = await account(api)
    const courseId = await course(api, { price: 9_900 })
    for (const body of [
      { price: 0 },
      { user_id: 1 },
      { is_paid: true },
      { role: 'admin' },
      '{"__proto__":{"price":0}}',
    ]) {
      const answer = await api.as(token)('POST', `${base}/courses/${courseId}/enrolments`, body, {
        'content-type': 'application/json',
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'malformed'])
    }
    expect(await api.db.$count(enrolments, eq(enrolments.userId, id))).toBe(0)
  })
})

describe('a lesson', () => {
  test('that is a free preview is open to everyone; the rest asks to enrol', async () => {
    const {
      courseId,
      lessonIds: [preview, second],
    } = await curriculum(api)
    const { token } = await account(api)
    expect((await call(undefined, 'GET', `/lessons/${preview}`)).json()).toMatchObject({
      data: { id: preview, is_enrolled: false, previous_id: null, next_id: second },
    })
    // Of the other lessons a visitor learns what the course page says of them, and no more.
    const { body } = await call(undefined, 'GET', `/lessons/${preview}`)
    // Its own text is there as Markdown and as rendered.
    expect(body.split('The lesson’s text')).toHaveLength(3)
    expect(JSON.parse(body)).toMatchObject({ data: { content: [['p', {}, 'The lesson’s text']] } })
    const { course } = (JSON.parse(body) as { data: { course: { sections: { lessons: object[] }[] } } }).data
    expect(
      Object.keys(course.sections[0]?.lessons[1] ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'closed_by duration_seconds free_preview id is_bookmarked is_completed is_new is_open is_optional kind title',
    )
    expect(
      await codeOf(call(undefined, 'PUT', `/lessons/${preview}/progress`, { is_completed: true })),
    ).toEqual([401, 'unauthenticated'])
    expect(await codeOf(call('A'.repeat(43), 'GET', `/lessons/${second}`))).toEqual([401, 'unauthenticated'])
    // No 401, by which the apps end a session: a visitor has none. The course that is named is public.
    for (const reader of [undefined, token]) {
      const refused = await call(reader, 'GET', `/lessons/${second}`)
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: 'not_enrolled', data: { course_id: courseId } },
      ])
    }
    expect(await codeOf(call(token, 'GET', '/lessons/999999'))).toEqual([404, 'not_found'])
  })
  test('Z-10: closes at the next call once the enrolment has ended', async () => {
    const { lessonIds, courseId } = await curriculum(api)
    const { token, id } = await account(api)
    await enrol(api, id, courseId)
    expect((await call(token, 'GET', `/lessons/${lessonIds[1]}`)).statusCode).toBe(200)
    expect(await endAccess(api, id, courseId)).toBe(1)
    expect(await codeOf(call(token, 'GET', `/lessons/${lessonIds[1]}`))).toEqual([403, 'not_enrolled'])
    expect(
      await codeOf(call(token, 'PUT', `/lessons/${lessonIds[1]}/progress`, { is_completed: true })),
    ).toEqual([403, 'not_enrolled'])
  })
  test('of a course taken off the catalogue stays with its enrolled learners', async () => {
    const { lessonIds, courseId } = await curriculum(api)
    const { token, id } = await account(api)
    await enrol(api, id, courseId)
    await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, courseId))
    expect((await call(token, 'GET', `/lessons/${lessonIds[1]}`)).statusCode).toBe(200)
    expect(await codeOf(call(undefined, 'GET', `/lessons/${lessonIds[0]}`))).toEqual([404, 'not_found'])
  })
})

describe('progress', () => {
  const report = async (token: string, lessonId: number | undefined, body: object) =>
    (await call(token, 'PUT', `/lessons/${lessonId}/progress`, body)).json<{
      data: { course_percent: number; position_seconds: number; is_completed: boolean }
    }>().data

  test('keeps the place in the video, adds up what was seen, and counts lessons into the course’s percentage', async () => {
    const { lessonIds, courseId } = await curriculum(api, 3)
    const { token, id } = await account(api)
    await enrol(api, id, courseId)
    expect(await report(token, lessonIds[0], { position_seconds: 42, seconds_seen: 30 })).toMatchObject({
      is_completed: false,
      position_seconds: 42,
      course_percent: 0,
    })
    expect(await report(token, lessonIds[0], { seconds_seen: 30 })).toMatchObject({ position_seconds: 42 })
    expect((await call(token, 'GET', `/lessons/${lessonIds[0]}`)).json()).toMatchObject({
      data: { position_seconds: 42 },
    })
    expect(await report(token, lessonIds[0], { is_completed: true })).toMatchObject({
      is_completed: true,
      position_seconds: 42,
      course_percent: 33,
    })
    expect(await report(token, lessonIds[1], { is_completed: true })).toMatchObject({ course_percent: 66 })
    expect((await call(token, 'GET', `/courses/${courseId}/enrolment`)).json()).toMatchObject({
      data: { percent: 66, next_lesson_id: lessonIds[1] },
    })
    expect(await report(token, lessonIds[2], { is_completed: true })).toMatchObject({ course_percent: 100 })
    expect((await call(token, 'GET', '/my-courses')).json()).toMatchObject({
      data: {
        my_courses: [
          { state: 'completed', percent: 100, completed_lessons: 3, last_lesson: { id: lessonIds[2] } },
        ],
      },
    })
    const taken = await report(token, lessonIds[2], { is_completed: false })
    expect([taken.is_completed, taken.course_percent]).toEqual([false, 100])
    expect((await call(token, 'GET', '/my-courses')).json()).toMatchObject({
      data: { my_courses: [{ state: 'completed', percent: 100, are_lessons_done: false }] },
    })
  })
  test('leaves lessons that are gone out of the count', async () => {
    const { lessonIds, courseId } = await curriculum(api, 2)
    const { token, id } = await account(api)
    await enrol(api, id, courseId)
    await api.db
      .update(lessons)
      .set({ retiredAt: new Date() })
      .where(eq(lessons.id, lessonIds[1] ?? 0))
    expect(await report(token, lessonIds[0], { is_completed: true })).toMatchObject({ course_percent: 100 })
    expect((await call(token, 'GET', `/lessons/${lessonIds[1]}`)).statusCode).toBe(404)
  })
  test('carries a company’s assignment along', async () => {
    const { lessonIds, courseId } = await curriculum(api, 2)
    const [owner, person] = [await company(api), await account(api)]
    await enrol(api, person.id, courseId, { kind: 'seat', companyId: owner.companyId })
    const employeeId = await employee(api, owner.companyId, { userId: person.id })
    const assignmentId = await assign(api, owner.companyId, employeeId, courseId, { dueOn: '2027-01-01' })
    const state = async () =>
      (
        await api.db
          .select({ state: assignments.state, percent: assignments.percent })
          .from(assignments)
          .where(eq(assignments.id, assignmentId))
      )[0]
    await report(person.token, lessonIds[0], { is_completed: true })
    expect(await state()).toEqual({ state: 'in_progress', percent: 50 })
    await report(person.token, lessonIds[1], { is_completed: true })
    expect(await state()).toEqual({ state: 'completed', percent: 100 })
    expect((await call(person.token, 'GET', '/my-courses')).json()).toMatchObject({
      data: { my_courses: [{ due_on: '2027-01-01', assigned_by_color: 'masar' }], waiting: [] },
    })
  })
  test.each([{ position_seconds: -1 }, { seconds_seen: 3_601 }])('rejects %o', async body => {
    const { lessonIds } = await curriculum(api, 1)
    expect(
      (await call((await account(api)).token, 'PUT', `/lessons/${lessonIds[0]}/progress`, body)).statusCode,
    ).toBe(422)
  })
})

describe('favourites', () => {
  test('are added once, newest first, and removed', async () => {
    const { token } = await account(api)
    const [first, second] = [await course(api), await course(api)]
    for (const id of [first, second, first])
      expect((await call(token, 'POST', '/favorites', { course_id: id })).statusCode).toBe(200)
    const ids = async () =>
      (await call(token, 'GET', '/favorites')).json<{ data: { id: number }[] }>().data.map(row => row.id)
    expect(await ids()).toEqual([second, first])
    expect((await call(token, 'GET', `/courses/${first}/enrolment`)).json()).toMatchObject({
      data: { is_favorite: true, is_enrolled: false },
    })
    for (let n = 0; n < 2; n += 1)
      expect((await call(token, 'DELETE', `/favorites/${second}`)).statusCode).toBe(200)
    expect(await ids()).toEqual([first])
    await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, first))
    expect(await ids()).toEqual([])
  })
  test('say which of them the person has already', async () => {
    const { token, id } = await account(api)
    const [owned, other] = [(await curriculum(api, 1)).courseId, await course(api, { price: 9_900 })]
    await enrol(api, id, owned)
    for (const course_id of [owned, other]) await call(token, 'POST', '/favorites', { course_id })
    expect((await call(token, 'GET', '/favorites')).json()).toMatchObject({
      data: [
        { id: other, is_enrolled: false },
        { id: owned, is_enrolled: true },
      ],
    })
  })
  test('that are added at the same time have positions of their own', async () => {
    const { token, id } = await account(api)
    const all = await Promise.all(Array.from({ length: 40 }, () => course(api)))
    await Promise.all(all.map(course_id => call(token, 'POST', '/favorites', { course_id })))
    const rows = await api.db
      .select({ position: favourites.position })
      .from(favourites)
      .where(eq(favourites.userId, id))
    expect(new Set(rows.map(({ position }) => position)).size).toBe(40)
  })
  test('are in the order that a person gives them, whatever else was saved meanwhile', async () => {
    const { token } = await account(api)
    const stranger = await account(api)
    const all = await Promise.all(Array.from({ length: 4 }, () => course(api)))
    for (const id of all) await call(token, 'POST', '/favorites', { course_id: id })
    await call(stranger.token, 'POST', '/favorites', { course_id: all[0] })
    const ids = async (of = token) =>
      (await call(of, 'GET', '/favorites')).json<{ data: { id: number }[] }>().data.map(row => row.id)
    const [a, b, c, d] = all as [number, number, number, number]
    const order = (course_ids: number[]) => call(token, 'PATCH', '/favorites/order', { course_ids })
    expect((await order([c, a, b, d])).statusCode).toBe(200)
    expect(await ids()).toEqual([c, a, b, d])
    // The page of another tab knows three of them, and one that was removed.
    await call(token, 'DELETE', `/favorites/${b}`)
    expect((await order([d, b, a])).statusCode).toBe(200)
    expect(await ids()).toEqual([d, a, c])
    expect(await ids(stranger.token)).toEqual([a])
    const orders = [
      [a, c, d],
      [c, d, a],
      [d, c, a],
    ]
    await Promise.all(Array.from({ length: 12 }, (_, n) => order(orders[n % 3] ?? [])))
    expect(orders).toContainEqual(await ids())
    expect((await order([a, a])).statusCode).toBe(422)
    expect((await order([])).statusCode).toBe(422)
    const late = await course(api)
    await call(token, 'POST', '/favorites', { course_id: late })
    expect((await ids())[0]).toBe(late)
  })
  test('take no draft and no unknown course', async () => {
    const { token } = await account(api)
    for (const id of [await course(api, { state: 'draft' }), 999_999])
      expect(await codeOf(call(token, 'POST', '/favorites', { course_id: id }))).toEqual([404, 'not_found'])
  })
})
