import { companyColors } from '@masar/text'
import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named, strict, visible } from '../../contract.ts'

/** Why a link opens nothing any more, or never did. */
export const goneReasons = ['expired', 'withdrawn', 'full', 'unknown'] as const
export const linkStates = ['open', 'expired', 'withdrawn', 'full'] as const

const Named = Type.Object({ id: Id, name: Type.String() })
const Domain = Type.String({ minLength: 1, maxLength: 254 })

export const JoiningLink = named('JoiningLink', {
  id: Id,
  label: Nullable(Type.String()),
  link: Nullable(
    Type.String({
      description: 'Anyone with it may join. Null once the service has lost the key to decrypt it.',
    }),
  ),
  department: Nullable(Named),
  groups: Type.Array(Named),
  domains: Type.Array(Type.String(), {
    description: 'Of which an e-mail address may join; any, if there is none. Sub-domains are others.',
  }),
  state: Choice(linkStates),
  uses: Type.Integer(),
  max_uses: Nullable(Type.Integer()),
  created_at: Moment,
  expires_at: Moment,
})
export const JoiningLinks = Data(Type.Array(JoiningLink))
export const MadeLink = Data(JoiningLink)

export const JoiningLinkBody = body(
  'JoiningLinkBody',
  {
    label: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: visible })),
    department_id: Type.Optional(Id),
    group_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
    domains: Type.Optional(Type.Array(Domain, { maxItems: 20 })),
    days: Type.Integer({ minimum: 1, maximum: 365, description: 'For how long it works.' }),
    max_uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  },
  { label: 'موظفو فرع جدة', department_id: 5, domains: ['nakhla.example'], days: 14, max_uses: 40 },
)
export type JoiningLinkBody = Static<typeof JoiningLinkBody>

/** The viewer's relation to the company of a link. */
export const standings = ['visitor', 'new', 'invited', 'employed', 'left', 'other_address'] as const

export const TokenBody = strict(
  { joining_link: Type.String({ minLength: 1, maxLength: 64, description: 'The token of the link.' }) },
  { joining_link: 'am9pbi10aGUtamVkZGFoLWJyYW5jaA' },
)
export const JoiningPage = Data(
  named('JoiningPage', {
    company: Type.Object({ name: Type.String(), color: Choice(companyColors) }),
    domains: Type.Array(Type.String()),
    expires_at: Moment,
    standing: Choice(standings),
  }),
)
