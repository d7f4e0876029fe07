import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import { inflateRawSync } from 'node:zlib'
import { childOf, parseXml, textIn, xmlText } from '../xml.ts'
import { selfSigned, type SelfSigned } from './self-signed.ts'

/** A person at the provider. */
export interface SamlPerson {
  nameId: string
  /** `persistent` where nothing is said. */
  format?: string
  attributes: Record<string, string | string[]>
}

/** What the provider read of a request. */
export interface SamlRequestRead {
  id: string
  issuer: string
  acsUrl: string
  destination: string
}

/** What a test wants other than a good provider writes it. */
export interface Changes {
  issuer?: string
  audience?: string
  recipient?: string
  destination?: string | null
  /** Of the envelope, and of the signed assertion itself; null leaves it out. */
  inResponseTo?: string | null
  confirmedRequest?: string | null
  /** Seconds from now. */
  from?: number
  until?: number
  status?: string
  signer?: KeyObject | null
  /** Signs the envelope, too. */
  signsResponse?: boolean
  isSha1?: boolean
  /** Of the assertion before it is signed, of the whole after. */
  assertion?: (xml: string) => string
  response?: (xml: string) => string
}

/** What the provider's page has the browser post, and where. */
export interface Posted {
  action: string
  fields: Record<string, string>
}

export interface SamlPeer {
  issuer: string
  entryPoint: string
  identity: SelfSigned
  metadata: string
  /** Who signs in there from now on, whichever browser comes. */
  knows(person: SamlPerson): void
  /** Goes to the provider as a browser does, signs in there, and reads the form that its page posts. */
  signIn(url: string, person: SamlPerson, changes?: Changes): Promise<Posted>
  /** The last request that it read. */
  lastRequest(): SamlRequestRead
  /** An answer, without anybody asking. */
  answer(request: SamlRequestRead, person: SamlPerson, changes?: Changes): string
  close(): Promise<void>
}

const saml = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'
const samlp = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"'
const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const nameFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format'
const newId = () => `_${randomBytes(16).toString('hex')}`
const moment = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/**
 * Signs an element that is written in its canonical form already (attributes in order, no empty-element tags, each namespace where it is used first):
 * by Node alone, so that nothing of the library that verifies it is trusted to be right.
 */
function signed(xml: string, id: string, key: KeyObject, isSha1 = false): string {
  const hash = isSha1 ? 'sha1' : 'sha256'
  const digest = createHash(hash).update(xml).digest('base64')
  const methods = isSha1
    ? { signature: `${dsig}rsa-sha1`, digest: `${dsig}sha1` }
    : {
        signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
      }
  const info = (namespace: string) =>
    `<SignedInfo${namespace}><CanonicalizationMethod Algorithm="${exclusive}"></CanonicalizationMethod><SignatureMethod Algorithm="${methods.signature}"></SignatureMethod><Reference URI="#${id}"><Transforms><Transform Algorithm="${dsig}enveloped-signature"></Transform><Transform Algorithm="${exclusive}"></Transform></Transforms><DigestMethod Algorithm="${methods.digest}"></DigestMethod><DigestValue>${digest}</DigestValue></Reference></SignedInfo>`
  const value = sign(hash, Buffer.from(info(` xmlns="${dsig}"`)), key).toString('base64')
  const signature = `<Signature xmlns="${dsig}">${info('')}<SignatureValue>${value}</SignatureValue></Signature>`
  // It stands after the first issuer, which is the element's own.
  return xml.replace('</saml:Issuer>', () => `</saml:Issuer>${signature}`)
}

function attributesXml(attributes: SamlPerson['attributes']): string {
  const lines = Object.entries(attributes).map(([name, values]) => {
    const each = [values].flat().map(value => `<saml:AttributeValue>${xmlText(value)}</saml:AttributeValue>`)
    return `<saml:Attribute Name="${xmlText(name)}">${each.join('')}</saml:Attribute>`
  })
  return lines.length === 0 ? '' : `<saml:AttributeStatement>${lines.join('')}</saml:AttributeStatement>`
}

