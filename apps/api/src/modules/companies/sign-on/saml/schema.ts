import { Type, type Static } from 'typebox'
import { signOnAdmissions } from '../../../../db/schema/index.ts'
import { Choice, Data, Moment, Nullable, body, named, visible } from '../../../contract.ts'
import { tryProblems } from './outcome.ts'

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: visible })
const Attribute = Type.Optional(Nullable(line(500)))

export const mostCertificates = 3

export const SamlCertificate = named('SamlCertificate', {
  pem: Type.String(),
  subject: Type.String(),
  fingerprint: Type.String({ description: 'SHA-256.' }),
  expires_at: Moment,
})

/** A SAML provider as it is set up. */
export const SamlSetUp = named('SamlSetUp', {
  entry_point: Type.String({ description: 'Where the browser goes to sign in.' }),
  certificates: Type.Array(SamlCertificate),
  subject_attribute: Nullable(
    Type.String({ description: 'The attribute that names a person for good; null where the NameID does.' }),
  ),
  email_attribute: Nullable(Type.String()),
  name_attribute: Nullable(Type.String()),
})

/** What a SAML provider has to know of this service. */
export const SamlService = named('SamlService', {
  entity_id: Type.String(),
  acs_url: Type.String({ description: 'Where the provider posts its answers.' }),
  metadata_url: Type.String(),
})

export const SamlBody = body(
  'SamlProviderBody',
  {
    issuer: Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: visible,
      description: 'The provider’s entity ID.',
    }),
    entry_point: line(2000),
    certificates: Type.Array(Type.String({ maxLength: 10_000 }), {
      minItems: 1,
      maxItems: mostCertificates,
      description:
        'X.509, as PEM or as the base64 of metadata. Those that are valid by now alone may be added.',
    }),
    subject_attribute: Attribute,
    email_attribute: Attribute,
    name_attribute: Attribute,
    admits: Choice(signOnAdmissions),
  },
  {
    issuer: 'https://login.nakhla.example/saml',
    entry_point: 'https://login.nakhla.example/saml/sso',
    certificates: ['MIIDdzCCAl+gAwIBAgIEbG9naW4='],
    email_attribute: 'email',
    admits: 'everyone',
  },
)
export type SamlBody = Static<typeof SamlBody>

export const MetadataBody = body(
  'SamlMetadataBody',
  {
    metadata: Type.String({
      minLength: 1,
      maxLength: 400_000,
      description: 'The provider’s metadata, as XML.',
    }),
  },
  { metadata: '<EntityDescriptor entityID="https://login.nakhla.example/saml"/>' },
)
export const MetadataAnswer = Data(
  named('SamlMetadata', {
    issuer: Type.String(),
    entry_point: Type.String(),
    certificates: Type.Array(SamlCertificate),
    wants_signed_requests: Type.Boolean({
      description: 'Whether the provider asks for signed requests, which are not sent.',
    }),
  }),
)

export const TryBody = body('TrySignOnBody', { locale: Choice(['ar', 'en']) }, { locale: 'ar' })
export const TryStart = Data(
  named('SignOnTryStart', {
    url: Type.String({ description: 'Where the browser goes; it comes back to the settings.' }),
  }),
)
export const TryAnswer = Data(
  Nullable(
    named('SignOnTry', {
      tried_at: Moment,
      problem: Nullable(Choice(tryProblems)),
      found: Nullable(Type.String({ description: 'What stood there instead of what had to.' })),
      subject: Nullable(Type.String()),
      subject_is_address: Type.Boolean({
        description: 'Whether the person is known by an e-mail address, which may change hands.',
      }),
      email: Nullable(Type.String()),
      is_email_proven: Type.Boolean({
        description: 'Whether the address is of a domain that the company has proven.',
      }),
      name: Nullable(Type.String()),
      attributes: Type.Array(
        named('SignOnTryAttribute', { name: Type.String(), values: Type.Array(Type.String()) }),
      ),
    }),
  ),
)
