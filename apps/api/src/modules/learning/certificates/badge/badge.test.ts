import { Bitstring } from '@digitalbazaar/bitstring'
import { verifyJWS } from 'did-jwt'
import { eq } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { certificates, signingKeys } from '../../../../db/schema/index.ts'
import { Secrets } from '../../../../secrets.ts'
import { operator } from '../../../../testing/accounts.ts'
import { earnCertificate } from '../../../../testing/certificates.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { commandLine } from '../../../platform/audit/actor.ts'
import { withdrawCertificate } from '../changes.ts'
import { ensureSigningKey, keySet, signingKey } from './signing-keys.ts'

const site = 'https://masar.test'
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ publicUrl: site })
})
afterAll(() => api.close())

/** As a third-party verifier asks: without a key, and by a URL that a credential names. */
const ask = (address: string) => api.app.inject({ method: 'GET', url: address.replace(site, '') })

interface Claims extends Record<string, unknown> {
  nbf: number
  exp?: number
  credentialSubject: Record<string, unknown>
  credentialStatus: { statusListIndex: string; statusListCredential: string }
}
const part = <T>(text: string | undefined) => JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as T

/**
 * Verifies a VC-JWT as one who knows the standards and none of our code: the key of the header must be one that the issuer publishes, and the
 * signature its own. That is not checked by what signs it (jose, with the curves of Node) but by did-jwt, with curves in JavaScript. Neither it
 * nor any other maintained package verifies the envelope of a VC-JWT of an issuer that is an https address, no DID; so what is around the
 * signature is read here. Throws where it is not sound.
 */
async function verified(token: string): Promise<Claims> {
  const [head, body, , ...more] = token.split('.')
  if (more.length > 0) throw new Error('not a compact JWS')
  const header = part<{ alg: string; typ: string; jwk: Record<string, string> }>(head)
  if (header.alg !== 'ES256' || 'd' in header.jwk) throw new Error('not an acceptable header')
  const { keys } = (await ask('/.well-known/jwks.json')).json<{ keys: Record<string, string>[] }>()
  const known = keys.find(({ x, y }) => x === header.jwk['x'] && y === header.jwk['y'])
  if (!known) throw new Error('not a key of the issuer')
  const { kty = '', crv = '', x = '', y = '' } = known
  const method = {
    id: `${site}#key`,
    type: 'JsonWebKey2020',
    controller: site,
    publicKeyJwk: { kty, crv, x, y },
  }
  verifyJWS(token, [method])
  const claims = part<Claims>(body)
  const now = Date.now() / 1000
  if (claims.nbf > now || (claims.exp ?? Infinity) <= now) throw new Error('not valid now')
  return claims
}

/** The bit of a credential in its status list, read by those who wrote the standard. */
async function isRevoked({ credentialStatus: { statusListIndex, statusListCredential } }: Claims) {
  const list = await verified((await ask(statusListCredential)).body)
  expect(list).toMatchObject({
    id: statusListCredential,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
  })
  const encoded = String(list.credentialSubject['encodedList'])
  expect(encoded[0]).toBe('u')
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded: encoded.slice(1) }) })
  expect(bits.length).toBeGreaterThanOrEqual(131_072)
  return bits.get(Number(statusListIndex))
}
const tokenOf = async (code: string) => (await ask(`/credentials/${code}`)).body

