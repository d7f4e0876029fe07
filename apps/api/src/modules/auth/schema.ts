import { Type, type Static } from 'typebox'
import { userKinds } from '../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, strict } from '../contract.ts'

export const LoginBody = strict({
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  password: Type.String({ minLength: 1, maxLength: 512 }),
})

/** What the browser keeps in `user_info`: no more than a header needs. */
export const UserInfo = Type.Object({
  id: Id,
  kind: Choice(userKinds),
  name: Type.String(),
  avatar: Nullable(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

export const Login = Data(Type.Object({
  token: Type.String(),
  expires_at: Moment,
  user: Type.Object({ ...UserInfo.properties, email: Type.String(), is_google: Type.Boolean() }),
}))

const Named = Nullable(Type.Object({ id: Id, name: Type.String() }))

export const Profile = Data(Type.Object({
  ...UserInfo.properties,
  email: Type.String(),
  phone: Nullable(Type.String()),
  country: Named,
  city: Named,
  job_name: Named,
  locale: Choice(['ar', 'en'] as const),
  is_google: Type.Boolean(),
  verified_at: Nullable(Moment),
  created_at: Moment,
}))

export const CompanyProfile = Data(Type.Object({
  ...UserInfo.properties,
  email: Type.String(),
  phone: Nullable(Type.String()),
  is_google: Type.Boolean(),
  created_at: Moment,
  company: Type.Object({
    id: Id,
    legal_name: Type.String(),
    registration_number: Type.String(),
    vat_number: Nullable(Type.String()),
    address: Type.String(),
    logo: Nullable(Type.String()),
    employee_count: Type.Integer(),
  }),
}))
