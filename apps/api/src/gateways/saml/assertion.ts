import { SamlError } from './failures.ts'

export interface SamlAttribute {
  name: string
  values: string[]
}

/** What a provider asserts of a person. */
export interface SamlAssertion {
  issuer: string
  /** By which the provider names the person each time; null where it makes up another one for each sign-in, or names none. */
  subject: string | null
  subjectFormat: string | null
  attributes: SamlAttribute[]
}

export interface ExpectedAssertion {
  /** The provider's entity id. */
  issuer: string
  requestId: string
  acsUrl: string
  now: number
  skewMs: number
}

/** An element as the library reads it: its text, its attributes, its children by their names. */
interface Node {
  _?: string
  $?: Record<string, string>
  [child: string]: unknown
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const mostAttributes = 100
const mostValues = 20
const longest = 1000

/**
 * Reads an assertion whose signature the library has verified, as the library has read it, and checks what it leaves out: who issued it, and that
 * the signed part itself, not just the envelope around it, is for this address and for this request. Else an assertion that was stolen elsewhere
 * could be sent in an envelope of one's own.
 * @throws SamlError
 */
export function readAssertion(verified: unknown, expected: ExpectedAssertion): SamlAssertion {
  const assertion = onlyChild(verified as Node, 'Assertion')
  const issuer = textOf(onlyChild(assertion, 'Issuer'))
  if (issuer !== expected.issuer) throw new SamlError('other_issuer', issuer)
  const subject = onlyChild(assertion, 'Subject')
  confirm(childrenOf(subject, 'SubjectConfirmation'), expected)
  const [nameId] = childrenOf(subject, 'NameID')
  const format = nameId?.$?.['Format'] ?? null
  return {
    issuer,
    subject: format === transient ? null : textOf(nameId).slice(0, longest) || null,
    subjectFormat: format,
    attributes: attributesOf(assertion),
  }
}

/** Finds the confirmation that is ours (SAML profiles, 4.1.4.2 and 4.1.4.3). */
function confirm(confirmations: Node[], { requestId, acsUrl, now, skewMs }: ExpectedAssertion): void {
  const data = confirmations
    .filter(({ $ }) => $?.['Method'] === bearer)
    .flatMap(each => childrenOf(each, 'SubjectConfirmationData'))
    .map(({ $ }) => $ ?? {})
  const forRequest = data.filter(each => each['InResponseTo'] === requestId)
  if (forRequest.length === 0) throw new SamlError('request')
  const forUs = forRequest.filter(each => each['Recipient'] === acsUrl)
  if (forUs.length === 0) throw new SamlError('recipient', forRequest[0]?.['Recipient'] ?? null)
  const isInTime = forUs.some(each => {
    const [from, until] = [Date.parse(each['NotBefore'] ?? ''), Date.parse(each['NotOnOrAfter'] ?? '')]
    return now - skewMs < until && !(now + skewMs < from)
  })
  if (!isInTime) throw new SamlError('time')
}

function attributesOf(assertion: Node): SamlAttribute[] {
  return childrenOf(assertion, 'AttributeStatement')
    .flatMap(statement => childrenOf(statement, 'Attribute'))
    .slice(0, mostAttributes)
    .map(attribute => ({
      name: String(attribute.$?.['Name'] ?? '').slice(0, longest),
      values: valuesOf(attribute),
    }))
}

function valuesOf(attribute: Node): string[] {
  return childrenOf(attribute, 'AttributeValue')
    .slice(0, mostValues)
    .map(value => textOf(value).slice(0, longest))
    .filter(value => value !== '')
}

function onlyChild(parent: Node, name: string): Node {
  const found = [parent[name]].flat().filter(each => typeof each === 'object' && each !== null)
  const [child] = found as Node[]
  if (!child || found.length > 1) throw new SamlError(name === 'Subject' ? 'subject' : 'malformed')
  return child
}

function childrenOf(parent: Node, name: string): Node[] {
  const found = Object.hasOwn(parent, name) ? parent[name] : []
  return Array.isArray(found)
    ? found.flatMap((each: unknown) => (typeof each === 'object' && each !== null ? [each as Node] : []))
    : []
}

function textOf(node: Node | undefined): string {
  return typeof node?._ === 'string' ? node._.trim() : ''
}
