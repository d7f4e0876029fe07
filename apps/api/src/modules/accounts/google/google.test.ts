import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identities, oneTimeTokens, rateLimits, users } from '../../../db/schema/index.ts'
import { OidcProvider } from '../../../gateways/oidc/provider.ts'
import { unique } from '../../../testing/accounts.ts'
import {
  cookieOf,
  cookiesOf,
  oauthFlows,
  person,
  publicUrl,
  redirectUris,
  redirectOf,
} from '../../../testing/google.ts'
import { clientId, clientSecret, startOidcPeer, type OidcPeer } from '../../../testing/oidc-peer.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { OAuthFlow } from './oauth-flow.ts'

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

const errorPage = '/en/auth/google-error?next=%2Flearn'

test('a new person becomes a student and returns to the page they came from; the second time it is the same account', async () => {
  const who = person()
  const first = await flows.signIn(who)
  expect(first.path).toBe('/en/auth/login?google=1&next=%2Flearn')
  expect(first.session?.json()).toMatchObject({
    data: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { kind: 'student', name: 'Sara Google', email: who.email, is_google: true },
    },
  })
  const second = await flows.signIn({ ...who, email: `renamed-${unique()}@example.com` })
  expect(second.session?.json<{ data: { user: { id: number } } }>().data.user.id).toBe(
    first.session?.json<{ data: { user: { id: number } } }>().data.user.id,
  )
  const [row] = await api.db
    .select()
    .from(users)
    .where(eq(users.email, who.email ?? ''))
  expect(row).toMatchObject({
    passwordHash: null,
    locale: 'en',
    verifiedAt: expect.any(Date),
    isGoogle: true,
    termsAcceptedAt: expect.any(Date),
  })
  expect(
    await api.db
      .select()
      .from(identities)
      .where(eq(identities.userId, row?.id ?? 0)),
  ).toMatchObject([{ issuer: peer.issuer, subject: who.sub }])
})

test.each([
  [{ name: 'Admin' }, (email: string) => email.split('@')[0]],
  [{ name: '\u202Eمها\u202C' }, () => 'مها'],
])('an invalid name is replaced: %j', async (given, expected) => {
  const who = person(given)
  expect((await flows.signIn(who)).session?.json()).toMatchObject({
    data: { user: { name: expected(who.email ?? '') } },
  })
})

describe('starting the flow', () => {
  test('uses PKCE, state and nonce, from the configured address (A-13), and encrypts its secrets', async () => {
    const { url, flow, answer } = await flows.start()
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      redirect_uri: `${publicUrl}/client-api/v1/auth/google/callback`,
      code_challenge_method: 'S256',
      response_type: 'code',
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    expect(flow).not.toContain(asked.get('state'))
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })
  test('H-07: its cookie is not readable by scripts and other sites', async () => {
    const { answer } = await flows.start()
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(
        /^google_flow=[\w-]+; Max-Age=600; Path=\/client-api\/v1\/auth\/google; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })
  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie:a=b',
  ])('I-11: redirects to this site only: %s', async next => {
    const who = person()
    const { url, flow } = await flows.start('client-api', `locale=en&next=${encodeURIComponent(next)}`)
    const back = await flows.callback(await peer.signIn(url, who), flow)
    const target = new URL(String(back.headers.location))
    expect(target.origin).toBe(publicUrl)
    const kept = target.searchParams.get('next')
    expect(kept === null || kept.startsWith('/%0d')).toBe(true)
    expect(cookiesOf(back).join()).not.toContain('a=b')
  })
  test('says that there is a provider', async () => {
    expect((await api.as()('GET', '/client-api/v1/auth/google-state')).json()).toEqual({
      data: { is_on: true },
    })
  })
})

