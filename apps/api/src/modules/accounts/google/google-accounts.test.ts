import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challenges, identities, rateLimits, sessions } from '../../../db/schema/index.ts'
import { OidcProvider } from '../../../gateways/oidc/provider.ts'
import { account, company, instructor } from '../../../testing/accounts.ts'
import { oauthFlows, person, redirectUris } from '../../../testing/google.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import {
  clientId,
  clientSecret,
  startOidcPeer,
  type Claims,
  type OidcPeer,
} from '../../../testing/oidc-peer.ts'
import { places, studentForm } from '../../../testing/registration.ts'
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

/** The page that says what happened; it keeps where the person was going. */
const redirectTo = (path: string, about: string) => ({
  path: `${path}${path.includes('?') ? '&' : '?'}about=${about}&next=%2Flearn`,
  session: null,
})
const inUse = (about: string) => redirectTo('/en/auth/google-error-used', about)

describe('A-22: before the owner signs in', () => {
  test('a registration that another person began ends with the owner’s sign-in', async () => {
    const who = person()
    const form = studentForm(await places(api), { email: who.email })
    const { otp } = (await api.as()('POST', '/client-api/v1/auth/student-account', form)).json<{
      data: { otp: string }
    }>().data
    const code = await lastCode(api, who.email ?? '')
    expect((await flows.signIn(who)).session?.statusCode).toBe(200)
    expect(
      (await api.as()('POST', '/client-api/v1/auth/login', { email: who.email, password: form.password }))
        .statusCode,
    ).toBe(401)
    expect((await api.as()('POST', '/client-api/v1/auth/otp', { otp, code })).json()).toMatchObject({
      code: 'email_taken',
    })
    expect(await api.db.$count(challenges, eq(challenges.address, who.email ?? ''))).toBe(1)
  })
  test('an unverified account with a password is not joined', async () => {
    const squatter = await account(api, 'student', { verifiedAt: null })
    expect(await flows.signIn(person({ email: squatter.email }))).toEqual(inUse('unproved'))
    expect(await api.db.$count(identities, eq(identities.userId, squatter.id))).toBe(0)
  })
})

describe('A-23: not sufficient is', () => {
  test.each([
    [{ email_verified: false }],
    [{ email_verified: undefined }],
    [{ email: undefined }],
    [{ email: 'a@b' }],
  ])('%j', async given => {
    const who = person(given)
    for (const [key, value] of Object.entries(given)) if (value === undefined) delete who[key as keyof Claims]
    expect(await flows.signIn(who)).toEqual(redirectTo('/en/auth/google-error', 'unverified'))
  })
  test('another subject with the address of one that is known', async () => {
    const who = person()
    const first = await flows.signIn(who)
    expect(first.session?.statusCode).toBe(200)
    expect(await flows.signIn(person({ email: who.email ?? '' }))).toEqual(inUse('other'))
    expect(await api.db.$count(identities, eq(identities.subject, who.sub))).toBe(1)
  })
})

describe('an address that has an account', () => {
  test.each([
    ['student', account],
    ['instructor', instructor],
  ] as const)('of a verified %s is joined, and its owner notified', async (_kind, make) => {
    const owner = await make(api)
    const { session } = await flows.signIn(person({ email: owner.email.toUpperCase() }))
    expect(session?.json()).toMatchObject({ data: { user: { id: owner.id, is_google: true } } })
    expect((await queuedEmails(api, owner.email)).map(email => email.template)).toEqual(['google_linked'])
  })
  test('A-24: of a company does not sign in to the learner app, nor a student to the company portal', async () => {
    const owner = await company(api)
    expect(await flows.signIn(person({ email: owner.email }))).toEqual(inUse('company'))
    const who = person({ email: owner.email })
    const joined = await flows.signIn(who, 'company-api')
    expect(joined.session?.json()).toMatchObject({ data: { user: { id: owner.id, kind: 'company' } } })
    expect(await flows.signIn(who)).toEqual(inUse('company'))
    const student = person()
    expect((await flows.signIn(student)).session?.statusCode).toBe(200)
    expect(await flows.signIn(student, 'company-api')).toEqual(
      redirectTo('/en/auth/google-error-used?company', 'personal'),
    )
    expect(
      await api.db.$count(identities, and(eq(identities.userId, owner.id), eq(identities.subject, who.sub))),
    ).toBe(1)
  })
  test('A-24: companies register by their form, not by Google', async () => {
    expect(await flows.signIn(person(), 'company-api')).toEqual(
      redirectTo('/en/auth/google-error?company', 'newcomer'),
    )
  })
  test('of an erased account creates a new one', async () => {
    const who = person()
    const first = await flows.signIn(who)
    const token = first.session?.json<{ data: { token: string } }>().data.token
    expect((await api.as(token)('DELETE', '/client-api/v1/auth/delete-account')).statusCode).toBe(200)
    const second = await flows.signIn(who)
    const id = second.session?.json<{ data: { user: { id: number } } }>().data.user.id
    expect(id).not.toBe(first.session?.json<{ data: { user: { id: number } } }>().data.user.id)
    expect(await api.db.$count(sessions, eq(sessions.userId, id ?? 0))).toBe(1)
  })
})
