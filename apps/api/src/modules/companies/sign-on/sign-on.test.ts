import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  auditLog,
  companyMembers,
  companySignOns,
  employees,
  rateLimits,
  signOnIdentities,
  users,
} from '../../../db/schema/index.ts'
import { account, company, operator, password, unique, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { redirectOf } from '../../../testing/google.ts'
import { clientSecret, startOidcPeer, type OidcPeer } from '../../../testing/oidc-peer.ts'
import { employee, member } from '../../../testing/portal.ts'
import { everyRedirect, NameServers, signOnRedirects, signOns } from '../../../testing/sign-on.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

const names = new NameServers()
let api: TestApi
let peer: OidcPeer
let on: ReturnType<typeof signOns>
let owner: Account & { companyId: number }
beforeAll(async () => {
  peer = await startOidcPeer(everyRedirect)
  api = await createTestApi({ textRecords: names.look })
  on = signOns(api, peer, names)
})
afterAll(async () => {
  await api.close()
  await peer.close()
})
beforeEach(async () => {
  await api.db.delete(rateLimits)
  owner = await company(api)
})

const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code
const employeesOf = (companyId: number) =>
  api.db
    .select({ email: employees.email, state: employees.state, userId: employees.userId })
    .from(employees)
    .where(eq(employees.companyId, companyId))
const stateOf = async (domain: string) =>
  (await api.as()('GET', `/client-api/v1/auth/sign-on-state?domain=${domain}`)).json()

test('a domain is one company’s alone, by its record; nothing is switched on untested or without one', async () => {
  const call = on.portal(owner)
  const domain = `only-${unique()}.example`
  const { data: claimed } = (await call('POST', '/domains', { domain: `@${domain.toUpperCase()}` })).json<{
    data: { id: number; domain: string; proven_at: null; record: { name: string; value: string } }
  }>()
  expect(claimed).toMatchObject({ domain, proven_at: null })
  expect(codeOf(await call('POST', `/domains/${claimed.id}/prove`))).toBe('domain_unproven')
  expect(codeOf(await call('POST', '/domains', { domain: 'no domain' }))).toBe('validation')
  expect((await call('PUT', '', on.provider())).json()).toMatchObject({
    data: { provider: { is_on: false, tested_at: null }, redirect_uris: signOnRedirects(owner.companyId) },
  })
  const switchOn = { is_on: true, is_demanded: false }
  expect(codeOf(await call('POST', '/switch', switchOn))).toBe('sign_on_untested')
  await call('POST', '/test')
  expect(codeOf(await call('POST', '/switch', switchOn))).toBe('sign_on_without_domain')
  const other = await company(api)
  await on.prove(other, domain)
  expect(codeOf(await call('POST', '/domains', { domain: await on.prove(other) }))).toBe('domain_taken')
  expect(codeOf(await call('POST', `/domains/${claimed.id}/prove`))).toBe('domain_unproven')
  // Both have claimed it; the other one was first to prove it.
  names.set(claimed.record.name, claimed.record.value)
  expect(codeOf(await call('POST', `/domains/${claimed.id}/prove`))).toBe('domain_taken')
  expect((await on.portal(other)('POST', `/domains/${claimed.id}/prove`)).statusCode).toBe(404)
  expect((await on.portal(other)('DELETE', `/domains/${claimed.id}`)).statusCode).toBe(404)
})

test('the secret is stored encrypted, never returned, and sent to no other issuer; a change has to be tested again', async () => {
  await on.setUp(owner)
  const call = on.portal(owner)
  const dump = JSON.stringify([
    (await call('GET', '')).json(),
    await api.db.select().from(companySignOns),
    await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.chain, `company-${owner.companyId}`)),
  ])
  expect(dump).not.toContain(clientSecret)
  expect(dump).toContain('sign_on.set_provider')
  const { client_secret: _secret, ...kept } = on.provider({ admits: 'invited' })
  expect((await call('PUT', '', kept)).json()).toMatchObject({
    data: { provider: { is_on: true, admits: 'invited' } },
  })
  const moved = await call('PUT', '', { ...kept, issuer: 'https://evil.example' })
  expect(moved.json()).toMatchObject({ code: 'validation', errors: { client_secret: [expect.any(String)] } })
  expect((await call('PUT', '', on.provider({ client_id: 'other' }))).json()).toMatchObject({
    data: { provider: { is_on: false, is_demanded: false, tested_at: null } },
  })
})

