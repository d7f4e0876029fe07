import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  calendarFeeds,
  identities,
  mails,
  oneTimeTokens,
  passkeys,
  rateLimits,
  recoveryCodes,
  sessions,
  signInDelays,
  totpSecrets,
  users,
} from '../../../db/schema/index.ts'
import { account, company, password, session, unique, type Account } from '../../../testing/accounts.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { newPassword } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(signInDelays)
  await api.db.delete(mails)
})

const post = (token: string | undefined, path: string, body?: unknown, name = 'client-api') =>
  api.as(token)('POST', `/${name}/v1/auth/${path}`, body)
const fresh = () => `new-${unique()}@example.com`

/** Changes the address by its code. @returns the path that the earlier address was sent */
async function change(who: Account, from: string, to: string, name = 'client-api'): Promise<string> {
  const { otp } = (await post(who.token, 'email', { email: to }, name)).json<{ data: { otp: string } }>().data
  const code = await lastCode(api, to)
  expect((await post(who.token, 'email/confirm', { otp, code }, name)).statusCode).toBe(200)
  const told = (await queuedEmails(api, from)).findLast(email => email.template === 'email_changed')
  if (told?.template !== 'email_changed') throw new Error('The earlier address was not told.')
  return told.undo
}
const browse = (method: 'GET' | 'POST', url: string) =>
  api.app.inject({
    method,
    url,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    }),
  })
const emailOf = async (id: number) =>
  (await api.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email
const signIn = (email: string, given: string, name = 'client-api') =>
  post(undefined, 'login', { email, password: given }, name)

describe.each(['client-api', 'company-api'] as const)('a changed address on %s', name => {
  test('is undone from the earlier one: the address is back, no one is signed in, and a new password is needed', async () => {
    const person = name === 'client-api' ? await account(api) : await company(api)
    const changed = fresh()
    const undo = await change(person, person.email, changed, name)
    const others = [person.token, await session(api, person.id)]
    // What follows the links of an e-mail changes nothing.
    const asked = await browse('GET', undo)
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(asked.body).toContain(person.email)
    expect(await emailOf(person.id)).toBe(changed)
    const answer = await browse('POST', undo)
    expect(answer.statusCode).toBe(200)
    expect(await emailOf(person.id)).toBe(person.email)
    for (const token of others)
      expect((await api.as(token)('GET', `/${name}/v1/auth/profile`)).statusCode).toBe(401)
    for (const email of [person.email, changed])
      expect((await signIn(email, password, name)).statusCode).toBe(401)
    const told = async (to: string) => (await queuedEmails(api, to)).map(email => email.template)
    expect(await told(person.email)).toEqual(['email_changed', 'email_restored'])
    expect(await told(changed)).toEqual(['email_code', 'email_withdrawn'])
    // The way back in, by the restored address.
    const begun = await post(undefined, 'forget-password', { email: person.email }, name)
    const { otp } = begun.json<{ data: { otp: string } }>().data
    const code = await lastCode(api, person.email)
    const proved = await post(undefined, 'reset-code', { otp, code }, name)
    const { reset_token } = proved.json<{ data: { reset_token: string } }>().data
    await post(undefined, 'enter-password', { reset_token, password: newPassword }, name)
    expect((await signIn(person.email, newPassword, name)).statusCode).toBe(200)
  })
})

test('a link works once, also when it is pressed twice at the same moment, and for 7 days', async () => {
  const person = await account(api)
  const undo = await change(person, person.email, fresh())
  const [row] = await api.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, person.id))
  expect(undo).not.toContain(row?.tokenHash)
  const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  const answers = await Promise.all([browse('POST', undo), browse('POST', undo)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect((await browse('GET', undo)).statusCode).toBe(410)

  const late = await account(api)
  const lateUndo = await change(late, late.email, fresh())
  await api.db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(oneTimeTokens.userId, late.id))
  for (const method of ['GET', 'POST'] as const) expect((await browse(method, lateUndo)).statusCode).toBe(410)
})

