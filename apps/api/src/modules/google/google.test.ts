import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identities, oneTimeTokens, rateLimits, users } from '../../db/schema/index.ts'
import { OidcProvider } from '../../gateways/oidc/provider.ts'
import { unique } from '../../testing/accounts.ts'
import {
  cookieOf,
  cookiesOf,
  journeys,
  person,
  publicUrl,
  redirectUris,
  whereTo,
} from '../../testing/google.ts'
import { clientId, clientSecret, startOidcPeer, type OidcPeer } from '../../testing/oidc-peer.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import type { Journey } from './journey.ts'

let api: TestApi
let peer: OidcPeer
let way: ReturnType<typeof journeys>
beforeAll(async () => {
  peer = await startOidcPeer(redirectUris)
  api = await createTestApi({ google: new OidcProvider({ issuer: peer.issuer, clientId, clientSecret }) })
  way = journeys(api, peer)
})
afterAll(async () => {
  await api.close()
  await peer.close()
})
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const errorPage = '/en/auth/google-error'

test('a new person comes in as a student and goes on to where they were; the second time it is the same account', async () => {
  const who = person()
  const first = await way.signIn(who)
  expect(first.path).toBe('/en/auth/login?google=1&next=%2Flearn')
  expect(first.session?.json()).toMatchObject({
    data: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { kind: 'student', name: 'Sara Google', email: who.email, is_google: true },
    },
  })
  const second = await way.signIn({ ...who, email: `renamed-${unique()}@example.com` })
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
])('a name that is not fit to be shown is mended: %j', async (given, expected) => {
  const who = person(given)
  expect((await way.signIn(who)).session?.json()).toMatchObject({
    data: { user: { name: expected(who.email ?? '') } },
  })
})

describe('setting out', () => {
  test('asks with PKCE, state and nonce, from the configured address (A-13), and keeps its secrets sealed', async () => {
    const { url, flow, answer } = await way.setOut()
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
  test('H-07: its cookie is out of reach for scripts and other sites', async () => {
    const { answer } = await way.setOut()
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
  ])('I-11: goes on to no other place than ours: %s', async next => {
    const who = person()
    const { url, flow } = await way.setOut('client-api', `locale=en&next=${encodeURIComponent(next)}`)
    const back = await way.comeBack(await peer.signIn(url, who), flow)
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

describe('A-21: refused is', () => {
  const reseal = (flow: string, change: (journey: Journey) => Journey) =>
    api.secrets.encrypt(change(api.secrets.decrypt(flow) as Journey))

  test('a wrong state', async () => {
    const { url, flow } = await way.setOut()
    const back = new URL(await peer.signIn(url, person()))
    back.searchParams.set('state', 'x'.repeat(43))
    expect(whereTo(await way.comeBack(back.href, flow)).path).toBe(errorPage)
  })
  test('a wrong nonce', async () => {
    const { url, flow } = await way.setOut()
    const back = await peer.signIn(url, person())
    expect(
      whereTo(
        await way.comeBack(
          back,
          reseal(flow, journey => ({ ...journey, checks: { ...journey.checks, nonce: 'x'.repeat(43) } })),
        ),
      ).path,
    ).toBe(errorPage)
  })
  test('another journey’s verifier', async () => {
    const { url, flow } = await way.setOut()
    const other = api.secrets.decrypt((await way.setOut()).flow) as Journey
    const back = await peer.signIn(url, person())
    expect(
      whereTo(
        await way.comeBack(
          back,
          reseal(flow, journey => ({
            ...journey,
            checks: { ...journey.checks, verifier: other.checks.verifier },
          })),
        ),
      ).path,
    ).toBe(errorPage)
  })
  test('a code that comes twice', async () => {
    const { url, flow } = await way.setOut()
    const back = await peer.signIn(url, person())
    expect(whereTo(await way.comeBack(back, flow)).code).not.toBe('')
    expect(whereTo(await way.comeBack(back, flow)).path).toBe(errorPage)
  })
  test('a foreign issuer', async () => {
    const { url, flow } = await way.setOut()
    const back = new URL(await peer.signIn(url, person()))
    back.searchParams.set('iss', 'https://evil.example')
    expect(whereTo(await way.comeBack(back.href, flow)).path).toBe(errorPage)
  })
  test('a browser that did not set out, lately or with a cookie of ours', async () => {
    const { url, flow } = await way.setOut()
    const back = await peer.signIn(url, person())
    for (const cookie of [
      '',
      'nonsense',
      flow.slice(0, -2),
      reseal(flow, journey => ({ ...journey, startedAt: Date.now() - 601_000 })),
    ]) {
      expect(whereTo(await way.comeBack(back, cookie)).path).toMatch(/^(?:\/en)?\/auth\/google-error$/)
    }
  })
  test('a person who said no', async () => {
    const { url, flow } = await way.setOut()
    const { searchParams } = new URL(url)
    expect(
      whereTo(
        await way.comeBack(
          `${publicUrl}/client-api/v1/auth/google/callback?error=access_denied&state=${searchParams.get('state')}`,
          flow,
        ),
      ).path,
    ).toBe(errorPage)
  })
})

describe('the last step', () => {
  async function ticket() {
    const { url, flow } = await way.setOut()
    const back = await way.comeBack(await peer.signIn(url, person()), flow)
    return { code: whereTo(back).code, half: cookieOf(back, 'google_half') }
  }

  test('works once, for one of twenty at the same moment', async () => {
    const { code, half } = await ticket()
    const answers = await Promise.all(Array.from({ length: 20 }, () => way.redeem(code, half)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.statusCode === 410)).toHaveLength(19)
  })
  test('works in the browser that set out alone, within a minute', async () => {
    const { code, half } = await ticket()
    expect((await way.redeem(code, (await ticket()).half)).json()).toMatchObject({ code: 'gone' })
    expect((await way.redeem(code, '')).statusCode).toBe(410)
    await api.db
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeTokens.purpose, 'google'))
    expect((await way.redeem(code, half)).statusCode).toBe(410)
  })
  test('A-18: rests as hashes', async () => {
    const { code, half } = await ticket()
    const dump = JSON.stringify(await api.db.select().from(oneTimeTokens))
    for (const secret of [code, half]) expect(dump).not.toContain(secret)
  })
})

test('without a provider the door says so', async () => {
  const closed = await createTestApi()
  expect((await closed.as()('GET', '/client-api/v1/auth/google-state')).json()).toEqual({
    data: { is_on: false },
  })
  expect((await closed.app.inject({ url: '/client-api/v1/auth/google' })).headers.location).toBe(
    `${publicUrl}/auth/google-error`,
  )
  await closed.close()
})

test('a provider that is away is told as a failure, and tried again by the next one', async () => {
  const away = await createTestApi({
    google: new OidcProvider({ issuer: 'http://127.0.0.1:1', clientId, clientSecret }),
  })
  for (let tries = 0; tries < 2; tries += 1)
    expect((await away.app.inject({ url: '/client-api/v1/auth/google?locale=en' })).headers.location).toBe(
      `${publicUrl}/en/auth/google-error`,
    )
  await away.close()
})
