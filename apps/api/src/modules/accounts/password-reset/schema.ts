import { Type } from 'typebox'
import { Data, body, named } from '../../contract.ts'

export const ForgetPasswordBody = body(
  'ForgetPasswordBody',
  {
    email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  },
  { email: 'noura@example.com' },
)
export const ResetToken = Data(
  named('ResetToken', {
    reset_token: Type.String({ description: 'Works once, for 30 minutes.' }),
    expires_in: Type.Integer({ description: 'Seconds.' }),
    is_google: Type.Boolean({ description: 'Whether a Google account signs in to the account, too.' }),
  }),
)
export const EnterPasswordBody = body(
  'EnterPasswordBody',
  {
    reset_token: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    disconnect_google: Type.Optional(Type.Boolean({ description: 'The Google account signs in no longer.' })),
  },
  { reset_token: 'c2lnbi1pbi10aGF0LXdhaXRz', password: 'Falcon#72-lake', disconnect_google: false },
)
