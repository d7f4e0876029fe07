import { Type, type Static } from 'typebox'
import { instructorStates } from '../../../db/schema/index.ts'
import { cityFields } from '../fields/city-fields.ts'
import { UserInfo } from '../auth/schema.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, visible } from '../../contract.ts'

const Named = Nullable(Type.Object({ id: Id, name: Type.String() }))
const locale = Choice(['ar', 'en'] as const)

const account = {
  ...UserInfo.properties,
  name_ar: Nullable(Type.String({ description: 'The name in Arabic letters, as its holder writes it.' })),
  name_en: Nullable(Type.String({ description: 'The name in Latin letters, as its holder writes it.' })),
  names_confirmed_at: Nullable(Moment),
  email: Type.String(),
  phone: Nullable(Type.String()),
  country: Named,
  city: Nullable(
    Type.Object({
      id: Nullable(Type.Integer({ minimum: 1, description: 'Null for a city in the person’s own words.' })),
      name: Type.String(),
    }),
  ),
  job_name: Named,
  locale,
  is_google: Type.Boolean(),
  google: Nullable(
    Type.Object({
      email: Nullable(
        Type.String({
          description: 'The address of the Google account at its last sign-in, where that is known.',
        }),
      ),
      is_connected: Type.Boolean({
        description: 'False for one that was disconnected, which signs in no longer.',
      }),
    }),
  ),
  has_password: Type.Boolean(),
  is_fresh: Type.Boolean({
    description: 'Whether the session may change addresses and end the account without another proof.',
  }),
  verified_at: Nullable(Moment),
  created_at: Moment,
}

export const Profile = Data(
  named('Profile', {
    ...account,
    instructor: Nullable(
      Type.Object({
        id: Id,
        state: Choice(instructorStates),
        title: Type.String(),
        bio: Type.String(),
        expertise: Type.Array(Type.String()),
      }),
    ),
  }),
)

export const CompanyProfile = Data(
  named('CompanyProfile', {
    ...account,
    is_own_account: Type.Boolean({
      description:
        'Whether the caller is the company’s own account, not a member with an account of their own.',
    }),
    company: named('Company', {
      id: Id,
      legal_name: Type.String(),
      registration_number: Type.String(),
      vat_number: Nullable(Type.String()),
      address: Type.String(),
      logo: Nullable(Type.String()),
      employee_count: Type.Integer(),
    }),
  }),
)

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: visible })
const accountPatch = {
  name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 400,
      description:
        'In either script; another name than before leaves the one in the other script behind. Give this, or the names of the scripts.',
    }),
  ),
  name_ar: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 400 }))),
  name_en: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 400 }))),
  confirm_names: Type.Optional(
    Type.Literal(true, {
      description:
        'That the names are those of the ID. The first time, they are put on the certificates of the last weeks as well.',
    }),
  ),
  country_id: Type.Optional(Id),
  ...cityFields,
  job_name_id: Type.Optional(Id),
  locale: Type.Optional(locale),
}
export const ProfilePatch = body(
  'ProfilePatch',
  {
    ...accountPatch,
    title: Type.Optional(line(120)),
    bio: Type.Optional(Type.String({ maxLength: 4000 })),
    expertise: Type.Optional(Type.Array(line(60), { maxItems: 12 })),
  },
  { name_ar: 'نورة الحربي', name_en: 'Noura Alharbi', locale: 'ar', city_id: 1 },
)
export type ProfilePatch = Static<typeof ProfilePatch>
export const CompanyPatch = body('CompanyPatch', accountPatch, {
  name_ar: 'نورة الحربي',
  name_en: 'Noura Alharbi',
  locale: 'ar',
})
export type CompanyPatch = Static<typeof CompanyPatch>
