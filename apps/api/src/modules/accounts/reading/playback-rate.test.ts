import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, password } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const path = '/client-api/v1/playback-rate'

async function learner() {
  const { courseId, lessonIds } = await curriculum(api, 1)
  const person = await account(api)
  await enrol(api, person.id, courseId)
  const rate = async (token?: string) =>
    (await api.as(token)('GET', `/client-api/v1/lessons/${lessonIds[0]}`)).json<{
      data: { playback_rate: number | null }
    }>().data.playback_rate
  return { ...person, courseId, rate }
}

test('the speed of videos is stored per person, on every device and for no one else', async () => {
  const { token, email, courseId, rate } = await learner()
  expect(await rate(token)).toBeNull()
  expect((await api.as(token)('PUT', path, { rate: 1.75 })).statusCode).toBe(200)
  expect(await rate(token)).toBe(1.75)
  const other = await api.as()('POST', '/client-api/v1/auth/login', { email, password })
  expect(await rate(other.json<{ data: { token: string } }>().data.token)).toBe(1.75)
  const friend = await account(api)
  await enrol(api, friend.id, courseId)
  expect(await rate(friend.token)).toBeNull()
})

test.each([
  [422, { rate: 0 }],
  [422, { rate: 4.5 }],
  [422, {}],
  [400, { rate: 'fast' }],
  [400, { rate: null }],
])('%i for %j, which changes nothing', async (status, body) => {
  const { token, rate } = await learner()
  await api.as(token)('PUT', path, { rate: 1.25 })
  expect((await api.as(token)('PUT', path, body)).statusCode).toBe(status)
  expect(await rate(token)).toBe(1.25)
})

test('a visitor keeps none', async () => {
  expect((await api.as()('PUT', path, { rate: 2 })).statusCode).toBe(401)
})
