import { childOf, childrenOf, parseXml, textIn, within, type Element } from '../../xml.ts'
import { SamlError } from './failures.ts'

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'
/** Of signatures and digests: SHA-1 is broken, and a keyed hash would take the public certificate for its secret. */
const trusted = new Set([
  ...['rsa-sha256', 'rsa-sha384', 'rsa-sha512', 'ecdsa-sha256', 'ecdsa-sha384', 'ecdsa-sha512'].map(
    name => `http://www.w3.org/2001/04/xmldsig-more#${name}`,
  ),
  ...['sha256', 'sha512'].map(name => `http://www.w3.org/2001/04/xmlenc#${name}`),
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
])

/** The text of an answer. @throws SamlError where it is none, or declares a document type: entities and what they expand to come by it */
export function responseText(response: string): string {
  const text = Buffer.from(response, 'base64').toString('utf8')
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(text)) throw new SamlError('malformed')
  return text
}

/** The request that an answer says it answers. Anybody can write that: it says which one to look for, and proves nothing. */
export function claimedRequest(text: string): string | null {
  return /\sInResponseTo=["'](?<id>[\w-]{1,100})["']/.exec(text)?.groups?.['id'] ?? null
}

/**
 * Looks at the outside of an answer before its signature is verified: nothing here is trusted, it is only refused.
 * @throws SamlError with what is wrong in words that help an administrator set the provider up
 */
export function checkEnvelope(text: string, acsUrl: string): void {
  const response = rootOf(text)
  if (response.name !== 'Response') throw new SamlError('malformed')
  const status = childOf(childOf(response, 'Status'), 'StatusCode')
  if (status?.attributes['Value'] !== success) throw new SamlError('denied', statusWords(response, status))
  if (response.attributes['InResponseTo'] === undefined) throw new SamlError('request')
  const { Destination: destination } = response.attributes
  if (destination !== undefined && destination !== '' && destination !== acsUrl)
    throw new SamlError('recipient', destination)
  const assertions = childrenOf(response, 'Assertion')
  if (assertions.length === 0 && childOf(response, 'EncryptedAssertion')) throw new SamlError('encrypted')
  if (within(response, 'EncryptedID', 'EncryptedAttribute').length > 0) throw new SamlError('encrypted')
  const [assertion] = assertions
  if (!assertion || assertions.length > 1) throw new SamlError('malformed')
  if (!childOf(assertion, 'Signature')) throw new SamlError('unsigned')
  const weak = within(response, 'SignatureMethod', 'DigestMethod').find(
    ({ attributes }) => !trusted.has(attributes['Algorithm'] ?? ''),
  )
  if (weak) throw new SamlError('weak_algorithm', weak.attributes['Algorithm'] ?? null)
}

function rootOf(text: string): Element {
  try {
    return parseXml(text)
  } catch {
    throw new SamlError('malformed')
  }
}

/** As `Responder / AuthnFailed: what the provider says`. */
function statusWords(response: Element, status: Element | undefined): string | null {
  const codes = [status, childOf(status, 'StatusCode')].flatMap(code => code?.attributes['Value'] ?? [])
  const message = textIn(childOf(childOf(response, 'Status'), 'StatusMessage')).trim()
  const words = codes.map(code => code.slice(code.lastIndexOf(':') + 1)).join(' / ')
  return `${words}${message === '' ? '' : `: ${message}`}`.slice(0, 500) || null
}
