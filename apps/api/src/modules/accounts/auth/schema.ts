import { calendars, digitScripts } from '@masar/text'
import { Type, type Static } from 'typebox'
import { capacities, companyRoles, operatorRoles, userKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, body, named } from '../../contract.ts'

export const LoginBody = body(
  'LoginBody',
  {
    email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
    password: Type.String({ minLength: 1, maxLength: 512 }),
  },
  { email: 'noura@example.com', password: 'Falcon#72-lake' },
)

/** What the browser keeps in `user_info`: no more than a header needs. */
export const UserInfo = Type.Object({
  id: Id,
  kind: Choice(userKinds),
  name: Type.String(),
  avatar: Nullable(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

/** How days and numbers are written for a person: `hijri` is the calendar of Umm al-Qura, `arab` the digits ٠–٩. */
export const Reading = named('Reading', {
  calendar: Choice(calendars),
  digits: Choice(digitScripts),
})

const roles = [...new Set([...companyRoles, ...operatorRoles])]
const Role = Choice(roles)

export const SignedIn = named(
  'SignedIn',
  {
    token: Type.String(),
    expires_at: Moment,
    capacity: Choice(capacities),
    role: Nullable(Role),
    user: named('SignedInUser', {
      ...UserInfo.properties,
      name_ar: Nullable(Type.String({ description: 'The name in Arabic letters, where it is known.' })),
      name_en: Nullable(Type.String({ description: 'The name in Latin letters, where it is known.' })),
      email: Type.String(),
      is_google: Type.Boolean(),
      reading: Reading,
    }),
  },
  {
    examples: [
      {
        token: 'dG9rZW4tb2YtYS1zZXNzaW9u',
        expires_at: '2026-12-21T09:00:00Z',
        capacity: 'personal',
        role: null,
        user: {
          id: 88,
          kind: 'student',
          name: 'نورة الحربي',
          avatar: null,
          name_ar: 'نورة الحربي',
          name_en: null,
          email: 'noura@example.com',
          is_google: false,
          reading: { calendar: 'both', digits: 'latn' },
        },
      },
    ],
  },
)
export const Login = Data(SignedIn)

const Company = named('CompanyName', { id: Id, name: Type.String() })

/** Each capacity that the account may act in; `is_current` is the session's own. */
export const Capacities = Data(
  Type.Array(
    named('Capacity', {
      capacity: Choice(capacities),
      is_current: Type.Boolean(),
      company: Nullable(Company),
      role: Nullable(Role),
      branch: Nullable(Type.String({ description: 'The department whose branch a manager sees.' })),
    }),
  ),
)

export const SwitchBody = body(
  'SwitchBody',
  {
    capacity: Choice(capacities),
    company_id: Type.Optional(Id),
  },
  { capacity: 'company', company_id: 12 },
)
