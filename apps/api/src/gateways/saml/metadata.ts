import { childrenOf, parseXml, textIn, within, xmlText, type Element } from '../../xml.ts'
import { readCertificate, type CertificateFacts } from './certificates.ts'

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'

/** What a provider's metadata say of it. */
export interface ProviderMetadata {
  issuer: string
  entryPoint: string
  /** All that it signs with, the longest valid first; none more than once. */
  certificates: CertificateFacts[]
  /** Whether it takes signed requests alone, which are not sent. */
  wantsSignedRequests: boolean
}

/**
 * Why metadata say nothing that could be used: `metadata` is no provider's document, `several` those of many providers, `redirect` a provider
 * that takes no request by redirect.
 */
export type MetadataProblem = 'metadata' | 'several' | 'redirect'

/** Reads a provider's metadata. Its own signature proves nothing here: the administrator who sets the provider up vouches for it. */
export function readProviderMetadata(text: string): ProviderMetadata | MetadataProblem {
  let root: Element
  try {
    root = parseXml(text)
  } catch {
    return 'metadata'
  }
  const entities = root.name === 'EntityDescriptor' ? [root] : within(root, 'EntityDescriptor')
  const providers = entities.filter(entity => childrenOf(entity, 'IDPSSODescriptor').length > 0)
  const [entity] = providers
  const [described] = entity ? childrenOf(entity, 'IDPSSODescriptor') : []
  if (!entity || !described) return 'metadata'
  if (providers.length > 1) return 'several'
  const issuer = entity.attributes['entityID']?.trim() ?? ''
  if (issuer === '') return 'metadata'
  const entryPoint = childrenOf(described, 'SingleSignOnService').find(
    ({ attributes }) => attributes['Binding'] === redirect,
  )?.attributes['Location']
  if (entryPoint === undefined) return 'redirect'
  return {
    issuer,
    entryPoint: entryPoint.trim(),
    certificates: certificatesOf(described),
    wantsSignedRequests: /^(?:true|1)$/.test(described.attributes['WantAuthnRequestsSigned'] ?? ''),
  }
}

function certificatesOf(described: Element): CertificateFacts[] {
  const found = childrenOf(described, 'KeyDescriptor')
    .filter(({ attributes }) => (attributes['use'] ?? 'signing') === 'signing')
    .flatMap(key => within(key, 'X509Certificate'))
    .flatMap(element => readCertificate(textIn(element)) ?? [])
  const each = new Map(found.map(certificate => [certificate.fingerprint, certificate]))
  return [...each.values()].sort((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
}

/** This service as a provider has to know it. */
export function serviceMetadata({ serviceId, acsUrl }: { serviceId: string; acsUrl: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${xmlText(serviceId)}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${protocol}">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <AssertionConsumerService Binding="${post}" Location="${xmlText(acsUrl)}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}
