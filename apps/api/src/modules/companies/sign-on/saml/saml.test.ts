import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  companySignOns,
  employees,
  rateLimits,
  sessions,
  signOnIdentities,
  signOnRequests,
  users,
} from '../../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../../testing/accounts.ts'
import { queuedEmails } from '../../../../testing/emails.ts'
import { cookieOf, publicUrl } from '../../../../testing/google.ts'
import { member } from '../../../../testing/portal.ts'
import { startSamlPeer, type SamlPeer } from '../../../../testing/saml-peer.ts'
import { claim, samlSignOns, whyOf } from '../../../../testing/saml-sign-on.ts'
import { selfSigned } from '../../../../testing/self-signed.ts'
import { NameServers } from '../../../../testing/sign-on.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

const names = new NameServers()
let api: TestApi
let peer: SamlPeer
let on: ReturnType<typeof samlSignOns>
let owner: Account & { companyId: number }
beforeAll(async () => {
  peer = await startSamlPeer()
  api = await createTestApi({ textRecords: names.look })
  on = samlSignOns(api, peer, names)
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
const fieldsOf = (answer: { json<T>(): T }) => Object.keys(answer.json<{ errors?: object }>().errors ?? {})

describe('signing in', () => {
  test('a new person becomes a learner and an employee; the second time it is the same account', async () => {
    const domain = await on.setUp(owner)
    const who = on.person(domain)
    const first = await on.signIn(domain, who)
    expect(first.session).toMatchObject({ capacity: 'personal', user: { name: 'Sara Worker' } })
    const userId = first.session?.user.id ?? 0
    const rows = await api.db
      .select({ state: employees.state, userId: employees.userId })
      .from(employees)
      .where(eq(employees.companyId, owner.companyId))
    expect(rows).toEqual([{ state: 'active', userId }])
    const renamed = { ...who, attributes: { email: `renamed-${unique()}@elsewhere.example` } }
    expect((await on.signIn(domain, renamed)).session?.user.id).toBe(userId)
    const [kept] = await api.db
      .select()
      .from(signOnIdentities)
      .where(eq(signOnIdentities.companyId, owner.companyId))
    expect(kept).toMatchObject({ issuer: peer.issuer, subject: who.nameId, userId })
    expect((await on.signIn(domain, who, { name: 'company-api' })).why).toBe('personal')
    expect(await api.db.$count(signOnRequests, eq(signOnRequests.companyId, owner.companyId))).toBe(1)
  })

  test('the rules of entering are those of every provider', async () => {
    const domain = await on.setUp(owner, { admits: 'invited' })
    expect((await on.signIn(domain, on.person(domain))).why).toBe('uninvited')
    await on.portal(owner)('PUT', '/saml', on.provider())
    expect(
      (await on.signIn(domain, on.person(domain, { attributes: { email: (await account(api)).email } }))).why,
    ).toBe('address')
    const known = await account(api, 'student', { email: `known-${unique()}@${domain}` })
    const who = on.person(domain, { attributes: { mail: known.email } })
    expect((await on.signIn(domain, who)).session?.user.id).toBe(known.id)
    expect((await queuedEmails(api, known.email)).map(email => email.template)).toEqual(['sign_on_linked'])
    const boss = await member(api, owner.companyId, 'owner')
    await api.db
      .update(users)
      .set({ email: `boss-${unique()}@${domain}` })
      .where(eq(users.id, boss.id))
    const [{ email } = { email: '' }] = await api.db.select().from(users).where(eq(users.id, boss.id))
    const asOwner = on.person(domain, { attributes: { email: email ?? '' } })
    expect((await on.signIn(domain, asOwner, { name: 'company-api' })).why).toBe('owner')
  })

  test('the portal is reached by the same address, and the session is opened where it was asked for', async () => {
    const domain = await on.setUp(owner)
    const finance = await member(api, owner.companyId, 'finance')
    const email = `finance-${unique()}@${domain}`
    await api.db.update(users).set({ email }).where(eq(users.id, finance.id))
    const { session } = await on.signIn(domain, on.person(domain, { attributes: { email } }), {
      name: 'company-api',
    })
    expect(session).toMatchObject({ capacity: 'company', user: { id: finance.id } })
    expect(peer.lastRequest()).toMatchObject({
      issuer: `${publicUrl}/client-api/v1/auth/sign-on/saml/${owner.companyId}/metadata`,
      acsUrl: `${publicUrl}/client-api/v1/auth/sign-on/saml/${owner.companyId}`,
      destination: peer.entryPoint,
    })
  })

  test('an attribute that is set counts alone, also for whom is meant', async () => {
    const domain = await on.setUp(owner)
    const attributes = { staffNumber: '4711', address: `w-${unique()}@${domain}`, shownAs: 'سارة العامل' }
    const set = { subject_attribute: 'staffNumber', email_attribute: 'address', name_attribute: 'shownAs' }
    const who = on.person(domain, { nameId: 'x1', attributes })
    expect((await on.portal(owner)('PUT', '/saml', on.provider(set))).json()).toMatchObject({
      data: { provider: { is_on: false, tested_at: null } },
    })
    expect((await on.tryOut(owner, who)).tried).toMatchObject({ problem: null, subject: '4711' })
    await on.portal(owner)('POST', '/switch', { is_on: true, is_demanded: false })
    const first = await on.signIn(domain, who)
    expect(first.session?.user.name).toBe('سارة العامل')
    const again = await on.signIn(domain, { ...who, nameId: 'x2' })
    expect(again.session?.user.id).toBe(first.session?.user.id)
    const without = on.person(domain, { attributes: { address: `v-${unique()}@${domain}` } })
    expect((await on.signIn(domain, without)).why).toBe('failed')
  })
})

describe('setting it up', () => {
  test('metadata are read into fields; those with no entity, several, or a document type are not', async () => {
    const call = on.portal(owner)
    const read = (metadata: string) => call('POST', '/saml/metadata', { metadata })
    expect((await read(peer.metadata)).json()).toMatchObject({
      data: {
        issuer: peer.issuer,
        entry_point: peer.entryPoint,
        certificates: [{ subject: 'CN=IdP', expires_at: expect.any(String) }],
        wants_signed_requests: false,
      },
    })
    const entity = peer.metadata.replace(/^<\?xml.*?\?>/, '')
    const refused = [
      '<x/>',
      'no XML',
      `<!DOCTYPE x [<!ENTITY a "b">]>${entity}`,
      `<EntitiesDescriptor>${entity}${entity}</EntitiesDescriptor>`,
      peer.metadata.replaceAll('bindings:HTTP-Redirect', 'bindings:SOAP'),
      peer.metadata.replaceAll(peer.identity.certificate.slice(0, 20), 'AAAA'),
      peer.metadata.replaceAll(peer.entryPoint, 'http://login.example/sso'),
    ]
    for (const metadata of refused) {
      const answer = await read(metadata)
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, ['metadata']])
    }
    const large = peer.metadata.replace('</md:EntityDescriptor>', `${'<md:x/>'.repeat(20_000)}$&`)
    expect((await read(large)).statusCode).toBe(200)
    expect((await read(`${peer.metadata}${' '.repeat(400_000)}`)).statusCode).toBe(422)
  })

  test('what cannot work is refused at its field', async () => {
    const call = on.portal(owner)
    const refused = async (given: object) => fieldsOf(await call('PUT', '/saml', on.provider(given)))
    expect(await refused({ entry_point: 'http://login.example/sso' })).toEqual(['entry_point'])
    expect(await refused({ entry_point: 'javascript:alert(1)' })).toEqual(['entry_point'])
    expect(await refused({ certificates: ['no certificate'] })).toEqual(['certificates'])
    expect(await refused({ certificates: [selfSigned({ days: -1 }).certificate] })).toEqual(['certificates'])
    expect(await refused({ certificates: [selfSigned({ bits: 1024 }).certificate] })).toEqual([
      'certificates',
    ])
    expect(await refused({ certificates: [] })).toEqual(['certificates'])
    const four = Array.from({ length: 4 }, () => peer.identity.certificate)
    expect(await refused({ certificates: four })).toEqual(['certificates'])
    expect(codeOf(await call('POST', '/try', { locale: 'en' }))).toBe('not_found')
    expect(codeOf(await call('POST', '/test'))).toBe('not_found')
  })

  test('a company has one provider; another kind has to be tested again, and each change is in the audit log', async () => {
    await on.setUp(owner)
    const call = on.portal(owner)
    const oidc = { issuer: 'https://login.example', client_id: 'x', client_secret: 'y', admits: 'everyone' }
    const { client_secret: _none, ...bare } = oidc
    expect(fieldsOf(await call('PUT', '', { ...bare, issuer: peer.issuer }))).toEqual(['client_secret'])
    expect((await call('PUT', '', oidc)).json()).toMatchObject({
      data: { provider: { kind: 'oidc', client_id: 'x', saml: null, is_on: false, tested_at: null } },
    })
    expect((await call('PUT', '/saml', on.provider())).json()).toMatchObject({
      data: {
        provider: {
          kind: 'saml',
          client_id: null,
          saml: {
            entry_point: peer.entryPoint,
            certificates: [{ subject: 'CN=IdP' }],
            email_attribute: null,
          },
          is_on: false,
          tested_at: null,
        },
      },
    })
    const [row] = await api.db
      .select()
      .from(companySignOns)
      .where(eq(companySignOns.companyId, owner.companyId))
    expect(row).toMatchObject({ clientId: null, sealedSecret: null })
    expect(codeOf(await call('POST', '/switch', { is_on: true, is_demanded: false }))).toBe(
      'sign_on_untested',
    )
    const log = await api.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(
        and(eq(auditLog.chain, `company-${owner.companyId}`), eq(auditLog.action, 'sign_on.set_provider')),
      )
    expect(log).toHaveLength(3)
    expect(JSON.stringify(log)).toContain('"kind":"saml"')
  })

  test('a trial shows the administrator what came, marks it tested and signs no one in', async () => {
    const domain = await on.prove(owner)
    const call = on.portal(owner)
    await call('PUT', '/saml', on.provider())
    expect((await call('GET', '/try')).json()).toEqual({ data: null })
    const before = await api.db.$count(sessions)
    const who = on.person(domain)
    const { tried, back, posted } = await on.tryOut(owner, who)
    expect(tried).toMatchObject({
      problem: null,
      subject: who.nameId,
      subject_is_address: false,
      email: who.attributes[claim('emailaddress')],
      is_email_proven: true,
      name: 'Sara Worker',
      attributes: [{ name: claim('emailaddress') }, { values: ['Sara'] }, { values: ['Worker'] }],
    })
    expect(cookieOf(back, 'sign_on_half')).toBe('')
    expect(await api.db.$count(sessions)).toBe(before)
    expect(await api.db.$count(users, eq(users.email, String(who.attributes[claim('emailaddress')])))).toBe(0)
    expect((await call('GET', '')).json()).toMatchObject({
      data: { provider: { tested_at: expect.any(String) } },
    })
    expect(whyOf(await on.finish(posted, 'x'))).toBe('expired')
    // What it showed is the administrator's own.
    const other = await member(api, owner.companyId, 'administrator')
    expect((await on.portal(other)('GET', '/try')).json()).toEqual({ data: null })
    const stored = JSON.stringify(await api.db.select().from(signOnRequests))
    expect(stored).not.toContain(who.nameId)
    const nameless = await on.tryOut(owner, { nameId: 'x', attributes: {} })
    expect(nameless.tried).toMatchObject({ problem: 'email', email: null, name: null })
    const auditor = await member(api, owner.companyId, 'auditor')
    expect((await on.portal(auditor)('POST', '/try', { locale: 'ar' })).statusCode).toBe(403)
  })

  test('its own description says where answers go, and that assertions are to be signed', async () => {
    const { data } = (await on.portal(owner)('GET', '')).json<{
      data: { saml_service: { entity_id: string; acs_url: string; metadata_url: string } }
    }>()
    const { entity_id: id, acs_url: acs, metadata_url: url } = data.saml_service
    const answer = await api.app.inject({ url: new URL(url).pathname })
    expect(answer.headers['content-type']).toContain('application/samlmetadata+xml')
    expect(answer.body).toContain(`entityID="${id}"`)
    expect(answer.body).toContain(`Location="${acs}"`)
    expect(answer.body).toContain('WantAssertionsSigned="true"')
  })
})
