import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  certificates,
  favourites,
  rateLimits,
  sessions,
  signInDelays,
  users,
} from '../../../db/schema/index.ts'
import { account, company, instructor, password, session } from '../../../testing/accounts.ts'
import { counted, course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { cpuTimeOf } from '../../../testing/cpu-time.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(signInDelays)
})

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
    const [unknown, wrong] = [
      await login({ email: 'nobody@example.com', password }),
      await login({ email, password: 'Wrong@2026' }),
    ]
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect(wrong.json()).toMatchObject({ code: 'credentials_wrong' })
  })

  test('an account that was never verified cannot', async () => {
    const { email } = await account(api, 'student', { verifiedAt: null })
    expect((await login({ email, password })).statusCode).toBe(401)
  })

  test('a company is pointed to its portal, a person to the learners’ page, once the password was right', async () => {
    const [owner, learner] = [await company(api), await account(api)]
    expect((await login({ email: owner.email, password })).json()).toMatchObject({ code: 'company_account' })
    expect((await login({ email: owner.email, password: 'Wrong@2026' })).json()).toMatchObject({
      code: 'credentials_wrong',
    })
    expect((await login({ email: learner.email, password }, 'company-api')).json()).toMatchObject({
      code: 'personal_account',
    })
    expect((await login({ email: owner.email, password }, 'company-api')).statusCode).toBe(200)
  })

  const wrongly = (email: string, times: number, from = '127.0.0.1') =>
    Promise.all(Array.from({ length: times }, () => loginFrom(from, email, 'Wrong@2026')))
  const loginFrom = (
    remoteAddress: string,
    email: string,
    given: string,
    headers: Record<string, string> = {},
  ) =>
    api.app.inject({
      method: 'POST',
      url: '/client-api/v1/auth/login',
      remoteAddress,
      headers: { 'api-key': 'masar-web', 'accept-language': 'en', ...headers },
      payload: { email, password: given },
    })
  /** The delays run out, or last for an hour; the count of tries stays. Tests do not race the clock. */
  const delaysEndIn = (seconds: number) =>
    api.db.update(signInDelays).set({ openAt: new Date(Date.now() + seconds * 1000) })

  test('A-07: of 200 tries on one account from 200 claimed addresses ten are heard; the header is not believed', async () => {
    const { email } = await account(api)
    const claim = (count: number, from: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          loginFrom('198.51.100.7', email, 'Wrong@2026', { 'x-forwarded-for': `192.0.2.${from + index}` }),
        ),
      )
    expect((await claim(10, 0)).map(answer => answer.statusCode)).toEqual(
      Array.from({ length: 10 }, () => 401),
    )
    await delaysEndIn(3600)
    for (const answer of await claim(190, 10))
      expect([
        answer.statusCode,
        answer.json<{ code: string }>().code,
        Number(answer.headers['retry-after']) > 0,
      ]).toEqual([429, 'too_many_requests', true])
    // The address has used up its hundred as well; another account from elsewhere is untouched.
    expect((await loginFrom('198.51.100.7', (await account(api)).email, password)).statusCode).toBe(429)
    expect((await loginFrom('198.51.100.8', (await account(api)).email, password)).statusCode).toBe(200)
  })

  test('A-07: tries from many real addresses are counted together, and the delay grows up to a minute', async () => {
    const { email } = await account(api)
    const delays: number[] = []
    for (let tries = 1; tries <= 18; tries += 1) {
      expect((await loginFrom(`203.0.113.${tries}`, email, 'Wrong@2026')).statusCode).toBe(401)
      const [row] = await api.db.select().from(signInDelays)
      if (row) delays.push((row.openAt.getTime() - row.windowEndsAt.getTime()) / 1000 + 15 * 60)
      await delaysEndIn(-1)
    }
    expect(delays).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('A-09: a refused try makes no delay longer: the owner is heard when it has run out', async () => {
    const { email } = await account(api)
    await wrongly(email, 10, '203.0.113.50')
    await delaysEndIn(30)
    const before = await api.db.select().from(signInDelays)
    const refused = await wrongly(email, 40, '203.0.113.51')
    expect(
      refused.every(answer => answer.statusCode === 429 && Number(answer.headers['retry-after']) <= 30),
    ).toBe(true)
    expect(await api.db.select().from(signInDelays)).toEqual(before)
    await delaysEndIn(-1)
    expect((await login({ email, password })).statusCode).toBe(200)
  })

  test('A-09: an attack from elsewhere does not touch the owner at a place where they are signed in', async () => {
    const { email } = await account(api)
    expect((await loginFrom('192.0.2.10', email, password)).statusCode).toBe(200)
    await wrongly(email, 10, '203.0.113.60')
    await delaysEndIn(3600)
    expect((await loginFrom('203.0.113.61', email, password)).statusCode).toBe(429)
    expect((await loginFrom('192.0.2.10', email, password)).statusCode).toBe(200)
    // Nor does their sign-in open the door to the attack again.
    expect((await loginFrom('203.0.113.60', email, 'Wrong@2026')).statusCode).toBe(429)
  })

  test('A-08: the addresses of one IPv6 /64 count as one', async () => {
    const answers = []
    for (let tries = 0; tries < 101; tries += 1)
      answers.push(
        await loginFrom(
          tries % 2 === 0
            ? `2001:db8:1:2::${tries.toString(16)}`
            : `2001:0db8:0001:0002:ffff:0:0:${tries.toString(16)}`,
          `nobody-${tries}@example.com`,
          password,
        ),
      )
    expect(answers.slice(0, 100).every(answer => answer.statusCode === 401)).toBe(true)
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect((await loginFrom('2001:db8:1:3::1', 'nobody@example.com', password)).statusCode).toBe(401)
  }, 60_000)

  test('A-09: a right password resets the count', async () => {
    const { email } = await account(api)
    await wrongly(email, 9)
    expect((await login({ email, password })).statusCode).toBe(200)
    for (const answer of await wrongly(email, 9)) expect(answer.statusCode).toBe(401)
  })

  test('A-15: a new token; the session that the browser came with is over', async () => {
    const person = await account(api)
    const answer = await api.as(person.token)('POST', '/client-api/v1/auth/login', {
      email: person.email,
      password,
    })
    const { token } = answer.json<{ data: { token: string } }>().data
    expect(token).not.toBe(person.token)
    expect([(await profile(person.token)).statusCode, (await profile(token)).statusCode]).toEqual([401, 200])
  })

  test('a hash of an earlier cost is replaced at the next sign-in', async () => {
    const { id, email } = await account(api, 'student', {
      passwordHash: await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }),
    })
    expect((await login({ email, password })).statusCode).toBe(200)
    const [row] = await api.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login({ email, password })).statusCode).toBe(200)
  })

  test('A-18: the database holds the hash of the token and an argon2id hash of the password', async () => {
    const person = await account(api)
    const { token } = (await login({ email: person.email, password })).json<{ data: { token: string } }>()
      .data
    const [row] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, createHash('sha256').update(token).digest('base64url')))
    expect(row?.userId).toBe(person.id)
    expect(Math.abs((row?.expiresAt.getTime() ?? 0) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
    const [user] = await api.db
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, person.id))
    expect(user?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('A-19: an endless password is refused before any hashing', async () => {
    const spent = await cpuTimeOf(async () => {
      expect((await login({ email: 'a@example.com', password: 'x'.repeat(513) })).statusCode).toBe(422)
      expect((await login({ email: 'a@example.com', password: 'a\u0000b' })).statusCode).toBe(400)
    })
    expect(spent).toBeLessThan(1000)
  })
})