describe('the credential of a certificate', () => {
  test('is an Open Badges 3.0 credential that anybody can verify by the published keys', async () => {
    const { row, courseId } = await earnCertificate(api, {
      certificateMonths: 12,
      otherName: 'Sarah Al-Qahtani',
    })
    await api.db.update(certificates).set({ grade: 92 }).where(eq(certificates.id, row.id))
    const answer = await ask(`/credentials/${row.code}`)
    expect(answer.headers['content-type']).toBe('application/vc+jwt')
    const claims = await verified(answer.body)
    expect(claims).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `${site}/credentials/${row.code}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: site, type: ['Profile'] },
      iss: site,
      jti: `${site}/credentials/${row.code}`,
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      validUntil: expect.any(String),
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [
          { identityType: 'name', hashed: false, identityHash: 'سارة القحطاني' },
          { identityType: 'name', hashed: false, identityHash: 'Sarah Al-Qahtani' },
        ],
        achievement: {
          id: `${site}/Course/${courseId}`,
          type: ['Achievement'],
          name: 'أساسيات الأمن الإلكتروني · Basics of cyber security',
          criteria: { narrative: expect.any(String) },
        },
        result: [{ type: ['Result'], value: '92' }],
      },
    })
    expect(claims['sub']).toBe(claims.credentialSubject['id'])
    expect(claims['iat']).toBeUndefined()
    expect(claims.exp).toBe(Math.floor((row.validUntil?.getTime() ?? 0) / 1000))
  })

  test('says nothing of the person but the name', async () => {
    const { row, learner } = await earnCertificate(api)
    const told = JSON.stringify(await verified(await tokenOf(row.code)))
    for (const secret of [learner.email, String(learner.id) + '"', '@example'])
      expect(told).not.toContain(secret)
  })

  test('is rejected once a character of it is changed, or another key has signed it', async () => {
    const { row } = await earnCertificate(api)
    const [head, body, signature] = (await tokenOf(row.code)).split('.')
    const forged = Buffer.from(
      Buffer.from(body ?? '', 'base64url')
        .toString()
        .replace('القحطاني', 'الزهراني'),
    ).toString('base64url')
    await expect(verified([head, forged, signature].join('.'))).rejects.toThrow('signature')
    const header = part<{ jwk: object }>(head)
    const other = Buffer.from(
      JSON.stringify({ ...header, jwk: { ...header.jwk, x: 'A'.repeat(43) } }),
    ).toString('base64url')
    await expect(verified([other, body, signature].join('.'))).rejects.toThrow('not a key')
  })

  test('is revoked in its list when the certificate is withdrawn, and no other with it', async () => {
    const [one, other] = [await earnCertificate(api), await earnCertificate(api)]
    const claims = await verified(await tokenOf(one.row.code))
    const others = await verified(await tokenOf(other.row.code))
    expect([await isRevoked(claims), await isRevoked(others)]).toEqual([false, false])
    await api.db.transaction(tx => withdrawCertificate(tx, commandLine, one.row.code, 'sat by another'))
    // The list that was signed lately is handed out again, for two minutes.
    expect(await isRevoked(claims)).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect([await isRevoked(claims), await isRevoked(others)]).toEqual([true, false])
    expect((await ask(`/credentials/${one.row.code}`)).statusCode).toBe(410)
    expect((await ask('/credentials/status/7')).statusCode).toBe(404)
  })

  test('is revoked when the certificate is issued again with another name; its address leads to the new one', async () => {
    const { row } = await earnCertificate(api, { name: 'سارة' })
    const claims = await verified(await tokenOf(row.code))
    const { token } = await operator(api, 'support')
    const { code } = (
      await api.as(token)('PATCH', `/client-api/v1/console/certificates/${row.code}`, {
        holder_name: 'سارة القحطاني',
        reason: 'as in the passport',
      })
    ).json<{ data: { code: string } }>().data
    // Past what a test before this one has had signed.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const former = await ask(`/credentials/${row.code}`)
    expect([former.statusCode, former.headers.location]).toEqual([301, `/credentials/${code}`])
    const again = await verified(await tokenOf(code))
    expect(JSON.stringify(again)).toContain('سارة القحطاني')
    expect([await isRevoked(claims), await isRevoked(again)]).toEqual([true, false])
    // Those of certificates that come later have places of their own.
    const next = await verified(await tokenOf((await earnCertificate(api)).row.code))
    const places = [claims, again, next].map(each => each.credentialStatus.statusListIndex)
    expect(new Set(places).size).toBe(3)
    await api.db.transaction(tx => withdrawCertificate(tx, commandLine, row.code, 'by its former code'))
    vi.setSystemTime(Date.now() + 121_000)
    expect([await isRevoked(again), await isRevoked(next)]).toEqual([true, false])
  })
  test('has its list and keys read a limited number of times from one address', async () => {
    const answers = new Set<number>()
    for (let n = 0; n < 302; n += 1)
      for (const path of ['/.well-known/jwks.json', '/credentials/status/0'])
        answers.add((await api.app.inject({ url: path, remoteAddress: '203.0.113.9' })).statusCode)
    expect(answers).toEqual(new Set([200, 429]))
  })

  test('is not found by a wrong code, and guessing is bounded here as well', async () => {
    const guess = async () => (await ask(`/credentials/${'y'.repeat(22)}`)).statusCode
    const answers = []
    for (let n = 0; n < 62; n += 1) answers.push(await guess())
    expect(new Set(answers)).toEqual(new Set([404, 429]))
  })
})

test('the badge is a picture with the credential baked in, whatever the course is called', async () => {
  const title = { ar: '<script>alert("x")</script> & عنوان طويل جدًا لا يسعه سطر واحد ولا سطران' }
  const { row } = await earnCertificate(api, { title })
  const answer = await api.as()('GET', `/client-api/v1/certificates/${row.code}/badge`)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="masar-${row.code}.svg"`,
    'cache-control': 'private, no-store',
  })
  // Throws where it is not well-formed.
  const document = new JSDOM(answer.body, { contentType: 'application/xml' }).window.document
  // Right after the root's tag, where the standard wants it.
  expect(answer.body).toMatch(
    /<svg [^>]*xmlns:openbadges="https:\/\/purl.imsglobal.org\/ob\/v3p0"[^>]*>\s*<openbadges:credential verify=/,
  )
  const [baked] = document.getElementsByTagName('openbadges:credential')
  expect((await verified(baked?.getAttribute('verify') ?? ''))['id']).toBe(`${site}/credentials/${row.code}`)
  expect(document.querySelector('script')).toBeNull()
  expect(document.querySelector('title')?.textContent).toBe(title.ar)
})

