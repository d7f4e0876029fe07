import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challenges, identities, oneTimeTokens, rateLimits, sessions, users } from '../../db/schema/index.ts'
import { OidcProvider } from '../../gateways/oidc/provider.ts'
import { account, company, instructor, unique } from '../../testing/accounts.ts'
import { lastCode, letters } from '../../testing/letters.ts'
import { clientId, clientSecret, startOidcPeer, type Claims, type OidcPeer } from '../../testing/oidc-peer.ts'
import { places, studentForm } from '../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import type { Journey } from './journey.ts'

type ApiName = 'client-api' | 'company-api'
const publicUrl = 'http://127.0.0.1:3000'
let api: TestApi
let peer: OidcPeer
beforeAll(async () => {
  peer = await startOidcPeer(['client-api', 'company-api'].map(name => `${publicUrl}/${name}/v1/auth/google/callback`))
  api = await createTestApi({ google: new OidcProvider({ issuer: peer.issuer, clientId, clientSecret }) })
})
afterAll(async () => {
  await api.close()
  await peer.close()
})
beforeEach(async () => { await api.db.delete(rateLimits) })

const person = (given: Partial<Claims> = {}): Claims => {
  const number = unique()
  return { sub: `google-${number}`, email: `google-${number}@example.com`, email_verified: true, name: 'Sara Google', ...given }
}
const cookiesOf = (answer: { headers: Record<string, unknown> }) => [answer.headers['set-cookie'] ?? []].flat().map(String)
const cookieOf = (answer: { headers: Record<string, unknown> }, name: string) => cookiesOf(answer).find(cookie => cookie.startsWith(`${name}=`))?.split(';')[0]?.slice(name.length + 1) ?? ''

/** Sets out: where the provider is asked, and the browser's cookie. */
async function setOut(name: ApiName = 'client-api', query = 'next=/learn&locale=en') {
  const answer = await api.app.inject({ url: `/${name}/v1/auth/google?${query}`, headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' } })
  expect(answer.statusCode).toBe(303)
  return { url: String(answer.headers.location), flow: cookieOf(answer, 'google_flow'), answer }
}
const comeBack = (address: string, flow: string) => {
  const { pathname, search } = new URL(address)
  return api.app.inject({ url: pathname + search, headers: { cookie: `token=x; google_flow=${flow}` } })
}
const whereTo = (answer: { headers: Record<string, unknown> }) => {
  const url = new URL(String(answer.headers['location']))
  return { path: url.pathname + url.search, code: new URLSearchParams(url.hash.slice(1)).get('code') ?? '' }
}
/** The whole way, up to the session. */
async function signIn(who: Claims, name: ApiName = 'client-api') {
  const { url, flow } = await setOut(name)
  const back = await comeBack(await peer.signIn(url, who), flow)
  const { path, code } = whereTo(back)
  if (code === '') return { path, session: null }
  const session = await api.app.inject({ method: 'POST', url: `/${name}/v1/auth/google/session`, headers: { 'api-key': 'masar-web', cookie: `google_half=${cookieOf(back, 'google_half')}` }, payload: { code } })
  return { path, session }
}
const tell = (path: string) => ({ path, session: null })
const error = tell('/en/auth/google-error')
const used = tell('/en/auth/google-error-used')

test('a new person comes in as a student and goes on to where they were; the second time it is the same account', async () => {
  const who = person()
  const first = await signIn(who)
  expect(first.path).toBe('/en/auth/login?google=1&next=%2Flearn')
  expect(first.session?.json()).toMatchObject({ data: { token: expect.stringMatching(/^[\w-]{43}$/), user: { kind: 'student', name: 'Sara Google', email: who.email, is_google: true } } })
  const second = await signIn({ ...who, email: `renamed-${unique()}@example.com` })
  expect(second.session?.json<{ data: { user: { id: number } } }>().data.user.id).toBe(first.session?.json<{ data: { user: { id: number } } }>().data.user.id)
  const [row] = await api.db.select().from(users).where(eq(users.email, who.email ?? ''))
  expect(row).toMatchObject({ passwordHash: null, locale: 'en', verifiedAt: expect.any(Date), isGoogle: true })
  expect(await api.db.select().from(identities).where(eq(identities.userId, row?.id ?? 0))).toMatchObject([{ issuer: peer.issuer, subject: who.sub }])
})

test.each([
  [{ name: 'Admin' }, (email: string) => email.split('@')[0]], [{ name: '\u202Eمها\u202C' }, () => 'مها'],
])('a name that is not fit to be shown is mended: %j', async (given, expected) => {
  const who = person(given)
  expect((await signIn(who)).session?.json()).toMatchObject({ data: { user: { name: expected(who.email ?? '') } } })
})

describe('setting out', () => {
  test('asks with PKCE, state and nonce, from the configured address (A-13), and keeps its secrets sealed', async () => {
    const { url, flow, answer } = await setOut()
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ redirect_uri: `${publicUrl}/client-api/v1/auth/google/callback`, code_challenge_method: 'S256', response_type: 'code', scope: 'openid email profile' })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    expect(flow).not.toContain(asked.get('state'))
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  test('H-07: its cookie is out of reach for scripts and other sites', async () => {
    const { answer } = await setOut()
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^google_flow=[\w-]+; Max-Age=600; Path=\/client-api\/v1\/auth\/google; HttpOnly; SameSite=Lax$/)])
  })
  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/%0d%0aSet-Cookie:a=b'])('I-11: goes on to no other place than ours: %s', async next => {
    const who = person()
    const { url, flow } = await setOut('client-api', `locale=en&next=${encodeURIComponent(next)}`)
    const back = await comeBack(await peer.signIn(url, who), flow)
    const target = new URL(String(back.headers.location))
    expect(target.origin).toBe(publicUrl)
    const kept = target.searchParams.get('next')
    expect(kept === null || kept.startsWith('/%0d')).toBe(true)
    expect(cookiesOf(back).join()).not.toContain('a=b')
  })
  test('says that there is a provider', async () => {
    expect((await api.as()('GET', '/client-api/v1/auth/google-state')).json()).toEqual({ data: { is_on: true } })
  })
})

