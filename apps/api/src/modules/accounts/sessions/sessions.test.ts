import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../db/schema/index.ts'
import { account, company, password, session } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { deviceOf } from './presenter.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Listed {
  id: number
  browser: string | null
  is_current: boolean
  country: string | null
  device: string
}
const list = async (token: string, name = 'client-api') =>
  (await api.as(token)('GET', `/${name}/v1/auth/sessions`)).json<{ data: Listed[] }>().data
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test('each session is named by its browser and place; the own one is marked, and first however long ago another was seen', async () => {
  const person = await account(api)
  const answer = await api.as()(
    'POST',
    '/client-api/v1/auth/login',
    { email: person.email, password },
    { 'user-agent': iphone },
  )
  const { token } = answer.json<{ data: { token: string } }>().data
  const listed = await list(token)
  expect(listed).toHaveLength(2)
  expect(listed.filter(row => row.is_current)).toEqual([
    expect.objectContaining({
      browser: 'Safari',
      system: 'iOS',
      device: 'phone',
      ip: '127.0.0.1',
      country: 'SA',
      last_seen_at: expect.any(String),
    }),
  ])
  expect(JSON.stringify(listed)).not.toContain('token')
  for (const own of [person.token, token])
    expect((await list(own)).map(row => row.is_current)).toEqual([true, false])
})

test('one session is ended at once, everybody else’s are as absent', async () => {
  const [person, other] = [await account(api), await account(api)]
  const second = await session(api, person.id)
  const target = (await list(second)).find(row => !row.is_current)
  const path = `/client-api/v1/auth/sessions/${target?.id}`
  const [foreign, absent] = [
    await api.as(other.token)('DELETE', path),
    await api.as(other.token)('DELETE', '/client-api/v1/auth/sessions/999999'),
  ]
  expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
  expect(await list(person.token)).toHaveLength(2)
  expect((await api.as(second)('DELETE', path)).statusCode).toBe(200)
  expect((await api.as(person.token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(401)
  expect((await api.as(second)('DELETE', path)).statusCode).toBe(404)
})

test('signing out everywhere else keeps this session alone', async () => {
  const owner = await company(api)
  const others = [await session(api, owner.id), await session(api, owner.id)]
  const stranger = await account(api)
  expect((await api.as(owner.token)('DELETE', '/company-api/v1/auth/sessions')).json()).toEqual({
    data: { ended: 2 },
  })
  for (const token of others)
    expect((await api.as(token)('GET', '/company-api/v1/auth/profile')).statusCode).toBe(401)
  expect(await list(owner.token, 'company-api')).toHaveLength(1)
  expect(await api.db.$count(sessions, eq(sessions.userId, stranger.id))).toBe(1)
})

test('a session lasts for 30 days after its last use; its end moves by a day at the least', async () => {
  const { id } = await account(api)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const used = async (expiresAt: Date) => {
    const token = await session(api, id, { expiresAt, lastSeenAt: inDays(-1) })
    expect((await api.as(token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
    const [row] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, createHash('sha256').update(token).digest('base64url')))
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(inDays(-0.5).getTime())
    return row?.expiresAt.getTime() ?? 0
  }
  expect(await used(inDays(3))).toBeGreaterThan(inDays(29.9).getTime())
  const late = inDays(29.5)
  expect(await used(late)).toBe(late.getTime())
})

test.each([
  [iphone, { browser: 'Safari', system: 'iOS', device: 'phone' }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    { browser: 'Microsoft Edge', system: 'Windows', device: 'computer' },
  ],
  ['curl/8.5.0', { browser: 'Curl', system: null, device: 'other' }],
  ['', { browser: null, system: null, device: 'other' }],
])('%s', (agent, device) =>
  expect(deviceOf(agent)).toMatchObject(agent.startsWith('curl') ? { device: 'other' } : device),
)

test('other browsers are signed out only after a fresh proof, this one at any time', async () => {
  const person = await account(api)
  await session(api, person.id)
  await api.db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(sessions.userId, person.id))
  const [here, there] = await list(person.token)
  const end = (path: string) => api.as(person.token)('DELETE', `/client-api/v1/auth/sessions${path}`)
  for (const path of ['', `/${there?.id}`, '/999999']) {
    const answer = await end(path)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'session_stale'])
  }
  expect(await list(person.token)).toHaveLength(2)
  expect((await end(`/${here?.id}`)).statusCode).toBe(200)
})