describe('a session', () => {
  test('ends by its date', async () => {
    const { id } = await account(api)
    expect(
      (await profile(await session(api, id, { expiresAt: new Date(Date.now() - 1000) }))).statusCode,
    ).toBe(401)
  })
  test.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}"`])(
    'is not opened by the token "%s"',
    async token => {
      expect((await profile(token)).json()).toMatchObject({ code: 'unauthenticated' })
    },
  )
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
  const learners = () => counted(api, 'learners')
  await api.db.insert(favourites).values({ userId: person.id, courseId, position: 1 })
  await api.db.insert(certificates).values({
    code: 'a-code-of-the-test',
    userId: person.id,
    courseId,
    holderName: 'نورة',
    courseTitle: { ar: 'دورة' },
    completedAt: new Date(),
  })
  const before = await learners()
  expect((await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')).statusCode).toBe(200)
  for (const token of [person.token, other]) expect((await profile(token)).statusCode).toBe(401)
  expect((await login({ email: person.email, password })).statusCode).toBe(401)
  const [row] = await api.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({
    name: '—',
    nameKey: '',
    nameFolded: '',
    email: null,
    phone: null,
    passwordHash: null,
    avatar: null,
  })
  expect(await api.db.$count(favourites, eq(favourites.userId, person.id))).toBe(0)
  expect(
    await api.db
      .select({ holder: certificates.holderName })
      .from(certificates)
      .where(eq(certificates.userId, person.id)),
  ).toEqual([{ holder: '—' }])
  expect(await learners()).toBe(before - 1)
})
