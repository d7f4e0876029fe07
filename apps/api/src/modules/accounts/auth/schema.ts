import { Type, type Static } from 'typebox'
import { userKinds } from '../../../db/schema/index.ts'
import { Choice, Data, Id, Moment, Nullable, strict } from '../../contract.ts'

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

export const Login = Data(
  Type.Object({
    token: Type.String(),
    expires_at: Moment,
    user: Type.Object({ ...UserInfo.properties, email: Type.String(), is_google: Type.Boolean() }),
  }),
)
