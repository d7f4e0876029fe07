import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits, sessions, users } from '../../../db/schema/index.ts'
import { OidcProvider } from '../../../gateways/oidc/provider.ts'
import { account, company, unique } from '../../../testing/accounts.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { cookieOf, oauthFlows, person, redirectOf, redirectUris } from '../../../testing/google.ts'
import { clientId, clientSecret, startOidcPeer, type OidcPeer } from '../../../testing/oidc-peer.ts'
import { newPassword } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let peer: OidcPeer
let flows: ReturnType<typeof oauthFlows>
beforeAll(async () => {
  peer = await startOidcPeer(redirectUris)
  api = await createTestApi({ google: new OidcProvider({ issuer: peer.issuer, clientId, clientSecret }) })
  flows = oauthFlows(api, peer)
})
afterAll(async () => {
  await api.close()
  await peer.close()
})
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

type ApiName = 'client-api' | 'company-api'
const call = (
  token: string | undefined,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  body?: unknown,
  name: ApiName = 'client-api',
) => api.as(token)(method, `/${name}/v1/auth/${path}`, body)
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code
const googleOf = async (token: string, name?: ApiName) =>
  (await call(token, 'GET', 'profile', undefined, name)).json<{
    data: { google: unknown; is_google: boolean }
  }>().data
const disconnected = {
  path: '/en/auth/google-error-used?about=disconnected&next=%2Flearn',
  session: null,
}

/** An account with a password, whose owner has signed in with Google once. */
async function connected(name: ApiName = 'client-api') {
  const owner = name === 'client-api' ? await account(api) : await company(api)
  const who = person({ email: owner.email })
  expect((await flows.signIn(who, name)).session?.statusCode).toBe(200)
  return { owner, who }
}

test('the profile names the Google account by its address of the last sign-in', async () => {
  const { owner, who } = await connected()
  expect(await googleOf(owner.token)).toMatchObject({ google: { email: owner.email, is_connected: true } })
  const email = `renamed-${unique()}@example.com`
  await flows.signIn({ ...who, email })
  expect(await googleOf(owner.token)).toMatchObject({ google: { email, is_connected: true } })
  expect(await googleOf((await account(api)).token)).toMatchObject({ google: null, is_google: false })
})

test.each(['client-api', 'company-api'] as const)(
  'on %s a disconnected Google account signs in no longer, also not by the same address, until its owner connects it again',
  async name => {
    const { owner, who } = await connected(name)
    expect((await call(owner.token, 'DELETE', 'google', undefined, name)).statusCode).toBe(200)
    expect(await googleOf(owner.token, name)).toMatchObject({
      google: { email: owner.email, is_connected: false },
      is_google: false,
    })
    const path = name === 'client-api' ? disconnected.path : disconnected.path.replace('?', '?company&')
    expect(await flows.signIn(who, name)).toEqual({ ...disconnected, path })
    expect((await flows.signIn(person({ email: owner.email }), name)).session).toBeNull()
    expect((await call(owner.token, 'DELETE', 'google', undefined, name)).statusCode).toBe(404)
    expect((await call(owner.token, 'PUT', 'google', undefined, name)).statusCode).toBe(200)
    expect((await flows.signIn(who, name)).session?.statusCode).toBe(200)
    expect((await call(owner.token, 'PUT', 'google', undefined, name)).statusCode).toBe(404)
    expect((await queuedEmails(api, owner.email)).map(email => email.template)).toEqual([
      'google_linked',
      'google_unlinked',
      'google_linked',
    ])
  },
)

test('a sign-in that is on its way back from Google ends, too', async () => {
  const { owner, who } = await connected()
  const { url, flow } = await flows.start()
  const back = await flows.callback(await peer.signIn(url, who), flow)
  expect((await call(owner.token, 'DELETE', 'google')).statusCode).toBe(200)
  const late = await flows.redeem(redirectOf(back).code, cookieOf(back, 'google_half'))
  expect([late.statusCode, codeOf(late)]).toEqual([410, 'gone'])
})

test('A-25: both ask for a recent proof', async () => {
  const { owner, who } = await connected()
  await api.db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(sessions.userId, owner.id))
  for (const method of ['DELETE', 'PUT'] as const)
    expect(codeOf(await call(owner.token, method, 'google'))).toBe('session_stale')
  expect((await flows.signIn(who)).session?.statusCode).toBe(200)
})

test('Google is not disconnected from an account that nothing else opens', async () => {
  const who = person()
  const { token } = (await flows.signIn(who)).session?.json<{ data: { token: string } }>().data ?? {}
  const answer = await call(token, 'DELETE', 'google')
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'password_unset'])
  expect((await flows.signIn(who)).session?.statusCode).toBe(200)
})

test('a reset offers to disconnect Google, and does it with the new password', async () => {
  const { owner, who } = await connected()
  const reset = async (email: string) => {
    const { otp } = (await call(undefined, 'POST', 'forget-password', { email })).json<{
      data: { otp: string }
    }>().data
    const answer = await call(undefined, 'POST', 'reset-code', { otp, code: await lastCode(api, email) })
    return answer.json<{ data: { reset_token: string; is_google: boolean } }>().data
  }
  expect((await reset((await account(api)).email)).is_google).toBe(false)
  const { reset_token, is_google } = await reset(owner.email)
  expect(is_google).toBe(true)
  const body = { reset_token, password: newPassword, disconnect_google: true }
  expect((await call(undefined, 'POST', 'enter-password', body)).statusCode).toBe(200)
  expect(await flows.signIn(who)).toEqual(disconnected)
  expect((await queuedEmails(api, owner.email)).map(email => email.template).toSorted()).toEqual([
    'google_linked',
    'google_unlinked',
    'password_changed',
    'reset_code',
  ])
})

test('a new e-mail address offers it, too; otherwise the old address is notified that Google still signs in', async () => {
  const change = async (token: string, more: object) => {
    const email = `fresh-${unique()}@example.com`
    const { otp } = (await call(token, 'POST', 'email', { email })).json<{ data: { otp: string } }>().data
    const code = await lastCode(api, email)
    return call(token, 'POST', 'email/confirm', { otp, code, ...more })
  }
  const [left, ended] = [await connected(), await connected()]
  expect((await change(left.owner.token, {})).statusCode).toBe(200)
  expect((await flows.signIn(left.who)).session?.statusCode).toBe(200)
  expect((await queuedEmails(api, left.owner.email)).at(-1)).toMatchObject({ google: 'yes' })
  expect((await change(ended.owner.token, { disconnect_google: true })).statusCode).toBe(200)
  expect(await flows.signIn(ended.who)).toEqual(disconnected)
  expect((await queuedEmails(api, ended.owner.email)).at(-1)).toMatchObject({ google: 'no' })
  // An account that only Google opens keeps it, and its address.
  const who = person()
  const { token } = (await flows.signIn(who)).session?.json<{ data: { token: string } }>().data ?? {}
  expect(codeOf(await change(token ?? '', { disconnect_google: true }))).toBe('password_unset')
  expect(await api.db.$count(users, eq(users.email, who.email ?? ''))).toBe(1)
})
