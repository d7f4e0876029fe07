import { Type, type Static } from 'typebox'
import { signOnAdmissions, signOnKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, strict, visible } from '../../contract.ts'
import { SamlService, SamlSetUp } from './saml/schema.ts'

const Domain = named('CompanyDomain', {
  id: Id,
  domain: Type.String(),
  record: Type.Object(
    { name: Type.String(), value: Type.String() },
    { description: 'The TXT record that proves that the domain is the company’s.' },
  ),
  proven_at: Nullable(Moment),
})
export const DomainAnswer = Data(Domain)

const SignOn = named('CompanySignOn', {
  provider: Nullable(
    named('CompanyProvider', {
      kind: Choice(signOnKinds),
      issuer: Type.String({ description: 'The issuer of OpenID Connect, or the entity ID of SAML.' }),
      client_id: Nullable(Type.String()),
      saml: Nullable(SamlSetUp),
      admits: Choice(signOnAdmissions),
      is_on: Type.Boolean(),
      is_demanded: Type.Boolean({
        description: 'The company’s people with addresses of its domains sign in by it alone; owners never.',
      }),
      tested_at: Nullable(Moment),
    }),
  ),
  redirect_uris: Type.Array(Type.String(), {
    description: 'What an OpenID provider has to know as addresses of return.',
  }),
  saml_service: SamlService,
  domains: Type.Array(Domain),
})
export const SignOnAnswer = Data(SignOn)

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: visible })

export const ProviderBody = body(
  'CompanyProviderBody',
  {
    issuer: line(500),
    client_id: line(200),
    client_secret: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description: 'Never told again. Without it the stored one stays, as long as the issuer does.',
      }),
    ),
    admits: Choice(signOnAdmissions),
  },
  {
    issuer: 'https://login.nakhla.example',
    client_id: 'masar',
    client_secret: 'kept-by-the-company',
    admits: 'invited',
  },
)
export type ProviderBody = Static<typeof ProviderBody>

export const SwitchSignOnBody = body(
  'SwitchSignOnBody',
  {
    is_on: Type.Boolean(),
    is_demanded: Type.Boolean(),
  },
  { is_on: true, is_demanded: false },
)
export type SwitchSignOnBody = Static<typeof SwitchSignOnBody>

export const DomainBody = body('CompanyDomainBody', { domain: line(254) }, { domain: 'nakhla.example' })

/** What can be wrong with a provider, or with how it is set up. */
export const providerProblems = [
  'not_https',
  'private_address',
  'name_unknown',
  'unreachable',
  'certificate',
  'no_provider',
  'other_issuer',
  'no_code_flow',
  'client_refused',
] as const
export type ProviderProblem = (typeof providerProblems)[number]

export const ProviderTest = Data(
  named('CompanyProviderTest', {
    problem: Nullable(Choice(providerProblems)),
    status: Nullable(Type.Integer({ description: 'What the provider answered with, where it did.' })),
  }),
)

export const SignOnState = Data(
  named('SignOnState', {
    is_on: Type.Boolean({
      description: 'Whether addresses of the domain sign in by their company’s provider.',
    }),
    is_demanded: Type.Boolean(),
  }),
)
export const StateQuery = strict({ domain: Type.String({ minLength: 3, maxLength: 254 }) })
export const SignOnCodeBody = body(
  'SignOnCodeBody',
  {
    code: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'From the fragment of the address that the browser came back to.',
    }),
  },
  { code: 'c2lnbi1pbi10aGF0LXdhaXRz' },
)
