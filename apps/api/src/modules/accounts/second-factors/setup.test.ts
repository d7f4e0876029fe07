import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneTimeTokens, passkeys, recoveryCodes, sessions, totpSecrets } from '../../../db/schema/index.ts'
import { account, company, session } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { appCode, codeOf, factorCalls, namedSite } from '../../../testing/second-factors.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { hashOf } from '../../../secrets.ts'
import { SessionQueries } from '../auth/queries.ts'
import { hasSecondFactors } from './factors.ts'
import { PasskeyCeremonies } from './passkeys.ts'
import { SecondFactorService } from './service.ts'
import { removeSecondFactors } from './support.ts'

let api: TestApi
let calls: ReturnType<typeof factorCalls>
beforeAll(async () => {
  api = await createTestApi({ publicUrl: namedSite })
  calls = factorCalls(api)
})
afterAll(() => api.close())

const templates = async (email: string) => (await queuedEmails(api, email)).map(({ template }) => template)
const viewerOf = (id: number, sessionId = 0) => ({
  id,
  sessionId,
  kind: 'student' as const,
  locale: 'en' as const,
  isReauthenticated: true,
  hasSecondFactor: true,
  instructorId: null,
  capacity: 'personal' as const,
  member: null,
  operatorRole: null,
  isSecondFactorDemanded: false,
  origin: { at: new Date().toISOString(), ip: '127.0.0.1', device: '' },
})

