import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeys } from '../../../db/schema/index.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { listKeys, makeKey, revokeKey } from './keys.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const status = async (key: string) =>
  Promise.all(
    ['/client-api/v1/faqs', '/company-api/v1/auth/profile'].map(async url => {
      const answer = await api.app.inject({ url, headers: { 'api-key': key } })
      return answer.statusCode === 200 ? 'in' : answer.json<{ code: string }>().code
    }),
  )

test('a key opens the API that it was made for, until it is revoked', async () => {
  const [client, portal, both] = [
    await makeKey(api.db, 'one', 'client-api'),
    await makeKey(api.db, 'two', 'company-api'),
    await makeKey(api.db, 'three', 'both'),
  ]
  expect(await status(client.key)).toEqual(['in', 'api_key_invalid'])
  expect(await status(portal.key)).toEqual(['api_key_invalid', 'unauthenticated'])
  expect(await status(both.key)).toEqual(['in', 'unauthenticated'])
  expect(await status('masar-web')).toEqual(['in', 'unauthenticated'])
  expect(await revokeKey(api.db, both.id)).toBe(true)
  expect(await revokeKey(api.db, both.id)).toBe(false)
  expect(await status(both.key)).toEqual(['api_key_invalid', 'api_key_invalid'])
})

test('A-18: a key rests as its hash, is listed without it, and its use is remembered', async () => {
  const { id, key } = await makeKey(api.db, 'nightly report', 'client-api')
  await status(key)
  expect(JSON.stringify(await api.db.select().from(apiKeys))).not.toContain(key)
  const listed = (await listKeys(api.db)).find(row => row.id === id)
  expect(listed).toMatchObject({
    name: 'nightly report',
    scope: 'client-api',
    lastUsedAt: expect.any(Date),
    revokedAt: null,
  })
  expect(JSON.stringify(listed)).not.toContain('eyHash')
})

test.each(['', 'masar_', `masar_${'x'.repeat(43)}`, `masar_${'x'.repeat(42)}'`, 'x'.repeat(2000)])(
  'the key "%.20s" opens nothing',
  async key => {
    expect(await status(key)).toEqual(['api_key_invalid', 'api_key_invalid'])
  },
)

test('keys that cannot be ours are refused without asking the database', async () => {
  const { statements } = await api.statements.during(() => status('not-a-key'))
  expect(statements).toEqual([])
  expect(await api.db.$count(apiKeys, eq(apiKeys.name, 'not-a-key'))).toBe(0)
})
