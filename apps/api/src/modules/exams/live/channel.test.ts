import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, company, instructor, operator } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { taught } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('the channel of an exam is open to its instructor, and to no learner or other instructor', async () => {
  const teacher = await instructor(api)
  const { examId, courseId } = await taught(api, teacher)
  const learner = await account(api)
  await enrol(api, learner.id, courseId)
  const ask = async ({ token }: { token: string }) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/broadcasting/auth',
      payload: `socket_id=123.456&channel_name=private-exam-live.${examId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${token}` },
    })
    return answer.statusCode
  }
  expect(await ask(teacher)).toBe(200)
  for (const other of [
    learner,
    await instructor(api),
    await company(api),
    await operator(api, 'administrator'),
  ])
    expect(await ask(other)).toBe(403)
})
