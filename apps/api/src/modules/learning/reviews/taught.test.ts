import { afterAll, beforeAll, expect, test } from 'vitest'
import { instructor } from '../../../testing/accounts.ts'
import { course, review } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Awaited<ReturnType<typeof instructor>>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

interface Page {
  data: { id: number; stars: number; text: string; reply: object | null }[]
  meta: { next_cursor: string | null }
}
const read = async (courseId: number, query = '') =>
  (
    await api.as(teacher.token, 'en')('GET', `/client-api/v1/teaching/courses/${courseId}/reviews${query}`)
  ).json<Page>().data
const waiting = async (courseId: number) =>
  (await api.as(teacher.token, 'en')('GET', '/client-api/v1/teaching/courses'))
    .json<{ data: { id: number; reviews_waiting: number }[] }>()
    .data.find(({ id }) => id === courseId)?.reviews_waiting

test('an instructor finds the reviews that wait for an answer, and answers them', async () => {
  const courseId = await course(api, { instructorId: teacher.instructorId })
  await review(api, courseId, 5)
  await review(api, courseId, 2)
  await review(api, courseId, 4, { text: '' })
  await review(api, courseId, 1, { hiddenAt: new Date() })
  expect((await read(courseId)).map(({ stars }) => stars)).toEqual([4, 2, 5])
  expect((await read(courseId, '?is_waiting=true')).map(({ stars }) => stars)).toEqual([2, 5])
  expect((await read(courseId, '?stars=4')).map(({ stars }) => stars)).toEqual([4])
  expect(await waiting(courseId)).toBe(2)
  const [first] = await read(courseId, '?is_waiting=true&stars=2')
  await api.as(teacher.token, 'en')('PUT', `/client-api/v1/reviews/${first?.id}/reply`, {
    text: 'Thank you.',
  })
  expect((await read(courseId, '?is_waiting=true')).map(({ stars }) => stars)).toEqual([5])
  expect((await read(courseId, '?stars=2'))[0]).toMatchObject({ reply: { text: 'Thank you.' } })
  expect(await waiting(courseId)).toBe(1)
})

test('page by page, and for the course’s instructor alone', async () => {
  const courseId = await course(api, { instructorId: teacher.instructorId })
  for (let n = 0; n < 21; n += 1) await review(api, courseId, 3)
  const path = `/client-api/v1/teaching/courses/${courseId}/reviews`
  const first = (await api.as(teacher.token, 'en')('GET', path)).json<Page>()
  expect(first.data).toHaveLength(20)
  const { next_cursor: cursor } = first.meta
  expect(await read(courseId, `?cursor=${cursor}`)).toHaveLength(1)
  const other = await instructor(api)
  expect((await api.as(other.token, 'en')('GET', path)).statusCode).toBe(404)
})
