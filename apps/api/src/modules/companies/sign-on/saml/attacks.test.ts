import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companySignOns, rateLimits, signOnIdentities, users } from '../../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../../testing/accounts.ts'
import { cookieOf, redirectOf } from '../../../../testing/google.ts'
import { startSamlPeer, type Changes, type SamlPeer } from '../../../../testing/saml-peer.ts'
import { samlSignOns, whyOf } from '../../../../testing/saml-sign-on.ts'
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

/** The signed assertion as it was, and the element around it. */
const assertionOf = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
const evilOf = (xml: string, email: string) =>
  assertionOf(xml)
    .replace(/<Signature .*<\/Signature>/s, '')
    .replace(/ID="[^"]*"/, 'ID="_evil"')
    .replace(/[\w-]+@company-[\w.-]+/, email)
    .replace(/(<saml:NameID[^>]*>)[^<]*/, '$1evil')

const expired = selfSigned({ days: -1 })
const stranger = selfSigned()
const victim = 'victim@x.example'
const attacks: [name: string, changes: Changes, problem: string][] = [
  ['unsigned', { signer: null }, 'unsigned'],
  ['signed by a key that is not the provider’s', { signer: stranger.key }, 'signature'],
  ['signed by SHA-1', { isSha1: true }, 'weak_algorithm'],
  ['changed after it was signed', { response: xml => xml.replace('Sara', 'Eve') }, 'signature'],
  ['of another issuer', { issuer: 'https://evil.example' }, 'other_issuer'],
  ['for another audience', { audience: 'https://other.example' }, 'audience'],
  ['for another recipient', { recipient: 'https://other.example/acs' }, 'recipient'],
  ['in an envelope for another address', { destination: 'https://other.example/acs' }, 'recipient'],
  ['too late', { from: -600, until: -61 }, 'time'],
  ['too early', { from: 62 }, 'time'],
  ['to another request', { inResponseTo: '_other' }, 'request'],
  ['to no request', { inResponseTo: null, confirmedRequest: null }, 'request'],
  ['whose signed part answers another request', { confirmedRequest: '_other' }, 'request'],
  ['whose signed part names no request', { confirmedRequest: null }, 'request'],
  ['that says no', { status: 'AuthnFailed' }, 'denied'],
  ['without a person', { assertion: xml => xml.replace(/<saml:Subject>.*<\/saml:Subject>/s, '') }, 'subject'],
  [
    'with a person of this time alone',
    { assertion: xml => xml.replace('format:persistent', 'format:transient') },
    'subject',
  ],
  [
    'encrypted',
    {
      response: xml =>
        xml.replace(
          assertionOf(xml),
          '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"></saml:EncryptedAssertion>',
        ),
    },
    'encrypted',
  ],
  ['with a document type', { response: xml => `<!DOCTYPE r [<!ENTITY e "x">]>${xml}` }, 'malformed'],
  [
    'with entities that expand',
    {
      response: xml =>
        `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xml.replace('Sara', '&b;')}`,
    },
    'malformed',
  ],
  ['of something else', { response: () => '<x>no answer</x>' }, 'malformed'],
  ['of no XML', { response: () => 'hello' }, 'malformed'],
  // Wrapping: the signed assertion stays somewhere, and another one stands where it is looked for.
  [
    'wrapped: a second one before it',
    { response: xml => xml.replace('<saml:Assertion', `${evilOf(xml, victim)}<saml:Assertion`) },
    'malformed',
  ],
  [
    'wrapped: a second one after it',
    { response: xml => xml.replace('</samlp:Response>', `${evilOf(xml, victim)}</samlp:Response>`) },
    'malformed',
  ],
  [
    'wrapped: the signed one within another',
    {
      response: xml =>
        xml.replace(
          assertionOf(xml),
          evilOf(xml, victim).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`),
        ),
    },
    'unsigned',
  ],
  [
    'wrapped: the signature over another one within it',
    {
      response: xml => {
        const good = assertionOf(xml)
        const signature = /<Signature .*<\/Signature>/s.exec(good)?.[0] ?? ''
        return xml.replace(
          good,
          evilOf(xml, victim).replace(
            '</saml:Issuer>',
            () =>
              `</saml:Issuer>${signature.replace('</Signature>', () => `<Object>${good.replace(signature, '')}</Object></Signature>`)}`,
          ),
        )
      },
    },
    'signature',
  ],
  [
    'wrapped: the same id twice',
    {
      response: xml => {
        const good = assertionOf(xml)
        const id = /ID="([^"]*)"/.exec(good)?.[1] ?? ''
        return xml
          .replace(good, () =>
            evilOf(xml, victim)
              .replace('_evil', id)
              .replace(
                '</saml:Issuer>',
                () => `</saml:Issuer>${/<Signature .*<\/Signature>/s.exec(good)?.[0] ?? ''}`,
              ),
          )
          .replace('<samlp:Status>', () => `<samlp:Extensions>${good}</samlp:Extensions><samlp:Status>`)
      },
    },
    'signature',
  ],
  [
    'wrapped: in another root',
    {
      response: xml => `<samlp:Other xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${xml}</samlp:Other>`,
    },
    'malformed',
  ],
]

test.each(attacks)(
  'a response %s signs no one in, and uses its request up',
  async (_name, changes, problem) => {
    const domain = await on.setUp(owner)
    const who = on.person(domain)
    const { url, flow } = await on.start(domain)
    const before = await api.db.$count(users)
    const posted = await on.post(await peer.signIn(url, who, changes))
    expect(whyOf(await on.finish(posted, flow))).toBe(problem === 'denied' ? 'denied' : 'failed')
    const good = peer.answer(peer.lastRequest(), who)
    const again = await on.post({ action: peer.lastRequest().acsUrl, fields: { SAMLResponse: good } })
    expect(whyOf(again)).toBe('expired')
    expect(await api.db.$count(users)).toBe(before)
    const { tried, back } = await on.tryOut(owner, who, changes)
    expect(redirectOf(back).path).toBe('/en/settings/sign-on?company&tried=1')
    expect(tried).toMatchObject({ problem })
  },
)

test('the envelope may be signed as well; a comment cuts nothing off', async () => {
  const domain = await on.setUp(owner)
  const cut = on.person(domain, { nameId: `real.evil-${unique()}` })
  const commented = await on.signIn(domain, cut, {
    changes: { response: xml => xml.replace('>real.', '>real<!-- -->.') },
  })
  expect(commented.session).not.toBeNull()
  const [kept] = await api.db
    .select({ subject: signOnIdentities.subject })
    .from(signOnIdentities)
    .where(eq(signOnIdentities.userId, commented.session?.user.id ?? 0))
  expect(kept?.subject).toBe(cut.nameId)
  const both = await on.signIn(domain, on.person(domain), { changes: { signsResponse: true } })
  expect(both.session).not.toBeNull()
  const inTime = await on.signIn(domain, on.person(domain), { changes: { from: 55, until: 300 } })
  expect(inTime.session).not.toBeNull()
})

test('an answer is taken once, also by many at once', async () => {
  const domain = await on.setUp(owner)
  const { url, flow } = await on.start(domain)
  const form = await peer.signIn(url, on.person(domain))
  const posts = await Promise.all(Array.from({ length: 8 }, () => on.post(form)))
  const taken = posts.filter(answer => String(answer.headers.location).includes('/finish?code='))
  expect(taken).toHaveLength(1)
  const [first] = taken
  if (!first) throw new Error('None was taken.')
  const backs = await Promise.all(Array.from({ length: 8 }, () => on.finish(first, flow)))
  expect(backs.filter(answer => redirectOf(answer).code !== '')).toHaveLength(1)
  expect(backs.filter(answer => whyOf(answer) === 'expired')).toHaveLength(7)
})

test('a response that another browser posts, or comes for, signs no one in there', async () => {
  const domain = await on.setUp(owner)
  // The attacker's own answer, which the victim's browser is made to post; it has set out by itself, too.
  const attacker = await on.start(domain)
  const theirs = await on.start(domain)
  const posted = await on.post(await peer.signIn(attacker.url, on.person(domain)))
  const withoutCookie = await on.finish(posted, '')
  expect(whyOf(withoutCookie)).toBe('expired')
  expect(cookieOf(withoutCookie, 'sign_on_half')).toBe('')
  const withTheirs = await on.finish(posted, theirs.flow)
  expect(whyOf(withTheirs)).toBe('expired')
  expect(redirectOf(withTheirs).code).toBe('')
  // Only the browser that set out may, and has to bring the second half as well.
  const right = await on.finish(posted, attacker.flow)
  const { code } = redirectOf(right)
  expect((await on.redeem(code, 'x')).statusCode).toBe(410)
})

test('one company’s provider answers for no other, whatever it signs', async () => {
  const domain = await on.setUp(owner)
  const other = await company(api)
  const evil = await startSamlPeer()
  try {
    const theirs = samlSignOns(api, evil, names)
    await theirs.setUp(other)
    const { url, flow } = await on.start(domain)
    const form = await peer.signIn(url, on.person(domain))
    const acs = (companyId: number) => form.action.replace(/\d+$/, String(companyId))
    // At the other company's address the request is not known, and is not used up.
    expect(whyOf(await on.post({ ...form, action: acs(other.companyId) }))).toBe('expired')
    const forged = evil.answer(peer.lastRequest(), on.person(domain), { issuer: peer.issuer })
    const posted = await on.post({ ...form, fields: { ...form.fields, SAMLResponse: forged } })
    expect(whyOf(await on.finish(posted, flow))).toBe('failed')
  } finally {
    await evil.close()
  }
})

test('an unsolicited response signs no one in, and the page says so', async () => {
  const domain = await on.setUp(owner)
  await on.start(domain)
  const asked = { ...peer.lastRequest(), id: '' }
  const pushed = peer.answer(asked, on.person(domain), { inResponseTo: null, confirmedRequest: null })
  const action = peer.lastRequest().acsUrl
  const forms: Record<string, string>[] = [
    { SAMLResponse: pushed },
    { SAMLResponse: pushed, RelayState: '/learn' },
  ]
  for (const fields of forms) {
    const answer = await on.post({ action, fields })
    expect(whyOf(answer)).toBe('unsolicited')
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(whyOf(await on.post({ action, fields: {} }))).toBe('unsolicited')
})

test('what an old or an expired certificate signed is refused from the moment that it is taken away', async () => {
  const domain = await on.setUp(owner)
  const next = selfSigned()
  const call = on.portal(owner)
  const both = on.provider({ certificates: [peer.identity.certificate, next.certificate] })
  expect((await call('PUT', '/saml', both)).json()).toMatchObject({ data: { provider: { is_on: true } } })
  const renewed = await on.signIn(domain, on.person(domain), { changes: { signer: next.key } })
  expect(renewed.session).not.toBeNull()
  const { url, flow } = await on.start(domain)
  const posted = await on.post(await peer.signIn(url, on.person(domain)))
  const alone = on.provider({ certificates: [next.certificate] })
  expect((await call('PUT', '/saml', alone)).json()).toMatchObject({ data: { provider: { is_on: true } } })
  // It was checked by what counted then, and is not believed any more.
  expect(whyOf(await on.finish(posted, flow))).toBe('failed')
  expect((await on.signIn(domain, on.person(domain))).why).toBe('failed')
  await api.db
    .update(companySignOns)
    .set({ certificates: [expired.certificate] })
    .where(eq(companySignOns.companyId, owner.companyId))
  const late = await on.signIn(domain, on.person(domain), { changes: { signer: expired.key } })
  expect(late.why).toBe('failed')
})
