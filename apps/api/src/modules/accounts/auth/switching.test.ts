import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operators, sessions } from '../../../db/schema/index.ts'
import { account, company, password } from '../../../testing/accounts.ts'
import { department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface SignedIn {
  data: { token: string; capacity: string }
}
const change = async (token: string, body: object, name = 'client-api') =>
  api.as(token)('POST', `/${name}/v1/auth/switch`, body)
const tokenOf = async (token: string, body: object) => (await change(token, body)).json<SignedIn>().data.token
const capacities = async (token: string) =>
  (await api.as(token)('GET', '/client-api/v1/auth/capacities')).json<{ data: object[] }>().data

test('each capacity that an account has is listed, and a session opens in one beside the other', async () => {
  const { companyId } = await company(api)
  const branch = await department(api, companyId)
  const person = await member(api, companyId, 'manager', branch)
  const own = person.personalToken
  expect(await capacities(own)).toEqual([
    { capacity: 'personal', is_current: true, company: null, role: null, branch: null },
    {
      capacity: 'company',
      is_current: false,
      company: { id: companyId, name: expect.any(String) },
      role: 'manager',
      branch: 'Department',
    },
  ])
  const portal = await tokenOf(own, { capacity: 'company', company_id: companyId })
  expect((await api.as(portal)('GET', '/company-api/v1/dashboard')).statusCode).toBe(200)
  expect((await api.as(own)('GET', '/client-api/v1/my-courses')).statusCode).toBe(200)
  // Neither acts as the other.
  expect((await api.as(portal)('GET', '/client-api/v1/my-courses')).statusCode).toBe(403)
  expect((await api.as(own)('GET', '/company-api/v1/dashboard')).statusCode).toBe(403)
})

test('switching to and fro keeps one session for each capacity, and signing out ends them all', async () => {
  const { companyId } = await company(api)
  const person = await member(api, companyId, 'auditor')
  await api.db.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.capacity, 'personal')))
  let own = person.personalToken
  for (let time = 0; time < 3; time += 1) {
    const portal = await tokenOf(own, { capacity: 'company', company_id: companyId })
    own = await tokenOf(portal, { capacity: 'personal' })
  }
  expect(await api.db.$count(sessions, eq(sessions.userId, person.id))).toBe(2)
  const listed = await api.as(own)('GET', '/client-api/v1/auth/sessions')
  expect(listed.json<{ data: object[] }>().data).toHaveLength(1)
  await api.as(own)('POST', '/client-api/v1/auth/logout')
  expect(await api.db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
})

test('what a session proved counts for the next, and nothing more', async () => {
  const person = await account(api)
  await api.db.insert(operators).values({ userId: person.id, role: 'support' })
  const proved = new Date(Date.now() - 3_600_000)
  await api.db.update(sessions).set({ provedAt: proved }).where(eq(sessions.userId, person.id))
  const token = await tokenOf(person.token, { capacity: 'operator' })
  expect((await api.as(token)('GET', '/client-api/v1/notifications')).json()).toMatchObject({
    code: 'second_factor_demanded',
  })
  const rows = await api.db.select().from(sessions).where(eq(sessions.userId, person.id))
  expect(rows.map(row => row.provedAt)).toEqual([proved, proved])
  expect(rows.map(row => row.secondFactorAt)).toEqual([null, null])
})

test('a capacity that the account does not have is refused, another’s company too', async () => {
  const [person, other] = [await account(api), await company(api)]
  for (const body of [
    { capacity: 'operator' },
    { capacity: 'company', company_id: other.companyId },
    { capacity: 'company' },
  ])
    expect((await change(person.token, body)).statusCode).toBe(403)
  expect((await change(other.token, { capacity: 'personal' }, 'company-api')).statusCode).toBe(403)
})

test('a personal account with a membership signs in at the portal; without one it is sent elsewhere', async () => {
  const { companyId } = await company(api)
  const person = await member(api, companyId, 'finance')
  const login = async (email: string) =>
    (await api.as()('POST', '/company-api/v1/auth/login', { email, password })).json()
  expect(await login(person.email)).toMatchObject({ data: { capacity: 'company' } })
  expect(await login((await account(api)).email)).toMatchObject({ code: 'personal_account' })
})