test('the test says in so many words what is wrong, and reaches nothing within', async () => {
  const call = on.portal(owner)
  const problemWith = async (given: object) => {
    expect((await call('PUT', '', on.provider(given))).statusCode).toBe(200)
    return (await call('POST', '/test')).json<{ data: { problem: string | null } }>().data.problem
  }
  expect(await problemWith({ issuer: 'https://10.0.0.1' })).toBe('private_address')
  expect(await problemWith({ issuer: 'https://169.254.169.254/latest' })).toBe('private_address')
  expect(await problemWith({ issuer: 'http://login.example' })).toBe('not_https')
  expect(await problemWith({ issuer: peer.issuer.replace('127.0.0.1', 'localhost') })).toBe('other_issuer')
  expect(await problemWith({ issuer: `${peer.issuer}/elsewhere` })).toBe('no_provider')
  expect(await problemWith({ issuer: 'http://127.0.0.1:1' })).toBe('unreachable')
  expect(await problemWith({ client_secret: 'wrong' })).toBe('client_refused')
  expect(await problemWith({ client_id: 'unknown' })).toBe('client_refused')
  expect(await problemWith({})).toBe(null)
  expect(codeOf(await call('PUT', '', on.provider({ issuer: 'login.example' })))).toBe('validation')
})

test('a new person becomes a learner and an employee; the second time it is the same account', async () => {
  const domain = await on.setUp(owner)
  expect(await stateOf(domain)).toEqual({ data: { is_on: true, is_demanded: false } })
  const who = on.person(domain)
  const first = await on.signIn(domain, who)
  expect(first.session).toMatchObject({ capacity: 'personal', user: { kind: 'student', email: who.email } })
  const userId = first.session?.user.id ?? 0
  expect(await employeesOf(owner.companyId)).toEqual([{ email: who.email, state: 'active', userId }])
  const again = await on.signIn(domain, { ...who, email: `renamed-${unique()}@elsewhere.example` })
  expect(again.session?.user.id).toBe(userId)
  const [row] = await api.db.select().from(users).where(eq(users.id, userId))
  expect(row).toMatchObject({ passwordHash: null, isGoogle: false, verifiedAt: expect.any(Date) })
  expect((await on.signIn(domain, who, 'company-api')).why).toBe('personal')
})

test('an account of a proven address is joined and its owner told; no other one is', async () => {
  const domain = await on.setUp(owner)
  const known = await account(api, 'student', { email: `known-${unique()}@${domain}` })
  const who = on.person(domain, { email: known.email.toUpperCase() })
  expect((await on.signIn(domain, who)).session?.user.id).toBe(known.id)
  expect((await queuedEmails(api, known.email)).map(email => email.template)).toEqual(['sign_on_linked'])
  const why = async (given: Parameters<typeof on.person>[1]) =>
    (await on.signIn(domain, on.person(domain, given))).why
  expect(await why({ email: known.email })).toBe('other')
  expect(await why({ email: (await account(api)).email })).toBe('address')
  expect(await why({ email: `a@sub.${domain}` })).toBe('address')
  expect(await why({ email_verified: false })).toBe('address')
  const squatter = await account(api, 'student', { email: `s-${unique()}@${domain}`, verifiedAt: null })
  expect(await why({ email: squatter.email })).toBe('unproved')
  const another = await company(api)
  const theirs = `owner-${unique()}@${domain}`
  await api.db.update(users).set({ email: theirs }).where(eq(users.id, another.id))
  expect(await why({ email: theirs })).toBe('owner')
  const site = await operator(api, 'support')
  await api.db
    .update(users)
    .set({ email: `op-${unique()}@${domain}` })
    .where(eq(users.id, site.id))
  const [{ email = null } = {}] = await api.db.select().from(users).where(eq(users.id, site.id))
  expect(await why({ email: email ?? '' })).toBe('owner')
})

