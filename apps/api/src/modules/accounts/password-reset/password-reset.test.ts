import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challenges, oneTimeTokens, rateLimits, sessions, users } from '../../../db/schema/index.ts'
import { account, company, password, session, unique, type Account } from '../../../testing/accounts.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { newPassword } from '../../../testing/registration.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const call = (path: string, body: unknown, name = 'client-api') =>
  api.as()('POST', `/${name}/v1/auth/${path}`, body)
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code

/** Asks, reads the code from the email, and trades it for a token. */
async function resetToken(person: Account, name?: string): Promise<string> {
  const { otp } = (await call('forget-password', { email: person.email }, name)).json<{
    data: { otp: string }
  }>().data
  const answer = await call('reset-code', { otp, code: await lastCode(api, person.email) }, name)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { reset_token: string } }>().data.reset_token
}

test('a forgotten password: code, token, new password; every session ends and the owner is notified', async () => {
  const person = await account(api)
  const other = await session(api, person.id)
  const token = await resetToken(person)
  expect((await call('enter-password', { reset_token: token, password: newPassword })).json()).toEqual({
    data: null,
  })
  for (const old of [person.token, other])
    expect((await api.as(old)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(401)
  expect(await api.db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
  expect((await call('login', { email: person.email, password })).statusCode).toBe(401)
  expect((await call('login', { email: person.email, password: newPassword })).statusCode).toBe(200)
  expect((await queuedEmails(api, person.email)).map(email => email.template)).toEqual([
    'reset_code',
    'password_changed',
  ])
})

test('a company resets through its own API, and an imported account gets its first password so', async () => {
  const owner = await company(api)
  expect(
    (
      await call(
        'enter-password',
        { reset_token: await resetToken(owner, 'company-api'), password: newPassword },
        'company-api',
      )
    ).statusCode,
  ).toBe(200)
  expect((await call('login', { email: owner.email, password: newPassword }, 'company-api')).statusCode).toBe(
    200,
  )
  const imported = await account(api, 'student', { passwordHash: null })
  expect(
    (await call('enter-password', { reset_token: await resetToken(imported), password: newPassword }))
      .statusCode,
  ).toBe(200)
  expect((await call('login', { email: imported.email, password: newPassword })).statusCode).toBe(200)
})

test('A-10: asking for an unknown address looks the same, and no email is sent', async () => {
  const { email } = await account(api)
  const [known, unknown] = [
    await call('forget-password', { email }),
    await call('forget-password', { email: `nobody-${unique()}@example.com` }),
  ]
  const shape = (answer: typeof known) =>
    Object.entries(answer.json<{ data: Record<string, unknown> }>().data).map(([key, value]) => [
      key,
      key === 'otp' || key === 'sent_to' ? typeof value : value,
    ])
  expect([known.statusCode, shape(known)]).toEqual([unknown.statusCode, shape(unknown)])
  const { otp } = unknown.json<{ data: { otp: string } }>().data
  for (const left of [4, 3, 2, 1, 0])
    expect((await call('reset-code', { otp, code: '123456' })).json()).toMatchObject({
      code: 'code_wrong',
      data: { tries_left: left },
    })
  const { statements } = await api.statements.during(() => call('forget-password', { email }))
  const { statements: forNobody } = await api.statements.during(() =>
    call('forget-password', { email: `nobody-${unique()}@example.com` }),
  )
  expect(forNobody).toEqual(statements)
})

test('of several codes the one that was sent last counts alone', async () => {
  const person = await account(api)
  const ask = async () =>
    (await call('forget-password', { email: person.email })).json<{ data: { otp: string } }>().data.otp
  const first = await ask()
  const firstCode = await lastCode(api, person.email)
  const second = await ask()
  const early = await call('reset-code', { otp: first, code: firstCode })
  expect([early.statusCode, codeOf(early)]).toEqual([410, 'code_expired'])
  // Sent again, the first step has the newest code.
  await api.db
    .update(challenges)
    .set({ sentAt: new Date(Date.now() - 61_000) })
    .where(eq(challenges.userId, person.id))
  const secondCode = await lastCode(api, person.email)
  expect((await call('otp-resend', { otp: first })).statusCode).toBe(200)
  expect(codeOf(await call('reset-code', { otp: second, code: secondCode }))).toBe('code_expired')
  const again = await call('reset-code', { otp: first, code: await lastCode(api, person.email) })
  expect(again.statusCode).toBe(200)
})

test('the account’s own password is no new one; the token still sets another', async () => {
  const person = await account(api, 'student', { passwordHash: await hashPassword(newPassword) })
  const token = await resetToken(person)
  const same = await call('enter-password', { reset_token: token, password: newPassword })
  expect([same.statusCode, same.json()]).toEqual([
    422,
    expect.objectContaining({
      errors: { password: ['This is your current password. Choose another one.'] },
    }),
  ])
  const other = await call('enter-password', { reset_token: token, password: 'Qalam7?zzrq' })
  expect(other.statusCode).toBe(200)
})

describe('A-12: a reset token', () => {
  test('works once', async () => {
    const person = await account(api)
    const token = await resetToken(person)
    expect((await call('enter-password', { reset_token: token, password: newPassword })).statusCode).toBe(200)
    const again = await call('enter-password', { reset_token: token, password: 'Qalam7?zzrq' })
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'reset_token_gone'])
    expect((await call('login', { email: person.email, password: newPassword })).statusCode).toBe(200)
  })
  test('works once for two requests at the same moment', async () => {
    const person = await account(api)
    const token = await resetToken(person)
    const passwords = [newPassword, 'Qalam7?zzrq']
    const answers = await Promise.all(
      passwords.map(next => call('enter-password', { reset_token: token, password: next })),
    )
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 410])
    const winner = passwords[answers.findIndex(answer => answer.statusCode === 200)]
    expect((await call('login', { email: person.email, password: winner })).statusCode).toBe(200)
  })
  test('ends after 30 minutes', async () => {
    const token = await resetToken(await account(api))
    const [row] = await api.db.select().from(oneTimeTokens).orderBy(oneTimeTokens.id)
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(30 * 60_000)
    await api.db.update(oneTimeTokens).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(codeOf(await call('enter-password', { reset_token: token, password: newPassword }))).toBe(
      'reset_token_gone',
    )
  })
  test('ends when another one set the password', async () => {
    const person = await account(api)
    const [first, second] = [await resetToken(person), await resetToken(person)]
    expect((await call('enter-password', { reset_token: second, password: newPassword })).statusCode).toBe(
      200,
    )
    expect(codeOf(await call('enter-password', { reset_token: first, password: 'Qalam7?zzrq' }))).toBe(
      'reset_token_gone',
    )
  })
  test('survives a password that is refused, and none is hashed for an unknown token', async () => {
    const token = await resetToken(await account(api))
    const refused = await call('enter-password', { reset_token: token, password: 'Password@1' })
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'validation'])
    expect((await call('enter-password', { reset_token: token, password: newPassword })).statusCode).toBe(200)
    expect(codeOf(await call('enter-password', { reset_token: 'x'.repeat(43), password: newPassword }))).toBe(
      'reset_token_gone',
    )
  })
  test('A-18: is stored in the database as its hash alone', async () => {
    const token = await resetToken(await account(api))
    expect(JSON.stringify(await api.db.select().from(oneTimeTokens))).not.toContain(token)
  })
})

test('A-19: a password of more than 128 characters is refused before any hashing', async () => {
  expect(
    (await call('enter-password', { reset_token: 'x', password: `A@${'x'.repeat(127)}` })).statusCode,
  ).toBe(422)
})

test('an account that was never verified is, once its owner has read its mail', async () => {
  const person = await account(api, 'student', { verifiedAt: null })
  expect(
    (await call('enter-password', { reset_token: await resetToken(person), password: newPassword }))
      .statusCode,
  ).toBe(200)
  const [row] = await api.db
    .select({ verifiedAt: users.verifiedAt })
    .from(users)
    .where(eq(users.id, person.id))
  expect(row?.verifiedAt).not.toBeNull()
})
