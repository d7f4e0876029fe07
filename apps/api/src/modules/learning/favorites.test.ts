import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('favourites that change are refetched by the person’s other tabs, and by no one else', async () => {
  const { token, id } = await account(api)
  const courseId = await course(api)
  const favorites = (method: 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
    api.as(token)(method, `/client-api/v1/favorites${path}`, body)
  await api.db.delete(outbox)
  await favorites('POST', '', { course_id: courseId })
  await favorites('PATCH', '/order', { course_ids: [courseId] })
  await favorites('DELETE', `/${courseId}`)
  const events = (await api.db.select().from(outbox).orderBy(outbox.id)).map(({ payload }) => payload)
  const changed = { channel: `private-user.${id}`, name: 'FavoritesChanged', data: {} }
  expect(events).toEqual([changed, changed, changed])
})