test('an invited person takes the place that waits for them; no one else comes in where only they may', async () => {
  const domain = await on.setUp(owner, { admits: 'invited' })
  const who = on.person(domain)
  expect((await on.signIn(domain, who)).why).toBe('uninvited')
  expect(await api.db.$count(users, eq(users.email, who.email ?? ''))).toBe(0)
  const id = await employee(api, owner.companyId, { email: who.email ?? '', state: 'invited', userId: null })
  const { session } = await on.signIn(domain, who)
  const [row] = await api.db.select().from(employees).where(eq(employees.id, id))
  expect(row).toMatchObject({ state: 'active', userId: session?.user.id })
  const joinedElsewhere = on.person(domain)
  const elsewhere = await account(api)
  await employee(api, owner.companyId, { email: joinedElsewhere.email ?? '', userId: elsewhere.id })
  expect((await on.signIn(domain, joinedElsewhere)).why).toBe('elsewhere')
})

test('a leaver does not come in, even if the provider knows them, and their account is unchanged', async () => {
  const domain = await on.setUp(owner)
  const who = on.person(domain)
  const { session } = await on.signIn(domain, who)
  await api.db
    .update(employees)
    .set({ state: 'deactivated' })
    .where(eq(employees.userId, session?.user.id ?? 0))
  expect((await on.signIn(domain, who)).why).toBe('ended')
  expect((await employeesOf(owner.companyId)).map(({ state }) => state)).toEqual(['deactivated'])
})

test('an invitation gives no one the account of a leaver who changed their address', async () => {
  const domain = await on.setUp(owner)
  const who = on.person(domain)
  const { session } = await on.signIn(domain, who)
  const userId = session?.user.id ?? 0
  await api.db
    .update(users)
    .set({ email: `own-${unique()}@home.test` })
    .where(eq(users.id, userId))
  await api.db.update(employees).set({ state: 'invited', userId: null }).where(eq(employees.userId, userId))
  const again = await on.signIn(domain, who)
  expect(again.session?.user.id).toEqual(expect.any(Number))
  expect(again.session?.user.id).not.toBe(userId)
})

test('neither an address taken out of the domain nor an owner’s account, of whatever company, is opened', async () => {
  const domain = await on.setUp(owner)
  const who = on.person(domain)
  const { session } = await on.signIn(domain, who)
  const userId = session?.user.id ?? 0
  await api.db
    .update(users)
    .set({ email: `own-${unique()}@home.test` })
    .where(eq(users.id, userId))
  const again = await on.signIn(domain, who)
  expect(again.session?.user.id).not.toBe(userId)
  const elsewhere = on.person(domain)
  const boss = await member(api, (await company(api)).companyId, 'owner')
  await api.db
    .update(users)
    .set({ email: elsewhere.email ?? '' })
    .where(eq(users.id, boss.id))
  expect((await on.signIn(domain, elsewhere)).why).toBe('owner')
})

test('what one company’s provider answers is not brought to another’s', async () => {
  const domain = await on.setUp(owner)
  const { url, flow } = await on.start(domain)
  const back = new URL(await peer.signIn(url, on.person(domain)))
  const other = await company(api)
  back.pathname = back.pathname.replace(/\d+$/, String(other.companyId))
  const refused = await on.callback(back.href, flow)
  expect(new URLSearchParams(redirectOf(refused).path.split('?')[1]).get('sign_on')).toBe('failed')
})

