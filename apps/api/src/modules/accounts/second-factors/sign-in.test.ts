import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oneTimeTokens, rateLimits, sessions, signInDelays, users } from '../../../db/schema/index.ts'
import { account, company, password, session } from '../../../testing/accounts.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { newPassword } from '../../../testing/registration.ts'
import { appCode, codeOf, factorCalls, tokenOf } from '../../../testing/second-factors.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let calls: ReturnType<typeof factorCalls>
beforeAll(async () => {
  api = await createTestApi()
  calls = factorCalls(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(signInDelays)
})

const profile = (token: string) => api.as(token)('GET', '/client-api/v1/auth/profile')
const sessionsOf = (userId: number) => api.db.select().from(sessions).where(eq(sessions.userId, userId))

describe('signing in', () => {
  test('without a factor opens a session at once, which has shown none', async () => {
    const who = await account(api)
    const answer = await calls.login(who.email)
    expect(answer.json()).toMatchObject({ data: { token: expect.any(String), user: { id: who.id } } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await sessionsOf(who.id)).map(row => row.secondFactorAt)).toEqual([null, null])
  })

  test('with a factor gives no token but a ticket, and keeps the browser’s present session until the code is right', async () => {
    const who = await calls.withApp()
    const present = await session(api, who.id)
    const answer = await calls.login(who.email, password, present)
    expect(answer.json()).toEqual({
      data: {
        second_factor: {
          ticket: expect.stringMatching(/^[\w-]{43}$/),
          methods: ['totp', 'recovery_code'],
          expires_at: expect.any(String),
        },
      },
    })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^second_factor=[\w-]{43}; Max-Age=600; Path=\/client-api\/v1\/auth\/second-factor; HttpOnly; SameSite=Strict$/,
    )
    expect((await profile(present)).statusCode).toBe(200)
    const ticket = calls.ticketOf(answer)
    const shown = await calls.show(ticket, { code: appCode(who.secret) }, present)
    expect(shown.json()).toMatchObject({ data: { token: expect.any(String), user: { id: who.id } } })
    expect((await profile(present)).statusCode).toBe(401)
    expect((await profile(tokenOf(shown))).statusCode).toBe(200)
    expect((await sessionsOf(who.id)).at(-1)?.secondFactorAt).toBeInstanceOf(Date)
    expect(codeOf(await calls.show(ticket, { code: appCode(who.secret, 1) }))).toBe('second_factor_gone')
  })

  test('a wrong password says the same with and without a factor', async () => {
    const [plain, guarded] = [await account(api), await calls.withApp()]
    const [one, other] = [
      await calls.login(plain.email, 'Wrong7!zz'),
      await calls.login(guarded.email, 'Wrong7!zz'),
    ]
    expect([one.statusCode, one.json<{ code: string }>().code]).toEqual([401, 'credentials_wrong'])
    expect(other.body).toBe(one.body)
  })

  test('a company’s account is asked too, and its ticket opens nothing on the other API', async () => {
    const owner = await company(api)
    const portal = factorCalls(api, 'company-api')
    const { secret } = await portal.addTotp(owner.token)
    const ticket = await portal.ticket(owner.email)
    expect(codeOf(await calls.show(ticket, { code: appCode(secret) }))).toBe('second_factor_gone')
    expect((await portal.show(ticket, { code: appCode(secret) })).statusCode).toBe(200)
  })
})

