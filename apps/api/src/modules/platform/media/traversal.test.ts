import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test.each([
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/%00',
  '/media/..\\..\\windows',
  '/media/%2fetc%2fpasswd',
  '/media/a.mp4',
  '/media/',
])('I-06: %s is not there', async url => {
  const answer = await api.app.inject({ method: 'GET', url })
  expect([400, 404]).toContain(answer.statusCode)
  expect(['malformed', 'not_found']).toContain(answer.json<{ code: string }>().code)
})
