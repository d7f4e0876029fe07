import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { countCap } from '../cursor.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await course(api)
  await api.db
    .execute(sql`insert into courses (slug, instructor_id, category_id, title, summary, description, level, languages, price, state, published_at)
    select 'copy-' || n, c.instructor_id, c.category_id, c.title, c.summary, c.description, c.level, c.languages, c.price, c.state, c.published_at
    from courses c, generate_series(1, ${countCap}) n`)
})
afterAll(() => api.close())

const meta = async (query: string) =>
  (await api.as()('GET', `/client-api/v1/courses?${query}`)).json<{ meta: object }>().meta

test('the whole catalogue is counted exactly, a filtered one up to the cap, which it says', async () => {
  expect(await meta('limit=1')).toMatchObject({ total: countCap + 1, total_is_capped: false })
  expect(await meta('limit=1&price=free')).toMatchObject({ total: countCap, total_is_capped: true })
})

test('the following pages say the same total', async () => {
  const { next_cursor } = (await meta('limit=2&price=free')) as { next_cursor: string }
  expect(await meta(`limit=2&price=free&cursor=${next_cursor}`)).toMatchObject({
    total: countCap,
    total_is_capped: true,
  })
})