describe('an authenticator app', () => {
  test('counts once a code has confirmed it, and marks the session that set it up', async () => {
    const who = await account(api)
    const elsewhere = await session(api, who.id)
    const { setup, secret, uri } = await calls.begin(who.token)
    expect(uri).toBe(
      `otpauth://totp/Masar:${encodeURIComponent(who.email)}?issuer=Masar&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await calls.state(who.token)).toEqual({
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
      are_passkeys_on: true,
    })
    expect(await hasSecondFactors(api.db, who.id)).toBe(false)

    const wrong = await calls.confirm(who.token, setup, appCode(secret, 5))
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'code_wrong'])
    const right = await calls.confirm(who.token, setup, appCode(secret))
    expect(right.json()).toEqual({ data: { recovery_codes: expect.any(Array) } })
    expect(codeOf(await calls.confirm(who.token, setup, appCode(secret, 1)))).toBe('otp_gone')

    expect(await calls.state(elsewhere)).toMatchObject({
      totp: { confirmed_at: expect.any(String), last_used_at: null },
      recovery_codes_left: 10,
    })
    expect(await hasSecondFactors(api.db, who.id)).toBe(true)
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, who.id))
    expect(rows.map(row => row.secondFactorAt !== null)).toEqual([true, false])
    const viewers = new SessionQueries(api.db, 900)
    for (const [token, hasSecondFactor] of [
      [who.token, true],
      [elsewhere, false],
    ] as const)
      expect(await viewers.find(hashOf(token))).toMatchObject({ id: who.id, hasSecondFactor })
    expect(await templates(who.email)).toEqual(['totp_added'])
  })

  test('of another person is not confirmed, and a passkey’s handle confirms none', async () => {
    const [who, other] = [await account(api), await account(api)]
    const { setup, secret } = await calls.begin(who.token)
    expect(codeOf(await calls.confirm(other.token, setup, appCode(secret)))).toBe('otp_gone')
    const foreign = await calls.beginPasskey(who.token)
    expect(codeOf(await calls.confirm(who.token, foreign.setup, appCode(secret)))).toBe('otp_gone')
  })

  test('replaces an earlier one without a moment in between, and leaves the recovery codes', async () => {
    const who = await account(api)
    const first = await calls.addTotp(who.token)
    const second = await calls.addTotp(who.token)
    expect([first.codes?.length, second.codes]).toEqual([10, null])
    const show = async (secret: string) =>
      codeOf(await calls.show(await calls.ticket(who.email), { code: appCode(secret) }))
    expect([await show(first.secret), await show(second.secret)]).toEqual(['code_wrong', undefined])
    expect(await api.db.$count(totpSecrets, eq(totpSecrets.userId, who.id))).toBe(1)
  })

  test('is confirmed once by 10 requests at once, with one set of recovery codes', async () => {
    const who = await account(api)
    const { setup, secret } = await calls.begin(who.token)
    const code = appCode(secret)
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.confirm(who.token, setup, code)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    expect(await api.db.$count(recoveryCodes, eq(recoveryCodes.userId, who.id))).toBe(10)
  })

  test('is removed; with the last factor go codes and marks, and the password alone signs in', async () => {
    const who = await account(api)
    const { codes } = await calls.addTotp(who.token)
    expect((await calls.remove(who.token, 'totp')).json()).toEqual({ data: null })
    expect(await calls.state(who.token)).toMatchObject({ totp: null, recovery_codes_left: 0 })
    expect((await calls.remove(who.token, 'totp')).statusCode).toBe(404)
    expect((await calls.login(who.email)).json()).toMatchObject({ data: { token: expect.any(String) } })
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, who.id))
    expect(rows.every(row => row.secondFactorAt === null)).toBe(true)
    expect(await templates(who.email)).toEqual(['totp_added', 'totp_removed'])
    expect(codes).toHaveLength(10)
  })
})

describe('recovery codes', () => {
  test('are regenerated, the earlier ones stop working; without a factor there are none', async () => {
    const who = await account(api)
    const renew = () => api.as(who.token)('POST', '/client-api/v1/auth/second-factors/recovery-codes')
    expect(codeOf(await renew())).toBe('second_factor_missing')
    const { codes: old } = await calls.addTotp(who.token)
    const { recovery_codes: made } = (await renew()).json<{ data: { recovery_codes: string[] } }>().data
    expect(new Set([...made, ...(old ?? [])]).size).toBe(20)
    const show = async (code: string | undefined) =>
      codeOf(await calls.show(await calls.ticket(who.email), { recovery_code: code ?? '' }))
    expect([await show(old?.[0]), await show(made[0])]).toEqual(['code_wrong', undefined])
    expect(await templates(who.email)).toEqual(['totp_added', 'recovery_codes_made', 'recovery_code_used'])
  })
})

test('every change wants a recent proof of identity; looking does not', async () => {
  const who = await account(api)
  await calls.addTotp(who.token)
  await calls.addPasskey(who.token)
  const [passkey] = (await calls.state(who.token)).passkeys
  await api.db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 86_400_000) })
    .where(eq(sessions.userId, who.id))
  const base = '/client-api/v1/auth/second-factors'
  const changes: ['POST' | 'PATCH' | 'DELETE', string, object?][] = [
    ['POST', '/totp'],
    ['POST', '/totp/confirm', { setup: 'x', code: '123456' }],
    ['DELETE', '/totp'],
    ['POST', '/passkeys/options'],
    ['POST', '/passkeys', {}],
    ['PATCH', `/passkeys/${passkey?.id}`, { name: 'New' }],
    ['DELETE', `/passkeys/${passkey?.id}`],
    ['POST', '/recovery-codes'],
  ]
  for (const [method, path, body] of changes) {
    const answer = await api.as(who.token)(method, base + path, body)
    expect([path, answer.statusCode, codeOf(answer)]).toEqual([path, 403, 'session_stale'])
  }
  expect(await calls.state(who.token)).toMatchObject({
    passkeys: [{ name: 'Phone' }],
    recovery_codes_left: 10,
  })
})

test('where a factor is demanded the last one stays, and the one before goes', async () => {
  const who = await account(api)
  await calls.addTotp(who.token)
  await calls.addPasskey(who.token)
  const demanding = new SecondFactorService({
    db: api.db,
    secrets: api.secrets,
    mails: api.mails,
    ceremonies: new PasskeyCeremonies(api.secrets, namedSite),
    mayRemoveLastFactor: async (_tx, userId) => userId !== who.id,
  })
  const viewer = viewerOf(who.id)
  await demanding.removeTotp(viewer)
  const [passkey] = (await calls.state(who.token)).passkeys
  await expect(demanding.removePasskey(viewer, passkey?.id ?? 0)).rejects.toMatchObject({
    code: 'last_second_factor',
  })
  expect(await calls.state(who.token)).toMatchObject({ passkeys: [{}], recovery_codes_left: 10 })
  expect(await templates(who.email)).toEqual(['totp_added', 'passkey_added', 'totp_removed'])
})

test('support removes every factor of an account, tells its owner and ends no session', async () => {
  const who = await account(api)
  await calls.addTotp(who.token)
  await calls.addPasskey(who.token)
  const removed = await removeSecondFactors(api.db, api.mails, ` ${who.email.toUpperCase()} `)
  expect(removed).toEqual({ userId: who.id, had: { passkeys: 1, totp: 1, recoveryCodes: 10 } })
  expect(await hasSecondFactors(api.db, who.id)).toBe(false)
  expect((await calls.login(who.email)).json()).toMatchObject({ data: { token: expect.any(String) } })
  expect(await calls.state(who.token)).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 })
  expect((await templates(who.email)).at(-1)).toBe('second_factors_removed')
  await expect(removeSecondFactors(api.db, api.mails, who.email)).rejects.toThrow(who.email)
  await expect(removeSecondFactors(api.db, api.mails, 'nobody@example.com')).rejects.toThrow('nobody@')
})

test('A-18: the database holds no secret, no recovery code and no ticket in the clear', async () => {
  const who = await account(api)
  const { secret, codes } = await calls.addTotp(who.token)
  const ticket = await calls.ticket(who.email)
  const dump = JSON.stringify([
    await api.db.select().from(totpSecrets),
    await api.db.select().from(recoveryCodes),
    await api.db.select().from(oneTimeTokens),
    await api.db.select().from(sessions),
  ])
  for (const text of [
    secret,
    ticket.ticket,
    ticket.cookie,
    ...(codes ?? []).flatMap(code => [code, code.replace('-', '')]),
  ])
    expect(dump).not.toContain(text)
})

test('P-01: the download names the factors and opens nothing with them; deleting the account deletes them', async () => {
  for (const [who, name] of [
    [await account(api), 'client-api'],
    [await company(api), 'company-api'],
  ] as const) {
    const own = factorCalls(api, name)
    const { secret } = await own.addTotp(who.token)
    await own.addPasskey(who.token, undefined, 'مفتاح المكتب')
    const answer = await api.as(who.token)('GET', `/${name}/v1/auth/data`)
    const { data } = answer.json<{ data: { second_factors: { recovery_codes: unknown[] } } }>()
    expect(data.second_factors).toMatchObject({
      authenticator_apps: [{ confirmed_at: expect.any(String), last_used_at: null }],
      passkeys: [{ name: 'مفتاح المكتب', is_backed_up: false, created_at: expect.any(String) }],
    })
    expect(data.second_factors.recovery_codes).toHaveLength(10)
    expect(answer.body).not.toMatch(/code_hash|public_key|credential|encrypted/)
    expect(answer.body).not.toContain(secret)
    expect((await api.as(who.token)('DELETE', `/${name}/v1/auth/delete-account`)).statusCode).toBe(200)
    for (const table of [totpSecrets, passkeys, recoveryCodes, oneTimeTokens])
      expect(await api.db.$count(table, eq(table.userId, who.id))).toBe(0)
  }
})