test('refuses a wrong state, a foreign issuer, a code used twice, another browser, and what was switched off meanwhile', async () => {
  const domain = await on.setUp(owner)
  const why = (answer: Parameters<typeof redirectOf>[0]) =>
    new URLSearchParams(redirectOf(answer).path.split('?')[1]).get('sign_on')
  const { url, flow } = await on.start(domain)
  expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256')
  const back = new URL(await peer.signIn(url, on.person(domain)))
  const changed = (name: string, value: string) => {
    const other = new URL(back)
    other.searchParams.set(name, value)
    return other.href
  }
  expect(why(await on.callback(changed('state', 'x'.repeat(43)), flow))).toBe('failed')
  expect(why(await on.callback(changed('iss', 'https://evil.example'), flow))).toBe('failed')
  expect(why(await on.callback(back.href, ''))).toBe('expired')
  const right = await on.callback(back.href, flow)
  expect(why(await on.callback(back.href, flow))).toBe('failed')
  const { code } = redirectOf(right)
  expect((await on.redeem(code, 'x')).statusCode).toBe(410)
  expect(redirectOf(right).path).toBe('/en/auth/login?sign_on=1&next=%2Flearn')
  const second = await on.start(domain)
  const late = await peer.signIn(second.url, on.person(domain))
  await on.portal(owner)('POST', '/switch', { is_on: false, is_demanded: false })
  expect(why(await on.callback(late, second.flow))).toBe('unavailable')
  expect(await stateOf(domain)).toEqual({ data: { is_on: false, is_demanded: false } })
  expect((await on.start(domain)).url).toContain('sign_on=unavailable')
})

test('where it is demanded a password opens nothing for the company’s people, but everything for its owners', async () => {
  const domain = await on.setUp(owner, { demanded: true })
  const make = async () => account(api, 'student', { email: `person-${unique()}@${domain}` })
  const [worker, second, stranger] = [await make(), await make(), await make()]
  await employee(api, owner.companyId, { email: worker.email, userId: worker.id })
  await api.db.insert(companyMembers).values({ companyId: owner.companyId, userId: second.id, role: 'owner' })
  const login = (email: string, name = 'client-api', secret = password) =>
    api.as()('POST', `/${name}/v1/auth/login`, { email, password: secret })
  expect((await login(worker.email)).json()).toMatchObject({ code: 'sign_on_demanded', data: { domain } })
  expect(codeOf(await login(worker.email, 'client-api', 'Wrong@2026'))).toBe('credentials_wrong')
  expect((await login(stranger.email)).statusCode).toBe(200)
  expect((await login(second.email)).statusCode).toBe(200)
  expect((await login(owner.email, 'company-api')).statusCode).toBe(200)
  const entered = await on.signIn(domain, on.person(domain, { email: worker.email }))
  expect(entered.session?.user.id).toBe(worker.id)
  // An owner's account would be the whole company's: the provider never opens it.
  expect((await on.signIn(domain, on.person(domain, { email: second.email }), 'company-api')).why).toBe(
    'owner',
  )
  await on.portal(owner)('DELETE', '')
  expect((await login(worker.email)).statusCode).toBe(200)
  const ofWorker = and(
    eq(signOnIdentities.userId, worker.id),
    eq(signOnIdentities.companyId, owner.companyId),
  )
  expect(await api.db.$count(signOnIdentities, ofWorker)).toBe(0)
})

test('owners and administrators set it up; an auditor reads, no one else', async () => {
  const acting = (role: 'administrator' | 'auditor' | 'finance') => member(api, owner.companyId, role)
  expect((await on.portal(await acting('administrator'))('PUT', '', on.provider())).statusCode).toBe(200)
  const auditor = on.portal(await acting('auditor'))
  expect((await auditor('GET', '')).json()).toMatchObject({ data: { provider: { issuer: peer.issuer } } })
  expect((await auditor('POST', '/test')).statusCode).toBe(403)
  expect((await on.portal(await acting('finance'))('GET', '')).statusCode).toBe(403)
})
