import { Type } from 'typebox'
import { Data, strict } from '../../contract.ts'

export const ForgetPasswordBody = strict({
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
})
export const ResetToken = Data(
  Type.Object({
    reset_token: Type.String({ description: 'Works once, for 30 minutes.' }),
    expires_in: Type.Integer({ description: 'Seconds.' }),
  }),
)
export const EnterPasswordBody = strict({
  reset_token: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
})
