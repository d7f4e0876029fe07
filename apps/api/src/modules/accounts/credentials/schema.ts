import { Type } from 'typebox'
import { Data, strict } from '../../contract.ts'

export const PasswordBody = strict({
  current_password: Type.String({ minLength: 1, maxLength: 512 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
})
export const EmailBody = strict({ email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }) })
export const NewEmail = Data(Type.Object({ email: Type.String() }))
export const PhoneBody = strict({
  phone: Type.String({ minLength: 1, maxLength: 250, description: 'In any notation; kept as E.164.' }),
  phone_country: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{2}$',
      description: 'ISO 3166 code, for numbers without a country code.',
    }),
  ),
})
export const NewPhone = Data(Type.Object({ phone: Type.String() }))