test('what was added to the sign-in since the change goes; what was there before stays', async () => {
  const person = await account(api)
  const factor = (id: string, createdAt: Date) => ({
    userId: person.id,
    credentialId: id,
    publicKey: 'x',
    transports: [],
    name: id,
    createdAt,
  })
  const ago = new Date(Date.now() - 86_400_000)
  await api.db.insert(passkeys).values(factor(`own-${person.id}`, ago))
  const undo = await change(person, person.email, fresh())
  const later = new Date(Date.now() + 1000)
  await api.db.insert(passkeys).values(factor(`foreign-${person.id}`, later))
  await api.db
    .insert(totpSecrets)
    .values({ userId: person.id, encryptedSecret: 'x', lastStep: 0, confirmedAt: later })
  await api.db
    .insert(recoveryCodes)
    .values({ userId: person.id, codeHash: `foreign-${person.id}`, createdAt: later })
  await api.db
    .insert(identities)
    .values({ issuer: 'https://id.example', subject: String(person.id), userId: person.id, createdAt: later })
  await api.db
    .insert(calendarFeeds)
    .values({ userId: person.id, tokenHash: `foreign-${person.id}`, createdAt: later })
  await api.db.update(users).set({ isGoogle: true }).where(eq(users.id, person.id))
  expect((await browse('POST', undo)).statusCode).toBe(200)
  const own = { where: person.id }
  expect(
    (await api.db.select().from(passkeys).where(eq(passkeys.userId, own.where))).map(row => row.name),
  ).toEqual([`own-${person.id}`])
  for (const table of [totpSecrets, recoveryCodes, identities, calendarFeeds])
    expect(await api.db.$count(table, eq(table.userId, own.where))).toBe(0)
  const [user] = await api.db.select().from(users).where(eq(users.id, own.where))
  expect([user?.isGoogle, user?.passwordHash]).toEqual([false, null])
})

test('changing the address twice cannot undo the undo: the first address wins over the later ones', async () => {
  const person = await account(api)
  const stolen = fresh()
  const owners = await change(person, person.email, stolen)
  const thiefs = await change(person, stolen, fresh())
  expect((await browse('POST', owners)).statusCode).toBe(200)
  expect((await browse('POST', thiefs)).statusCode).toBe(410)
  expect(await emailOf(person.id)).toBe(person.email)
  // The other way round, the first address still has its own.
  const second = await account(api)
  const between = fresh()
  const first = await change(second, second.email, between)
  const last = await change(second, between, fresh())
  expect((await browse('POST', last)).statusCode).toBe(200)
  expect(await emailOf(second.id)).toBe(between)
  expect((await browse('POST', first)).statusCode).toBe(200)
  expect(await emailOf(second.id)).toBe(second.email)
})

test('an address that has another account by now is not taken from it, and the link stays', async () => {
  const person = await account(api)
  const undo = await change(person, person.email, fresh())
  const other = await account(api, 'student', { email: person.email })
  expect((await browse('POST', undo)).statusCode).toBe(409)
  expect(await emailOf(other.id)).toBe(person.email)
  expect(await api.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1)
  expect(
    await api.db.$count(
      oneTimeTokens,
      and(eq(oneTimeTokens.userId, person.id), isNull(oneTimeTokens.usedAt)),
    ),
  ).toBe(1)
})

test('a deleted account does not come back', async () => {
  const person = await account(api)
  const undo = await change(person, person.email, fresh())
  expect((await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')).statusCode).toBe(200)
  expect((await browse('POST', undo)).statusCode).toBe(410)
  expect(await emailOf(person.id)).toBeNull()
})

test.each(['', '?token=', '?token=nothing', `?token=${'A'.repeat(43)}`, '?token=a&token=b'])(
  'nothing is undone by %j, and the page says so in the language that is asked for',
  async query => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/mail/undo-email${query}`,
      headers: { 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toContain('This link no longer works')
    expect(answer.body).toContain('href="/en/contact-us"')
  },
)
