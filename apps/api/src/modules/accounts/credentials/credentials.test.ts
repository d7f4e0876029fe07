import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  challenges,
  oneTimeTokens,
  rateLimits,
  sessions,
  signInDelays,
  users,
} from '../../../db/schema/index.ts'
import { account, company, password, session, unique } from '../../../testing/accounts.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { newPassword } from '../../../testing/registration.ts'
import { hashOf } from '../../../secrets.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  await api.db.delete(signInDelays)
})

const post = (token: string | undefined, path: string, body?: unknown, name = 'client-api') =>
  api.as(token)('POST', `/${name}/v1/auth/${path}`, body)
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code
const otpOf = (answer: { json<T>(): T }) => answer.json<{ data: { otp: string } }>().data.otp
const stale = (userId: number) =>
  api.db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(sessions.userId, userId))
const fresh = () => `fresh-${unique()}@example.com`

describe('A-17: a changed password', () => {
  test('holds neither of the person’s names, whichever the account goes by', async () => {
    const person = await account(api, 'student', { name: 'زبيدة', otherName: 'Zubaidah' })
    const answer = await post(person.token, 'password', {
      current_password: password,
      password: 'Zubaidah@2026',
    })
    expect(answer.json()).toMatchObject({ code: 'validation', errors: { password: [expect.any(String)] } })
  })
  test.each(['client-api', 'company-api'] as const)(
    'ends every other session on %s, gives this browser a new token, and is told by mail',
    async name => {
      const person = name === 'client-api' ? await account(api) : await company(api)
      const others = [await session(api, person.id), await session(api, person.id)]
      const answer = await post(
        person.token,
        'password',
        { current_password: password, password: newPassword },
        name,
      )
      const { token } = answer.json<{ data: { token: string } }>().data
      const profile = (using: string) => api.as(using)('GET', `/${name}/v1/auth/profile`)
      for (const old of [person.token, ...others]) expect((await profile(old)).statusCode).toBe(401)
      expect((await profile(token)).statusCode).toBe(200)
      expect(
        (await post(undefined, 'login', { email: person.email, password: newPassword }, name)).statusCode,
      ).toBe(200)
      expect((await queuedEmails(api, person.email)).map(email => email.template)).toEqual([
        'password_changed',
      ])
    },
  )
  test('changed ten times at once by one session leaves one session, whose token was given', async () => {
    const person = await account(api)
    const body = { current_password: password, password: newPassword }
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(person.token, 'password', body)))
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(1)
    expect(await api.db.$count(sessions, eq(sessions.userId, person.id))).toBe(1)
    const token = given[0]?.json<{ data: { token: string } }>().data.token
    expect((await api.as(token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
  })
  test('needs the old one, and guesses at it are slowed down', async () => {
    const person = await account(api)
    for (let tries = 1; tries <= 10; tries += 1) {
      const wrong = await post(person.token, 'password', {
        current_password: 'Wrong7!zz',
        password: newPassword,
      })
      expect([wrong.statusCode, Object.keys(wrong.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['current_password'],
      ])
    }
    await api.db.update(signInDelays).set({ openAt: new Date(Date.now() + 60_000) })
    expect(
      (await post(person.token, 'password', { current_password: password, password: newPassword }))
        .statusCode,
    ).toBe(429)
  })
  test('follows the rule', async () => {
    const person = await account(api, 'student', { email: `qasimah${unique()}@example.com` })
    for (const next of ['Password@1', 'abc', `Q!${person.email.split('@')[0]}`])
      expect(
        (await post(person.token, 'password', { current_password: password, password: next })).json(),
      ).toMatchObject({ code: 'validation', errors: { password: expect.any(Array) } })
  })
  test('is not the one that the account has', async () => {
    const person = await account(api, 'student', { passwordHash: await hashPassword(newPassword) })
    const answer = await post(person.token, 'password', {
      current_password: newPassword,
      password: newPassword,
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'validation',
        errors: { password: ['This is your current password. Choose another one.'] },
      }),
    ])
    expect((await api.as(person.token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
  })
  test('is for accounts that have one; the others set theirs by mail', async () => {
    const person = await account(api, 'student', { passwordHash: null })
    expect(
      codeOf(await post(person.token, 'password', { current_password: 'x', password: newPassword })),
    ).toBe('password_unset')
  })
})

describe('A-25: a stale session', () => {
  test('may not change e-mail or phone, nor delete the account, until the password was given again', async () => {
    const person = await account(api)
    await stale(person.id)
    const refused = [
      await post(person.token, 'email', { email: fresh() }),
      await post(person.token, 'phone', { phone: '+966501234567' }),
      await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account'),
    ]
    expect(refused.map(answer => [answer.statusCode, codeOf(answer)])).toEqual(
      refused.map(() => [403, 'session_stale']),
    )
    expect((await api.as(person.token)('GET', '/client-api/v1/auth/profile')).json()).toMatchObject({
      data: { is_fresh: false },
    })
    expect((await post(person.token, 'fresh', { password: 'Wrong7!zz' })).json()).toMatchObject({
      code: 'validation',
      errors: { password: [expect.any(String)] },
    })
    expect((await post(person.token, 'email', { email: fresh() })).statusCode).toBe(403)
    expect((await post(person.token, 'fresh', { password })).statusCode).toBe(200)
    expect((await post(person.token, 'email', { email: fresh() })).statusCode).toBe(200)
  })
  test('becomes fresh by a code to the account’s own address, this session alone', async () => {
    const person = await account(api, 'student', { passwordHash: null })
    const other = await session(api, person.id)
    await stale(person.id)
    expect(codeOf(await post(person.token, 'fresh', { password }))).toBe('password_unset')
    const otp = otpOf(await post(person.token, 'fresh-code'))
    expect(
      (await post(person.token, 'fresh-otp', { otp, code: await lastCode(api, person.email) })).statusCode,
    ).toBe(200)
    expect((await post(person.token, 'phone', { phone: '+966501234567' })).statusCode).toBe(200)
    expect((await post(other, 'phone', { phone: '+966501234567' })).statusCode).toBe(403)
  })
  test.each([
    ['?change=delete_account', 'delete_account'],
    ['', 'account'],
  ])(
    'is sent a code whose e-mail says what it is for (%j), also when it is sent again',
    async (query, change) => {
      const person = await account(api, 'student', { passwordHash: null })
      const otp = otpOf(await post(person.token, `fresh-code${query}`))
      await api.db.update(challenges).set({ sentAt: new Date(Date.now() - 61_000) })
      expect((await post(undefined, 'otp-resend', { otp })).statusCode).toBe(200)
      expect(await queuedEmails(api, person.email)).toMatchObject([
        { template: 'fresh_code', change },
        { template: 'fresh_code', change },
      ])
      expect((await post(person.token, 'fresh-code?change=anything')).statusCode).toBe(422)
    },
  )
  test('is not made fresh by another person’s code', async () => {
    const [person, thief] = [await account(api), await account(api)]
    const otp = otpOf(await post(person.token, 'fresh-code'))
    expect(
      codeOf(await post(thief.token, 'fresh-otp', { otp, code: await lastCode(api, person.email) })),
    ).toBe('otp_gone')
  })
})

test('codes of a signed-in person are counted for the account, not for the IP address', async () => {
  const person = await account(api)
  const answers = []
  for (let tries = 0; tries < 11; tries += 1)
    answers.push((await post(person.token, 'email', { email: fresh() })).statusCode)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await api.db.$count(rateLimits, like(rateLimits.key, 'code_address%'))).toBe(0)
})

describe('a new e-mail address', () => {
  test('takes a code sent there; the old address is notified, pending resets end', async () => {
    const person = await account(api)
    const next = fresh()
    const reset = otpOf(await post(undefined, 'forget-password', { email: person.email }))
    const { reset_token } = (
      await post(undefined, 'reset-code', { otp: reset, code: await lastCode(api, person.email) })
    ).json<{ data: { reset_token: string } }>().data
    const otp = otpOf(await post(person.token, 'email', { email: next.toUpperCase() }))
    expect(
      (await post(person.token, 'email/confirm', { otp, code: await lastCode(api, next) })).json(),
    ).toEqual({ data: { email: next } })
    expect((await queuedEmails(api, person.email)).at(-1)).toMatchObject({
      template: 'email_changed',
      masked: expect.not.stringContaining(next),
    })
    expect((await post(undefined, 'login', { email: person.email, password })).statusCode).toBe(401)
    expect((await post(undefined, 'login', { email: next, password })).statusCode).toBe(200)
    // a token from before the change is dead.
    expect(codeOf(await post(undefined, 'enter-password', { reset_token, password: newPassword }))).toBe(
      'reset_token_gone',
    )
    const left = await api.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, person.id))
    expect(left.map(({ purpose }) => purpose)).toEqual(['undo_email'])
  })
  test('ends the sessions in other browsers, and none in this one', async () => {
    const person = await account(api)
    const elsewhere = await session(api, person.id)
    const beside = await session(api, person.id)
    const [here] = await api.db
      .select({ browserId: sessions.browserId })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashOf(person.token)))
    await api.db
      .update(sessions)
      .set({ browserId: here?.browserId ?? '' })
      .where(eq(sessions.tokenHash, hashOf(beside)))
    const next = fresh()
    const otp = otpOf(await post(person.token, 'email', { email: next }))
    await post(person.token, 'email/confirm', { otp, code: await lastCode(api, next) })
    const open = async (token: string) =>
      (await api.as(token)('GET', '/client-api/v1/auth/profile')).statusCode
    expect([await open(person.token), await open(beside), await open(elsewhere)]).toEqual([200, 200, 401])
  })
  test('A-11: that has an account looks the same, and can never be confirmed', async () => {
    const [person, owner] = [await account(api), await account(api)]
    const answer = await post(person.token, 'email', { email: owner.email })
    expect(answer.json()).toMatchObject({ data: { purpose: 'change_email', tries_left: 5 } })
    expect((await queuedEmails(api, owner.email)).map(email => email.template)).toEqual(['address_known'])
    expect(codeOf(await post(person.token, 'email/confirm', { otp: otpOf(answer), code: '123456' }))).toBe(
      'code_wrong',
    )
  })
  test('that got its account in the meantime is refused after the right code', async () => {
    const person = await account(api)
    const next = fresh()
    const otp = otpOf(await post(person.token, 'email', { email: next }))
    await account(api, 'student', { email: next })
    expect(codeOf(await post(person.token, 'email/confirm', { otp, code: await lastCode(api, next) }))).toBe(
      'email_taken',
    )
    const [row] = await api.db.select({ email: users.email }).from(users).where(eq(users.id, person.id))
    expect(row?.email).toBe(person.email)
  })
  test('is taken by one of two who confirm it at the same moment', async () => {
    const people = [await account(api), await account(api)]
    const next = fresh()
    const steps = []
    for (const person of people)
      steps.push({ person, otp: otpOf(await post(person.token, 'email', { email: next })) })
    const codes = (await queuedEmails(api, next)).map(email => ('code' in email ? email.code : ''))
    const answers = await Promise.all(
      steps.map(({ person, otp }, index) => post(person.token, 'email/confirm', { otp, code: codes[index] })),
    )
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
  })
  test('is not one’s own, and belongs to the person who asked for it (A-04)', async () => {
    const [person, other] = [await account(api), await account(api)]
    expect((await post(person.token, 'email', { email: person.email })).json()).toMatchObject({
      errors: { email: [expect.any(String)] },
    })
    const next = fresh()
    const otp = otpOf(await post(person.token, 'email', { email: next }))
    const code = await lastCode(api, next)
    expect(codeOf(await post(other.token, 'email/confirm', { otp, code }))).toBe('otp_gone')
    expect(codeOf(await post(person.token, 'phone/confirm', { otp, code }))).toBe('otp_gone')
    expect((await post(person.token, 'email/confirm', { otp, code })).statusCode).toBe(200)
  })
})

test('a new phone number takes a code sent to it, and the owner is notified by email', async () => {
  const person = await account(api)
  const answer = await post(person.token, 'phone', { phone: '٠٥٠٩٩٩٨٨٧٧', phone_country: 'sa' })
  expect(answer.json()).toMatchObject({ data: { channel: 'sms', sent_to: '•••877' } })
  const otp = otpOf(answer)
  expect(
    (await post(person.token, 'phone/confirm', { otp, code: await lastCode(api, '+966509998877') })).json(),
  ).toEqual({ data: { phone: '+966509998877' } })
  expect((await queuedEmails(api, person.email)).map(email => email.template)).toEqual(['phone_changed'])
  expect(await api.db.$count(challenges, eq(challenges.userId, person.id))).toBe(1)
})
