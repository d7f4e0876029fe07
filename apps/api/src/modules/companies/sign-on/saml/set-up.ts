import { AppError, type FieldError } from '../../../../errors.ts'
import { readCertificate } from '../../../../gateways/saml/certificates.ts'
import { readProviderMetadata } from '../../../../gateways/saml/metadata.ts'
import type { SamlRow } from '../kinds.ts'
import { presentCertificate } from '../presenter.ts'
import { mostCertificates, type SamlBody } from './schema.ts'

type SetUp = Pick<
  SamlRow,
  | 'issuer'
  | 'entryPoint'
  | 'certificates'
  | 'subjectAttribute'
  | 'emailAttribute'
  | 'nameAttribute'
  | 'warnedOf'
>

/**
 * A provider's facts, ready to be stored.
 * @param stored certificates that are there already: they may have expired since
 * @throws AppError `validation`
 */
export function setUpOf(given: SamlBody, stored: readonly string[], privateHosts: readonly string[]): SetUp {
  const fields: Record<string, FieldError[]> = {}
  const entryPoint = given.entry_point.trim()
  if (!isSafeAddress(entryPoint, privateHosts)) fields['entry_point'] = [{ code: 'secure_address' }]
  const read = given.certificates.map(text => readCertificate(text))
  const found = read.flatMap(each => each ?? [])
  const isExpired = found.some(
    ({ base64, expiresAt }) => !stored.includes(base64) && expiresAt.getTime() <= Date.now(),
  )
  if (found.length < read.length) fields['certificates'] = [{ code: 'certificate' }]
  else if (isExpired) fields['certificates'] = [{ code: 'certificate_expired' }]
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  return {
    issuer: given.issuer.trim(),
    entryPoint,
    certificates: [...new Set(found.map(({ base64 }) => base64))],
    subjectAttribute: given.subject_attribute?.trim() ?? null,
    emailAttribute: given.email_attribute?.trim() ?? null,
    nameAttribute: given.name_attribute?.trim() ?? null,
    warnedOf: null,
  }
}

/** Only browsers go there, but with what they are asked for: in the clear it could be sent elsewhere. */
function isSafeAddress(text: string, privateHosts: readonly string[]): boolean {
  if (!URL.canParse(text) || /[\s#]/.test(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isPrivate = privateHosts.includes(hostname.replace(/^\[|\]$/g, ''))
  return username === '' && (protocol === 'https:' || (isPrivate && protocol === 'http:'))
}

/**
 * Whether what was tried out is still what is asked. While certificates are renewed one of the old ones stays, so that adding the new one and
 * removing the old one later locks no one out.
 */
export function testStillCounts(known: SamlRow, setUp: SetUp): boolean {
  const keys = ['issuer', 'entryPoint', 'subjectAttribute', 'emailAttribute', 'nameAttribute'] as const
  return (
    keys.every(key => known[key] === setUp[key]) &&
    known.certificates.some(each => setUp.certificates.includes(each))
  )
}

/** What a provider's metadata say, to be looked at and saved. @throws AppError `validation` */
export function readMetadata(text: string, privateHosts: readonly string[]) {
  const found = readProviderMetadata(text)
  const refuse = (code: FieldError['code']) =>
    new AppError('validation', { fields: { metadata: [{ code }] } })
  if (typeof found === 'string') throw refuse(`saml_${found}`)
  if (!isSafeAddress(found.entryPoint, privateHosts)) throw refuse('secure_address')
  const valid = found.certificates.filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
  if (valid.length === 0) throw refuse(found.certificates.length > 0 ? 'certificate_expired' : 'certificate')
  return {
    issuer: found.issuer,
    entry_point: found.entryPoint,
    certificates: valid.slice(0, mostCertificates).map(({ base64 }) => presentCertificate(base64)),
    wants_signed_requests: found.wantsSignedRequests,
  }
}