test('the PDF is served to anyone with the code and the picture to other sites, and neither is cached', async () => {
  const { row } = await earnCertificate(api)
  const pdf = await api.as()('GET', `/client-api/v1/certificates/${row.code}/pdf`)
  expect(pdf.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="masar-${row.code}.pdf"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const picture = await ask(`/credentials/${row.code}/picture`)
  expect(picture.rawPayload.toString('latin1', 1, 4)).toBe('PNG')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

describe('the key', () => {
  test('is kept encrypted, published without its private half, and made once', async () => {
    await ensureSigningKey(api.db, api.secrets)
    const rows = await api.db.select().from(signingKeys)
    expect(rows).toHaveLength(1)
    const { keys } = await keySet(api.db)
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: rows[0]?.id,
        alg: 'ES256',
        use: 'sig',
      },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/"d":/)
  })
  test('is another one after the secret was changed; what the old one signed can still be verified', async () => {
    const { row } = await earnCertificate(api)
    const token = await tokenOf(row.code)
    const others = new Secrets('another secret, as long as it has to be')
    // As hosts do that start at the same time.
    await Promise.all(Array.from({ length: 4 }, () => ensureSigningKey(api.db, others)))
    expect((await keySet(api.db)).keys).toHaveLength(2)
    const { kid } = part<{ kid: string }>(token.split('.')[0])
    expect(kid).toBe((await signingKey(api.db, api.secrets))?.id)
    expect((await signingKey(api.db, others))?.id).not.toBe((await signingKey(api.db, api.secrets))?.id)
    expect((await verified(token))['id']).toBe(`${site}/credentials/${row.code}`)
  })
})