describe('A-21: rejects', () => {
  const reencrypt = (flow: string, change: (flow: OAuthFlow) => OAuthFlow) =>
    api.secrets.encrypt(change(api.secrets.decrypt(flow) as OAuthFlow))

  test('a wrong state', async () => {
    const { url, flow } = await flows.start()
    const back = new URL(await peer.signIn(url, person()))
    back.searchParams.set('state', 'x'.repeat(43))
    expect(redirectOf(await flows.callback(back.href, flow)).path).toBe(errorPage)
  })
  test('a wrong nonce', async () => {
    const { url, flow } = await flows.start()
    const back = await peer.signIn(url, person())
    expect(
      redirectOf(
        await flows.callback(
          back,
          reencrypt(flow, state => ({ ...state, checks: { ...state.checks, nonce: 'x'.repeat(43) } })),
        ),
      ).path,
    ).toBe(errorPage)
  })
  test('the verifier of another flow', async () => {
    const { url, flow } = await flows.start()
    const other = api.secrets.decrypt((await flows.start()).flow) as OAuthFlow
    const back = await peer.signIn(url, person())
    expect(
      redirectOf(
        await flows.callback(
          back,
          reencrypt(flow, state => ({
            ...state,
            checks: { ...state.checks, verifier: other.checks.verifier },
          })),
        ),
      ).path,
    ).toBe(errorPage)
  })
  test('a code that is used twice', async () => {
    const { url, flow } = await flows.start()
    const back = await peer.signIn(url, person())
    expect(redirectOf(await flows.callback(back, flow)).code).not.toBe('')
    expect(redirectOf(await flows.callback(back, flow)).path).toBe(errorPage)
  })
  test('a foreign issuer', async () => {
    const { url, flow } = await flows.start()
    const back = new URL(await peer.signIn(url, person()))
    back.searchParams.set('iss', 'https://evil.example')
    expect(redirectOf(await flows.callback(back.href, flow)).path).toBe(errorPage)
  })
  test('a browser without a valid flow cookie, or with an expired one', async () => {
    const { url, flow } = await flows.start()
    const back = await peer.signIn(url, person())
    for (const cookie of [
      '',
      'nonsense',
      flow.slice(0, -2),
      reencrypt(flow, state => ({ ...state, startedAt: Date.now() - 601_000 })),
    ]) {
      expect(redirectOf(await flows.callback(back, cookie)).path).toBe('/auth/google-error?about=expired')
    }
  })
  test('a person who said no at the provider: they are back at the form', async () => {
    const { url, flow } = await flows.start()
    const { searchParams } = new URL(url)
    expect(
      redirectOf(
        await flows.callback(
          `${publicUrl}/client-api/v1/auth/google/callback?error=access_denied&state=${searchParams.get('state')}&iss=${encodeURIComponent(peer.issuer)}`,
          flow,
        ),
      ).path,
    ).toBe('/en/auth/login?next=%2Flearn')
  })
  test('an ID token that another key has signed', async () => {
    const forger = await startOidcPeer(redirectUris)
    const fooled = await createTestApi({
      google: new OidcProvider({ issuer: forger.issuer, clientId, clientSecret }),
    })
    const ways = oauthFlows(fooled, forger)
    await forger.forgeKeys()
    expect(await ways.signIn(person())).toEqual({ path: errorPage, session: null })
    expect(await fooled.db.$count(identities)).toBe(0)
    await fooled.close()
    await forger.close()
  })
})

test('without the flow’s cookie the error page is in the browser’s language', async () => {
  const { url } = await flows.start()
  const back = new URL(await peer.signIn(url, person()))
  const answer = await api.app.inject({
    url: back.pathname + back.search,
    headers: { 'accept-language': 'en-GB,en;q=0.9' },
  })
  expect(redirectOf(answer).path).toBe('/en/auth/google-error?about=expired')
})

test('the provider asks which account is meant, where the page wishes it', async () => {
  const asked = async (query: string) => new URL((await flows.start('client-api', query)).url).searchParams
  expect((await asked('locale=en&choose=1')).get('prompt')).toBe('select_account')
  expect((await asked('locale=en')).get('prompt')).toBeNull()
})

describe('the last step', () => {
  async function ticket() {
    const { url, flow } = await flows.start()
    const back = await flows.callback(await peer.signIn(url, person()), flow)
    return { code: redirectOf(back).code, browserSecret: cookieOf(back, 'google_half') }
  }

  test('works once, for one of twenty at the same moment', async () => {
    const { code, browserSecret } = await ticket()
    const answers = await Promise.all(Array.from({ length: 20 }, () => flows.redeem(code, browserSecret)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.statusCode === 410)).toHaveLength(19)
  })
  test('works only in the browser that started the flow, within a minute', async () => {
    const { code, browserSecret } = await ticket()
    expect((await flows.redeem(code, (await ticket()).browserSecret)).json()).toMatchObject({ code: 'gone' })
    expect((await flows.redeem(code, '')).statusCode).toBe(410)
    await api.db
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeTokens.purpose, 'google'))
    expect((await flows.redeem(code, browserSecret)).statusCode).toBe(410)
  })
  test('A-18: is stored as hashes', async () => {
    const { code, browserSecret } = await ticket()
    const dump = JSON.stringify(await api.db.select().from(oneTimeTokens))
    for (const secret of [code, browserSecret]) expect(dump).not.toContain(secret)
  })
})

test('without a provider sign-in answers with the error page', async () => {
  const closed = await createTestApi()
  expect((await closed.as()('GET', '/client-api/v1/auth/google-state')).json()).toEqual({
    data: { is_on: false },
  })
  expect((await closed.app.inject({ url: '/client-api/v1/auth/google' })).headers.location).toBe(
    `${publicUrl}/auth/google-error?about=unavailable`,
  )
  await closed.close()
})

test('an unreachable provider is an error, and the next sign-in tries again', async () => {
  const aflows = await createTestApi({
    google: new OidcProvider({ issuer: 'http://127.0.0.1:1', clientId, clientSecret }),
  })
  for (let tries = 0; tries < 2; tries += 1)
    expect((await aflows.app.inject({ url: '/client-api/v1/auth/google?locale=en' })).headers.location).toBe(
      `${publicUrl}/en/auth/google-error?about=unavailable`,
    )
  await aflows.close()
})
