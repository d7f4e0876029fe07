import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, companyApiKeys } from '../../../db/schema/index.ts'
import { caller } from '../../../plugins/caller.ts'
import { createLimits } from '../../../plugins/limits.ts'
import { hashOf } from '../../../secrets.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { SessionQueries } from '../../accounts/auth/queries.ts'
import { ApiKeys } from '../../platform/api-keys/keys.ts'
import { keyViewers } from './key-viewer.ts'

let api: TestApi
let palm: Account & { companyId: number }
let by: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  palm = await company(api)
  by = companyCalls(api, palm.token)
  await employee(api, palm.companyId, { name: 'Amal' })
})
afterAll(() => api.close())

type Scope = 'people' | 'progress' | 'requirements'
const make = async (scopes: Scope[]) =>
  (await by.data<{ token: string }>('POST', '/api-keys', { name: 'Payroll', days: 30, scopes })).token
const call = (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, api_ = 'company-api') =>
  api.app.inject({
    method,
    url: `/${api_}/v1${path}`,
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: {} }),
  })
const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).statusCode

test('a key reads what its scopes name, of its own company', async () => {
  const key = await make(['people'])
  const stranger = await company(api)
  await employee(api, stranger.companyId, { name: 'Stranger' })
  const answer = await call(key, 'GET', '/employees')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Amal')
  expect(answer.body).not.toContain('Stranger')
  expect(answer.headers['cache-control']).toBe('no-store')
  for (const path of ['/departments', '/groups']) expect(await statusOf(key, 'GET', path)).toBe(200)
  for (const path of ['/assignments', '/requirements', '/reports/completion'])
    expect(await statusOf(key, 'GET', path)).toBe(403)
  // What one employee did and shares is progress, too.
  const [amal] = answer.json<{ data: { id: number }[] }>().data
  const one = `/employees/${amal?.id}`
  expect(await statusOf(key, 'GET', one)).toBe(403)
  expect(await statusOf(await make(['progress']), 'GET', one)).toBe(403)
  expect(await statusOf(await make(['people', 'progress']), 'GET', one)).toBe(200)
  const both = await make(['progress', 'requirements'])
  for (const path of ['/assignments', '/requirements', '/learning-paths'])
    expect(await statusOf(both, 'GET', path)).toBe(200)
  expect(await statusOf(both, 'GET', '/employees')).toBe(403)
})

test('with every scope there is, nothing is changed, bought or given by it', async () => {
  const key = await make(['people', 'progress', 'requirements'])
  const reads = new Set([
    '/employees',
    '/employees/:id',
    '/departments',
    '/groups',
    '/groups/:id',
    '/assignments',
    '/learning-paths',
    '/learning-paths/:id',
    '/learning-paths/:id/people',
    '/requirements',
    '/requirements/people',
    '/requirements/:id/people/:employeeId',
  ])
  for (const { method, url } of api.routes) {
    const path = /^\/company-api\/v1(\/.*)$/.exec(url)?.[1]
    if (
      path === undefined ||
      method === 'HEAD' ||
      path.startsWith('/reports/') ||
      /google|sign-on|^\/docs/.test(path)
    )
      continue
    const status = await statusOf(key, method as 'GET', path.replaceAll(/:\w+/g, '999999'))
    const isRead = method === 'GET' && reads.has(path)
    expect([method, path, isRead ? status !== 403 : status === 403]).toEqual([method, path, true])
  }
  // Outside the company API it authenticates no one.
  expect(await statusOf(key, 'GET', '/notifications', 'client-api')).toBe(401)
})

test('it is stored as a hash, listed without its secret, and ends when it is withdrawn or expired', async () => {
  const key = await make(['people'])
  const [row] = await api.db
    .select()
    .from(companyApiKeys)
    .where(eq(companyApiKeys.tokenHash, hashOf(key)))
  expect(row).toMatchObject({ name: 'Payroll', scopes: ['people'], createdBy: palm.id, lastUsedAt: null })
  expect(await statusOf(key, 'GET', '/employees')).toBe(200)
  const list = await by.answer('GET', '/api-keys')
  expect(list.body).not.toContain(key)
  expect(list.json<{ data: { keys: object[] } }>().data.keys[0]).toMatchObject({
    state: 'open',
    scopes: ['people'],
    last_used_at: expect.any(String) as unknown,
  })
  await by.data('POST', `/api-keys/${row?.id}/withdraw`)
  expect(await statusOf(key, 'GET', '/employees')).toBe(401)
  const over = await make(['people'])
  await api.db
    .update(companyApiKeys)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(companyApiKeys.tokenHash, hashOf(over)))
  expect(await statusOf(over, 'GET', '/employees')).toBe(401)
  for (const action of ['api_key.make', 'api_key.withdraw'])
    expect(await api.db.$count(auditLog, eq(auditLog.action, action))).toBeGreaterThan(0)
})

test('who may not change the company makes none, and another company withdraws none', async () => {
  const order = { name: 'x', days: 1, scopes: ['people'] }
  for (const role of ['finance', 'auditor'] as const) {
    const person = companyCalls(api, (await member(api, palm.companyId, role)).token)
    expect(await person.code('POST', '/api-keys', order)).toBe('forbidden')
  }
  const other = companyCalls(api, (await company(api)).token)
  const [row] = await api.db.select({ id: companyApiKeys.id }).from(companyApiKeys)
  expect(await other.code('POST', `/api-keys/${row?.id}/withdraw`)).toBe('not_found')
  expect((await by.answer('POST', '/api-keys', { ...order, scopes: [] })).statusCode).toBe(422)
  expect((await by.answer('POST', '/api-keys', { ...order, scopes: ['money'] })).statusCode).toBe(422)
})

test('a call of a key is answered once', async () => {
  const key = await make(['people'])
  let handled = 0
  const app = Fastify()
  await app.register(caller, {
    api: 'company-api',
    keys: new ApiKeys(api.db, ['masar-web']),
    sessions: {} as SessionQueries,
    findKeyViewer: keyViewers(api.db, createLimits(api.database.pool)),
  })
  app.get('/', async request => {
    handled += 1
    await new Promise(resolve => setTimeout(resolve, 20))
    return { scopes: request.viewer?.keyScopes }
  })
  const headers = { 'api-key': 'masar-web', authorization: `Bearer ${key}` }
  expect((await app.inject({ url: '/', headers })).json()).toEqual({ scopes: ['people'] })
  expect(handled).toBe(1)
  await app.close()
})

test('a key works no longer than the role in which it was made', async () => {
  const administrator = await member(api, palm.companyId, 'administrator')
  const { token } = await companyCalls(api, administrator.token).data<{ token: string }>(
    'POST',
    '/api-keys',
    {
      name: 'Theirs',
      days: 30,
      scopes: ['people'],
    },
  )
  expect(await statusOf(token, 'GET', '/employees')).toBe(200)
  await by.data('DELETE', `/members/${administrator.id}`)
  expect(await statusOf(token, 'GET', '/employees')).toBe(401)
})

test('calls of a key are counted, and so are keys that are none', async () => {
  const key = await make(['people'])
  let status = 200
  for (let at = 0; at < 620 && status === 200; at += 1) status = await statusOf(key, 'GET', '/departments')
  expect(status).toBe(429)
  let wrong = 401
  for (let at = 0; at < 70 && wrong === 401; at += 1)
    wrong = await statusOf(`masar_company_${'x'.repeat(43)}`, 'GET', '/departments')
  expect(wrong).toBe(429)
})
