import { Type } from 'typebox'
import { Code, Handle } from '../challenges/schema.ts'
import { Data, body } from '../../contract.ts'

export const PasswordBody = body(
  'PasswordBody',
  {
    current_password: Type.String({ minLength: 1, maxLength: 512 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
  },
  { current_password: 'Falcon#72-lake', password: 'Desert*19-moon' },
)
export const EmailBody = body(
  'EmailBody',
  {
    email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  },
  { email: 'noura.alharbi@example.com' },
)
export const ConfirmEmailBody = body(
  'ConfirmEmailBody',
  {
    otp: Handle,
    code: Code,
    disconnect_google: Type.Optional(
      Type.Boolean({ description: 'The Google account signs in no longer; for accounts with a password.' }),
    ),
  },
  { otp: 'c2lnbi1pbi10aGF0LXdhaXRz', code: '482913', disconnect_google: false },
)
export const NewEmail = Data(Type.Object({ email: Type.String() }))
export const PhoneBody = body(
  'PhoneBody',
  {
    phone: Type.String({ minLength: 1, maxLength: 250, description: 'In any notation; kept as E.164.' }),
    phone_country: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'ISO 3166 code, for numbers without a country code.',
      }),
    ),
  },
  { phone: '0501234567', phone_country: 'SA' },
)
export const NewPhone = Data(Type.Object({ phone: Type.String() }))
