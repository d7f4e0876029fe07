import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookmarks } from '../../db/schema/index.ts'
import { account, type Account } from '../../testing/accounts.ts'
import { curriculum, endAccess, enrol } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

function callsOf({ token }: Account) {
  const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string) => {
    const answer = await api.as(token)(method, `/client-api/v1${path}`)
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, body: answer.body }
  }
  /** Which lessons of the course stand as marked in its contents. */
  const marked = async (lessonId: number) => {
    const { data } = JSON.parse((await call('GET', `/lessons/${lessonId}`)).body) as {
      data: { course: { sections: { lessons: { id: number; is_bookmarked: boolean }[] }[] } }
    }
    return data.course.sections
      .flatMap(({ lessons }) => lessons)
      .filter(line => line.is_bookmarked)
      .map(({ id }) => id)
  }
  return { call, marked }
}

async function learner(lessonRow = {}) {
  const course = await curriculum(api, 3, {}, lessonRow)
  const person = await account(api)
  await enrol(api, person.id, course.courseId)
  return { ...course, person, ...callsOf(person) }
}

test('a lesson is marked, however often that is sent, shown in the contents to its owner alone, and freed again', async () => {
  const { call, marked, lessonIds, courseId, person } = await learner()
  const [first = 0, second = 0] = lessonIds
  const sent = await Promise.all([1, 2, 3].map(() => call('PUT', `/lessons/${second}/bookmark`)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await marked(first)).toEqual([second])

  const other = await account(api)
  await enrol(api, other.id, courseId)
  const theirs = callsOf(other)
  expect(await theirs.marked(first)).toEqual([])
  expect((await theirs.call('DELETE', `/lessons/${second}/bookmark`)).status).toBe(200)
  expect(await marked(first)).toEqual([second])

  const data = await api.as(person.token)('GET', '/client-api/v1/auth/data')
  expect(data.json()).toMatchObject({ data: { bookmarks: [{ lesson_id: second }] } })
  for (const _ of ['once', 'and again'])
    expect((await call('DELETE', `/lessons/${second}/bookmark`)).status).toBe(200)
  expect(await marked(first)).toEqual([])
})

test('marking needs access and a lesson that is there, not one that is open; the mark goes with its account', async () => {
  const { call, marked, lessonIds, person } = await learner({ opensAt: new Date('2999-01-01') })
  const [first = 0, second = 0, third = 0] = lessonIds
  expect((await call('PUT', `/lessons/${second}/bookmark`)).status).toBe(200)
  expect(await marked(first)).toEqual([second])
  expect((await call('PUT', '/lessons/999999/bookmark')).code).toBe('not_found')
  await endAccess(api, person.id)
  expect((await call('PUT', `/lessons/${third}/bookmark`)).code).toBe('not_enrolled')
  // Nor at a free preview: who only tries a lesson keeps no marks.
  expect((await call('PUT', `/lessons/${first}/bookmark`)).code).toBe('not_enrolled')
  expect(await api.db.$count(bookmarks, eq(bookmarks.userId, person.id))).toBe(1)
  await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')
  expect(await api.db.$count(bookmarks, eq(bookmarks.userId, person.id))).toBe(0)
})