describe('A-21: refused is', () => {
  const reseal = (flow: string, change: (journey: Journey) => Journey) => api.secrets.seal(change(api.secrets.unseal(flow) as Journey))

  test('a wrong state', async () => {
    const { url, flow } = await setOut()
    const back = new URL(await peer.signIn(url, person()))
    back.searchParams.set('state', 'x'.repeat(43))
    expect(whereTo(await comeBack(back.href, flow)).path).toBe(error.path)
  })
  test('a wrong nonce', async () => {
    const { url, flow } = await setOut()
    const back = await peer.signIn(url, person())
    expect(whereTo(await comeBack(back, reseal(flow, journey => ({ ...journey, checks: { ...journey.checks, nonce: 'x'.repeat(43) } })))).path).toBe(error.path)
  })
  test('another journey’s verifier', async () => {
    const { url, flow } = await setOut()
    const other = api.secrets.unseal((await setOut()).flow) as Journey
    const back = await peer.signIn(url, person())
    expect(whereTo(await comeBack(back, reseal(flow, journey => ({ ...journey, checks: { ...journey.checks, verifier: other.checks.verifier } })))).path).toBe(error.path)
  })
  test('a code that comes twice', async () => {
    const { url, flow } = await setOut()
    const back = await peer.signIn(url, person())
    expect(whereTo(await comeBack(back, flow)).code).not.toBe('')
    expect(whereTo(await comeBack(back, flow)).path).toBe(error.path)
  })
  test('a foreign issuer', async () => {
    const { url, flow } = await setOut()
    const back = new URL(await peer.signIn(url, person()))
    back.searchParams.set('iss', 'https://evil.example')
    expect(whereTo(await comeBack(back.href, flow)).path).toBe(error.path)
  })
  test('a browser that did not set out, lately or with a cookie of ours', async () => {
    const { url, flow } = await setOut()
    const back = await peer.signIn(url, person())
    for (const cookie of ['', 'nonsense', flow.slice(0, -2), reseal(flow, journey => ({ ...journey, startedAt: Date.now() - 601_000 }))]) {
      expect(whereTo(await comeBack(back, cookie)).path).toMatch(/^(?:\/en)?\/auth\/google-error$/)
    }
  })
  test('a person who said no', async () => {
    const { url, flow } = await setOut()
    const { searchParams } = new URL(url)
    expect(whereTo(await comeBack(`${publicUrl}/client-api/v1/auth/google/callback?error=access_denied&state=${searchParams.get('state')}`, flow)).path).toBe(error.path)
  })
})

describe('the last step', () => {
  const redeem = (code: string, half: string) => api.app.inject({ method: 'POST', url: '/client-api/v1/auth/google/session', headers: { 'api-key': 'masar-web', cookie: `google_half=${half}` }, payload: { code } })
  async function ticket() {
    const { url, flow } = await setOut()
    const back = await comeBack(await peer.signIn(url, person()), flow)
    return { code: whereTo(back).code, half: cookieOf(back, 'google_half') }
  }

  test('works once, for one of twenty at the same moment', async () => {
    const { code, half } = await ticket()
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code, half)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.statusCode === 410)).toHaveLength(19)
  })
  test('works in the browser that set out alone, within a minute', async () => {
    const { code, half } = await ticket()
    expect((await redeem(code, (await ticket()).half)).json()).toMatchObject({ code: 'gone' })
    expect((await redeem(code, '')).statusCode).toBe(410)
    await api.db.update(oneTimeTokens).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(oneTimeTokens.purpose, 'google'))
    expect((await redeem(code, half)).statusCode).toBe(410)
  })
  test('A-18: rests as hashes', async () => {
    const { code, half } = await ticket()
    const dump = JSON.stringify(await api.db.select().from(oneTimeTokens))
    for (const secret of [code, half]) expect(dump).not.toContain(secret)
  })
})

