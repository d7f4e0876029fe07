import type { Metadata, Provider, SamlCertificate, SamlFacts } from '../api.ts'

export const mostCertificates = 3

/** The values of the form. */
export interface SamlDraft {
  issuer: string
  entry_point: string
  certificates: SamlCertificate[]
  /** One that is being added, as text. */
  certificate: string
  subject_attribute: string
  email_attribute: string
  name_attribute: string
  admits: SamlFacts['admits']
}

export function draftOf(provider: Provider | null, read: Metadata | undefined): SamlDraft {
  const saml = provider?.saml ?? null
  return {
    issuer: read?.issuer ?? (saml === null ? '' : (provider?.issuer ?? '')),
    entry_point: read?.entry_point ?? saml?.entry_point ?? '',
    certificates: read?.certificates ?? saml?.certificates ?? [],
    certificate: '',
    subject_attribute: saml?.subject_attribute ?? '',
    email_attribute: saml?.email_attribute ?? '',
    name_attribute: saml?.name_attribute ?? '',
    admits: provider?.admits ?? 'everyone',
  }
}

export function bodyOf(draft: SamlDraft): SamlFacts {
  const typed = draft.certificate.trim()
  const attribute = (text: string) => text.trim() || null
  return {
    issuer: draft.issuer.trim(),
    entry_point: draft.entry_point.trim(),
    certificates: [...draft.certificates.map(({ pem }) => pem), ...(typed === '' ? [] : [typed])],
    subject_attribute: attribute(draft.subject_attribute),
    email_attribute: attribute(draft.email_attribute),
    name_attribute: attribute(draft.name_attribute),
    admits: draft.admits,
  }
}

export function isMissing(draft: SamlDraft): boolean {
  const { issuer, entry_point: entryPoint, certificates } = bodyOf(draft)
  return issuer === '' || entryPoint === '' || certificates.length === 0
}

export function isNothingNew(draft: SamlDraft, provider: Provider | null): boolean {
  return (
    provider?.kind === 'saml' &&
    JSON.stringify(bodyOf(draft)) === JSON.stringify(bodyOf(draftOf(provider, undefined)))
  )
}

/** Whether what was tried is not what would be saved; a further certificate beside one that stays is. */
export function wantsNewTry(draft: SamlDraft, provider: Provider): boolean {
  const [next, stored] = [bodyOf(draft), bodyOf(draftOf(provider, undefined))]
  const keys = ['issuer', 'entry_point', 'subject_attribute', 'email_attribute', 'name_attribute'] as const
  return (
    provider.kind !== 'saml' ||
    keys.some(key => next[key] !== stored[key]) ||
    !stored.certificates.some(pem => next.certificates.includes(pem))
  )
}
