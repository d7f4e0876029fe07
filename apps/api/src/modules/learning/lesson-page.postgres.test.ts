import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../testing/accounts.ts'
import { curriculum, enrol } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('the page of a lesson takes four statements at most, however long its course is', async () => {
  const body = { ar: 'نص\n\n![صورة](/media/pictures/a.png)', en: 'Text\n\n![Picture](/media/pictures/a.png)' }
  const { courseId, lessonIds } = await curriculum(api, 40, {}, { body })
  await exam(api, { courseId })
  const { id, token } = await account(api)
  await enrol(api, id, courseId)
  const { result, statements } = await api.statements.during(() =>
    api.as(token)('GET', `/client-api/v1/lessons/${lessonIds[20]}`),
  )
  expect(result.json()).toMatchObject({ data: { id: lessonIds[20], is_enrolled: true } })
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(4)
})
