import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificates, counters, favourites, rateLimits, sessions, users } from '../../db/schema/index.ts'
import { account, company, instructor, password, session } from '../../testing/accounts.ts'
import { course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => { api = await createTestApi() })
afterAll(() => api.close())
beforeEach(async () => { await api.db.delete(rateLimits) })

const login = (body: unknown, name = 'client-api') => api.as()('POST', `/${name}/v1/auth/login`, body)
const profile = (token: string) => api.as(token)('GET', '/client-api/v1/auth/profile')

describe('signing in', () => {
  test('opens a session for a student and for an instructor; the e-mail’s case does not matter', async () => {
    for (const person of [await account(api), await instructor(api)]) {
      const answer = await login({ email: person.email.toUpperCase(), password })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { token } = answer.json<{ data: { token: string } }>().data
      expect((await profile(token)).json()).toMatchObject({ data: { id: person.id } })
    }
  })

  test('A-10: an unknown e-mail and a wrong password give the same answer', async () => {
    const { email } = await account(api)
    const [unknown, wrong] = [await login({ email: 'nobody@example.com', password }), await login({ email, password: 'Wrong@2026' })]
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect(wrong.json()).toMatchObject({ code: 'credentials_wrong' })
  })

  test('an account that was never verified cannot', async () => {
    const { email } = await account(api, 'student', { verifiedAt: null })
    expect((await login({ email, password })).statusCode).toBe(401)
  })

  test('a company is told of its portal, a person of the learners’ page, once the password was right', async () => {
    const [owner, learner] = [await company(api), await account(api)]
    expect((await login({ email: owner.email, password })).json()).toMatchObject({ code: 'company_account' })
    expect((await login({ email: owner.email, password: 'Wrong@2026' })).json()).toMatchObject({ code: 'credentials_wrong' })
    expect((await login({ email: learner.email, password }, 'company-api')).json()).toMatchObject({ code: 'personal_account' })
    expect((await login({ email: owner.email, password }, 'company-api')).statusCode).toBe(200)
  })

  test('A-07: the eleventh try within 15 minutes waits, whatever address it claims to come from', async () => {
    const { email } = await account(api)
    for (let tries = 1; tries <= 10; tries += 1) {
      const answer = await api.as()('POST', '/client-api/v1/auth/login', { email, password: 'Wrong@2026' }, { 'x-forwarded-for': `192.0.2.${tries}` })
      expect(answer.statusCode).toBe(401)
    }
    const refused = await login({ email, password })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await login({ email: (await account(api)).email, password })).statusCode).toBe(200)
  })

  test('A-09: a right password starts the count anew', async () => {
    const { email } = await account(api)
    for (let tries = 0; tries < 9; tries += 1) await login({ email, password: 'Wrong@2026' })
    expect((await login({ email, password })).statusCode).toBe(200)
    for (let tries = 0; tries < 9; tries += 1) expect((await login({ email, password: 'Wrong@2026' })).statusCode).toBe(401)
  })

  test('A-18: the database holds the hash of the token and an argon2id hash of the password', async () => {
    const person = await account(api)
    const { token } = (await login({ email: person.email, password })).json<{ data: { token: string } }>().data
    const [row] = await api.db.select().from(sessions).where(eq(sessions.tokenHash, createHash('sha256').update(token).digest('base64url')))
    expect(row?.userId).toBe(person.id)
    expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
    const [user] = await api.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, person.id))
    expect(user?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('A-19: an endless password is refused before any hashing', async () => {
    const began = performance.now()
    expect((await login({ email: 'a@example.com', password: 'x'.repeat(513) })).statusCode).toBe(422)
    expect((await login({ email: 'a@example.com', password: 'a\u0000b' })).statusCode).toBe(400)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('a session', () => {
  test('ends by its date', async () => {
    const { id } = await account(api)
    expect((await profile(await session(api, id, new Date(Date.now() - 1000)))).statusCode).toBe(401)
  })
  test.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}"`])('is not opened by the token "%s"', async token => {
    expect((await profile(token)).json()).toMatchObject({ code: 'unauthenticated' })
  })
  test('A-16: is dead at once after signing out; the person’s other sessions live on', async () => {
    const person = await account(api)
    const other = await session(api, person.id)
    await api.as(person.token)('POST', '/client-api/v1/auth/logout', {})
    expect((await profile(person.token)).statusCode).toBe(401)
    expect((await profile(other)).statusCode).toBe(200)
  })
  test('Z-04: a learner’s token opens nothing of the company API', async () => {
    const person = await account(api)
    for (const path of ['auth/profile', 'employees', 'dashboard', 'departments']) {
      expect((await api.as(person.token)('GET', `/company-api/v1/${path}`)).statusCode).toBe(403)
      expect((await api.as()('GET', `/company-api/v1/${path}`)).statusCode).toBe(401)
    }
  })
})

test('P-01: a deleted account is erased: no session, no sign-in, no name, no address', async () => {
  const person = await account(api, 'student', { name: 'نورة', phone: '+966500000001' })
  const courseId = await course(api)
  const other = await session(api, person.id)
  const learners = async () => (await api.db.select().from(counters).where(eq(counters.name, 'learners')))[0]?.value ?? 0
  await api.db.insert(favourites).values({ userId: person.id, courseId, position: 1 })
  await api.db.insert(certificates).values({ code: 'a-code-of-the-test', userId: person.id, courseId, holderName: 'نورة', courseTitle: { ar: 'دورة' } })
  const before = await learners()
  expect((await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')).statusCode).toBe(200)
  for (const token of [person.token, other]) expect((await profile(token)).statusCode).toBe(401)
  expect((await login({ email: person.email, password })).statusCode).toBe(401)
  const [row] = await api.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ name: '—', nameKey: '', nameFolded: '', email: null, phone: null, passwordHash: null, avatar: null })
  expect(await api.db.$count(favourites, eq(favourites.userId, person.id))).toBe(0)
  expect(await api.db.select({ holder: certificates.holderName }).from(certificates).where(eq(certificates.userId, person.id))).toEqual([{ holder: '—' }])
  expect(await learners()).toBe(before - 1)
})