describe('a ticket', () => {
  test('works only with the cookie of its browser', async () => {
    const who = await calls.withApp()
    const [mine, other] = [await calls.ticket(who.email), await calls.ticket(who.email)]
    for (const cookie of ['', other.cookie])
      expect(codeOf(await calls.show({ ...mine, cookie }, { code: appCode(who.secret) }))).toBe(
        'second_factor_gone',
      )
    expect((await calls.show(mine, { code: appCode(who.secret) })).statusCode).toBe(200)
  })

  test('ends after ten minutes', async () => {
    const who = await calls.withApp()
    const ticket = await calls.ticket(who.email)
    expect(Date.parse(ticket.expires_at) - Date.now()).toBeGreaterThan(9 * 60_000)
    await api.db
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeTokens.userId, who.id))
    expect(codeOf(await calls.show(ticket, { code: appCode(who.secret) }))).toBe('second_factor_gone')
  })

  test('bears five wrong answers; then a new sign-in is needed, and the owner is notified once a day', async () => {
    const who = await calls.withApp()
    const failFive = async () => {
      const ticket = await calls.ticket(who.email)
      const left: unknown[] = []
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await calls.show(ticket, { recovery_code: `AAAAA-AAAA${tries}` })
        left.push(answer.json<{ code: string; data: unknown }>().data)
      }
      expect(left).toEqual([4, 3, 2, 1, 0].map(tries => ({ tries_left: tries })))
      expect(codeOf(await calls.show(ticket, { code: appCode(who.secret) }))).toBe('second_factor_gone')
      await api.db.delete(signInDelays)
    }
    await failFive()
    await failFive()
    expect(
      (await queuedEmails(api, who.email)).filter(email => email.template === 'second_factor_failed'),
    ).toHaveLength(1)
    expect((await calls.show(await calls.ticket(who.email), { code: appCode(who.secret) })).statusCode).toBe(
      200,
    )
  })

  test('takes exactly one kind of proof, and what is no code costs no try', async () => {
    const who = await calls.withApp()
    const ticket = await calls.ticket(who.email)
    for (const proof of [
      {},
      { code: '123456', recovery_code: 'AAAAA-AAAAA' },
      { code: '12' },
      { code: 'abc' },
    ])
      expect((await calls.show(ticket, proof)).statusCode).toBe(422)
    const [row] = await api.db
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, who.id))
      .orderBy(oneTimeTokens.id)
      .offset(1)
    expect(row?.attemptsLeft).toBe(5)
  })

  test('is dead after a new password, however that came', async () => {
    const who = await calls.withApp()
    const before = await calls.ticket(who.email)
    const { otp } = (
      await api.as()('POST', '/client-api/v1/auth/forget-password', { email: who.email })
    ).json<{ data: { otp: string } }>().data
    const { reset_token: token } = (
      await api.as()('POST', '/client-api/v1/auth/reset-code', { otp, code: await lastCode(api, who.email) })
    ).json<{ data: { reset_token: string } }>().data
    const set = { reset_token: token, password: newPassword }
    expect((await api.as()('POST', '/client-api/v1/auth/enter-password', set)).json()).toEqual({ data: null })
    expect(codeOf(await calls.show(before, { code: appCode(who.secret) }))).toBe('second_factor_gone')
    // The reset proves the mailbox alone: the factor is asked for all the same.
    expect(await sessionsOf(who.id)).toHaveLength(0)
    const after = await calls.ticket(who.email, newPassword)
    expect(after.methods).toEqual(['totp', 'recovery_code'])
    const shown = await calls.show(after, { code: appCode(who.secret) })
    expect(shown.statusCode).toBe(200)
    // A change of password goes on in a session that has shown its factor.
    const waiting = await calls.ticket(who.email, newPassword)
    const changed = await api.as(tokenOf(shown))('POST', '/client-api/v1/auth/password', {
      current_password: newPassword,
      password: 'Qamar$7bahr',
    })
    expect(changed.statusCode).toBe(200)
    expect((await sessionsOf(who.id)).map(row => row.secondFactorAt)).toEqual([expect.any(Date)])
    expect(codeOf(await calls.show(waiting, { code: appCode(who.secret, 1) }))).toBe('second_factor_gone')
  })
})

test('an erased account’s ticket opens nothing', async () => {
  const who = await calls.withApp()
  const ticket = await calls.ticket(who.email)
  await api.db.update(users).set({ erasedAt: new Date(), email: null }).where(eq(users.id, who.id))
  expect(codeOf(await calls.show(ticket, { code: appCode(who.secret) }))).toBe('second_factor_gone')
})