describe('A-22: before the owner came', () => {
  test('a registration that somebody else began ends with the owner’s sign-in', async () => {
    const who = person()
    const form = studentForm(await places(api), { email: who.email })
    const { otp } = (await api.as()('POST', '/client-api/v1/auth/student-account', form)).json<{ data: { otp: string } }>().data
    const code = await lastCode(api, who.email ?? '')
    expect((await signIn(who)).session?.statusCode).toBe(200)
    expect((await api.as()('POST', '/client-api/v1/auth/login', { email: who.email, password: form.password })).statusCode).toBe(401)
    expect((await api.as()('POST', '/client-api/v1/auth/otp', { otp, code })).json()).toMatchObject({ code: 'email_taken' })
    expect(await api.db.$count(challenges, eq(challenges.address, who.email ?? ''))).toBe(1)
  })
  test('an unverified account with a password is not joined', async () => {
    const squatter = await account(api, 'student', { verifiedAt: null })
    expect(await signIn(person({ email: squatter.email }))).toEqual(used)
    expect(await api.db.$count(identities, eq(identities.userId, squatter.id))).toBe(0)
  })
})

describe('A-23: not enough is', () => {
  test.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email: undefined }], [{ email: 'a@b' }]])('%j', async given => {
    const who = person(given)
    for (const [key, value] of Object.entries(given)) if (value === undefined) delete who[key as keyof Claims]
    expect(await signIn(who)).toEqual(error)
  })
  test('another subject with the address of one that is known', async () => {
    const who = person()
    const first = await signIn(who)
    expect(first.session?.statusCode).toBe(200)
    expect(await signIn(person({ email: who.email ?? '' }))).toEqual(error)
    expect(await api.db.$count(identities, eq(identities.subject, who.sub))).toBe(1)
  })
})

describe('an address that has an account', () => {
  test.each([['student', account], ['instructor', instructor]] as const)('of a verified %s is joined, and its owner told', async (_kind, make) => {
    const owner = await make(api)
    const { session } = await signIn(person({ email: owner.email.toUpperCase() }))
    expect(session?.json()).toMatchObject({ data: { user: { id: owner.id, is_google: true } } })
    expect((await letters(api, owner.email)).map(letter => letter.letter)).toEqual(['google_linked'])
  })
  test('A-24: of a company is not entered by the learners’ door, nor a student by the companies’', async () => {
    const owner = await company(api)
    expect(await signIn(person({ email: owner.email }))).toEqual(used)
    const who = person({ email: owner.email })
    const joined = await signIn(who, 'company-api')
    expect(joined.session?.json()).toMatchObject({ data: { user: { id: owner.id, kind: 'company' } } })
    expect(await signIn(who)).toEqual(used)
    const student = person()
    expect((await signIn(student)).session?.statusCode).toBe(200)
    expect(await signIn(student, 'company-api')).toEqual(tell('/en/auth/google-error-used?company'))
    expect(await api.db.$count(identities, and(eq(identities.userId, owner.id), eq(identities.subject, who.sub)))).toBe(1)
  })
  test('A-24: companies register by their form, not by Google', async () => {
    expect(await signIn(person(), 'company-api')).toEqual(tell('/en/auth/google-error-used?company'))
  })
  test('of nobody any more is a new one', async () => {
    const who = person()
    const first = await signIn(who)
    const token = first.session?.json<{ data: { token: string } }>().data.token
    expect((await api.as(token)('DELETE', '/client-api/v1/auth/delete-account')).statusCode).toBe(200)
    const second = await signIn(who)
    const id = second.session?.json<{ data: { user: { id: number } } }>().data.user.id
    expect(id).not.toBe(first.session?.json<{ data: { user: { id: number } } }>().data.user.id)
    expect(await api.db.$count(sessions, eq(sessions.userId, id ?? 0))).toBe(1)
  })
})

test('without a provider the door says so', async () => {
  const closed = await createTestApi()
  expect((await closed.as()('GET', '/client-api/v1/auth/google-state')).json()).toEqual({ data: { is_on: false } })
  expect((await closed.app.inject({ url: '/client-api/v1/auth/google' })).headers.location).toBe(`${publicUrl}/auth/google-error`)
  await closed.close()
})

test('a provider that is away is told as a failure, and tried again by the next one', async () => {
  const away = await createTestApi({ google: new OidcProvider({ issuer: 'http://127.0.0.1:1', clientId, clientSecret }) })
  for (let tries = 0; tries < 2; tries += 1) expect((await away.app.inject({ url: '/client-api/v1/auth/google?locale=en' })).headers.location).toBe(`${publicUrl}/en/auth/google-error`)
  await away.close()
})
