import type { Facts } from './shown-schema.ts'

const token = { id: 3, state: 'open', expires_at: '2027-11-21T09:00:00Z' }
const certificate = {
  pem: '-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIEbG9naW4=\n-----END CERTIFICATE-----',
  subject: 'CN=login.nakhla.example',
  fingerprint: '5F:2C:8E:1A:9B:7D:40:36',
  expires_at: '2029-01-01T00:00:00Z',
}

/** Signing in by a company's own provider, and what its programs show. */
export const signOn: Readonly<Record<string, Facts | readonly Facts[]>> = {
  SamlCertificate: certificate,
  SamlSetUp: {
    entry_point: 'https://login.nakhla.example/saml/sso',
    subject_attribute: null,
    email_attribute: 'email',
    name_attribute: null,
  },
  CompanyProvider: {
    kind: 'oidc',
    issuer: 'https://login.nakhla.example',
    client_id: 'masar',
    saml: null,
    admits: 'invited',
    is_on: true,
    is_demanded: false,
    tested_at: '2026-11-20T11:00:00Z',
  },
  CompanyProviderTest: { problem: null, status: 200 },
  CompanyDomain: {
    id: 7,
    domain: 'nakhla.example',
    record: { name: '_masar.nakhla.example', value: 'masar-domain=5f2c8e1a9b7d4036' },
    proven_at: null,
  },
  CompanySignOn: { redirect_uris: ['https://masar.example/client-api/v1/sign-on/return'] },
  SamlService: {
    entity_id: 'https://masar.example/saml/12',
    acs_url: 'https://masar.example/saml/12/acs',
    metadata_url: 'https://masar.example/saml/12/metadata',
  },
  SamlMetadata: {
    issuer: 'https://login.nakhla.example/saml',
    entry_point: 'https://login.nakhla.example/saml/sso',
    wants_signed_requests: false,
  },
  SignOnTryStart: { url: 'https://login.nakhla.example/authorize?client_id=masar&state=dHJ5' },
  SignOnTry: {
    tried_at: '2026-11-20T11:00:00Z',
    problem: null,
    found: null,
    subject: 'sara',
    subject_is_address: false,
    email: 'sara@nakhla.example',
    is_email_proven: true,
    name: 'سارة العتيبي',
  },
  SignOnTryAttribute: { name: 'department', values: ['Sales'] },
  ScimAccess: { base_url: 'https://masar.example/scim/v2/12' },
  ScimToken: { ...token, name: 'Entra ID' },
  CompanyApiKey: {
    ...token,
    name: 'Nightly report',
    scopes: ['progress'],
    expires_at: '2027-02-19T09:00:00Z',
  },
}
