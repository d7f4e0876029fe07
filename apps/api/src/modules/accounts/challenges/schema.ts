import { Type } from 'typebox'
import { body, Choice, Data, named } from '../../contract.ts'

/** The opaque handle of a pending step, as the `otp` cookie holds it. */
export const Handle = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The opaque handle of the pending step.',
})
export const Code = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Six digits, of any script; spaces and dashes do not matter.',
})

export const OtpBody = body(
  'OtpBody',
  { otp: Handle, code: Code },
  { otp: 'c2lnbi1pbi10aGF0LXdhaXRz', code: '482913' },
)
export const HandleBody = body('HandleBody', { otp: Handle }, { otp: 'c2lnbi1pbi10aGF0LXdhaXRz' })

export const PendingStep = named(
  'PendingStep',
  {
    otp: Handle,
    purpose: Choice([
      'register_student',
      'register_instructor',
      'register_company',
      'reset',
      'change_email',
      'change_phone',
      'fresh',
    ] as const),
    sent_to: Type.String({ description: 'The address, masked.' }),
    channel: Choice(['mail', 'sms'] as const),
    tries_left: Type.Integer({ description: 'Tries left for the code that was sent last.' }),
    code_expires_in: Type.Integer({ description: 'Seconds until the code ends; 0 when it has.' }),
    resend_in: Type.Integer({ description: 'Seconds until another code may be asked for.' }),
    expires_in: Type.Integer({ description: 'Seconds until the whole step ends.' }),
  },
  { description: 'A code is on its way. Says nothing of whether the address has an account.' },
)
export const Pending = Data(PendingStep)