/** @returns base64, as it is posted */
function answerOf(
  peer: { issuer: string; key: KeyObject },
  asked: SamlRequestRead,
  person: SamlPerson,
  changes: Changes,
) {
  const issuer = `<saml:Issuer ${saml}>${xmlText(changes.issuer ?? peer.issuer)}</saml:Issuer>`
  const key = changes.signer === undefined ? peer.key : changes.signer
  const request = (id: string | null) => (id === null ? '' : ` InResponseTo="${xmlText(id)}"`)
  const [from, until] = [moment(changes.from ?? -5), moment(changes.until ?? 300)]
  const id = newId()
  const written = `<saml:Assertion ${saml} ID="${id}" IssueInstant="${moment(0)}" Version="2.0">${issuer.replace(` ${saml}`, '')}<saml:Subject><saml:NameID Format="${person.format ?? `${nameFormat}:persistent`}">${xmlText(person.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${request(changes.confirmedRequest === undefined ? asked.id : changes.confirmedRequest)} NotOnOrAfter="${until}" Recipient="${xmlText(changes.recipient ?? asked.acsUrl)}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${xmlText(changes.audience ?? asked.issuer)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${moment(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributesXml(person.attributes)}</saml:Assertion>`
  const prepared = changes.assertion?.(written) ?? written
  const assertion = key === null ? prepared : signed(prepared, id, key, changes.isSha1)
  const status = changes.status ?? 'Success'
  const code = (value: string) => `Value="urn:oasis:names:tc:SAML:2.0:status:${value}"`
  const statusXml =
    status === 'Success'
      ? `<samlp:StatusCode ${code(status)}></samlp:StatusCode>`
      : `<samlp:StatusCode ${code('Responder')}><samlp:StatusCode ${code(status)}></samlp:StatusCode></samlp:StatusCode>`
  const destination = changes.destination === undefined ? asked.acsUrl : changes.destination
  const responseId = newId()
  const response = `<samlp:Response ${samlp}${destination === null ? '' : ` Destination="${xmlText(destination)}"`} ID="${responseId}"${request(changes.inResponseTo === undefined ? asked.id : changes.inResponseTo)} IssueInstant="${moment(0)}" Version="2.0">${issuer}<samlp:Status>${statusXml}</samlp:Status>${status === 'Success' ? assertion : ''}</samlp:Response>`
  const whole = changes.signsResponse === true && key !== null ? signed(response, responseId, key) : response
  return Buffer.from(changes.response?.(whole) ?? whole).toString('base64')
}

function readRequest(url: URL): SamlRequestRead {
  const root = parseXml(
    inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8'),
  )
  return {
    id: root.attributes['ID'] ?? '',
    issuer: textIn(childOf(root, 'Issuer')),
    acsUrl: root.attributes['AssertionConsumerServiceURL'] ?? '',
    destination: root.attributes['Destination'] ?? '',
  }
}

function metadataOf(issuer: string, entryPoint: string, certificates: readonly string[]): string {
  const keys = certificates.map(
    each =>
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${each.replace(/.{64}/g, '$&\n')}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
  )
  const service = (binding: string, location: string) =>
    `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`
  return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="${dsig}" entityID="${issuer}"><md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join('')}${service('HTTP-POST', `${entryPoint}/post`)}${service('HTTP-Redirect', entryPoint)}</md:IDPSSODescriptor></md:EntityDescriptor>`
}

/** A SAML provider on a port of its own, whose page posts its answers. */
// long: a server and what a test does at it
export async function startSamlPeer(identity: SelfSigned = selfSigned()): Promise<SamlPeer> {
  let next: { person: SamlPerson; changes: Changes } | undefined
  let last: SamlRequestRead | undefined
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname !== '/sso' || !next) return void response.writeHead(404).end()
    last = readRequest(url)
    const fields = {
      SAMLResponse: answerOf({ issuer, key: identity.key }, last, next.person, next.changes),
      RelayState: url.searchParams.get('RelayState') ?? '',
    }
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${xmlText(value)}">`,
    )
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<body onload="document.forms[0].submit()"><form method="post" action="${xmlText(last.acsUrl)}">${inputs.join('')}</form>`,
      )
  })
  await new Promise<void>(ready => {
    server.listen(0, '127.0.0.1', () => ready())
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const issuer = `${origin}/entity`
  const entryPoint = `${origin}/sso`
  return {
    issuer,
    entryPoint,
    identity,
    metadata: metadataOf(issuer, entryPoint, [identity.certificate]),
    knows: person => {
      next = { person, changes: {} }
    },
    signIn: async (url, person, changes = {}) => {
      next = { person, changes }
      const page = await (await fetch(url)).text()
      const read = (pattern: RegExp) => pattern.exec(page)?.[1] ?? ''
      return {
        action: read(/action="([^"]*)"/),
        fields: {
          SAMLResponse: read(/name="SAMLResponse" value="([^"]*)"/),
          RelayState: read(/name="RelayState" value="([^"]*)"/),
        },
      }
    },
    lastRequest: () => {
      if (!last) throw new Error('No request has reached the provider.')
      return last
    },
    answer: (request, person, changes = {}) =>
      answerOf({ issuer, key: identity.key }, request, person, changes),
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
