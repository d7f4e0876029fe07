import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf, viewerOf } from '../../../plugins/caller.ts'
import { Login } from '../auth/schema.ts'
import { OtpBody, Pending } from '../challenges/schema.ts'
import { ConfirmEmailBody, EmailBody, NewEmail, NewPhone, PasswordBody, PhoneBody } from './schema.ts'
import type { Credentials } from './service.ts'

const tags = ['credentials']
const stale =
  '403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).'

/** Password, e-mail address and phone number of one's own account. */
// long: a list of routes, each short by itself
export function credentials(service: Credentials): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/password',
      {
        schema: {
          operationId: 'changePassword',
          summary: 'Change the password',
          errorCodes: ['password_unset', 'too_many_requests'],
          tags,
          description: 'Ends every session and opens a new one for this browser.',
          body: PasswordBody,
          response: { 200: Login },
        },
      },
      async request => ({
        data: await service.changePassword(viewerOf(request), request.body, callerOf(request)),
      }),
    )

    app.post(
      '/auth/email',
      {
        schema: {
          operationId: 'changeEmail',
          summary: 'Request a new e-mail address',
          errorCodes: ['session_stale', 'too_many_requests'],
          tags,
          description: `Sends a code to the new address. ${stale}`,
          body: EmailBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await service.changeEmail(viewerOf(request), request.body.email, request) }),
    )

    app.post(
      '/auth/email/confirm',
      {
        schema: {
          operationId: 'confirmEmail',
          summary: 'Confirm the new e-mail address',
          errorCodes: ['email_taken', 'password_unset', 'code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description:
            'The code sets the new address; the old one is told, and sessions in other browsers end.',
          body: ConfirmEmailBody,
          response: { 200: NewEmail },
        },
      },
      async request => {
        const { otp, code, disconnect_google: endsGoogle = false } = request.body
        return { data: await service.confirmEmail(viewerOf(request), otp, code, endsGoogle) }
      },
    )

    app.post(
      '/auth/phone',
      {
        schema: {
          operationId: 'changePhone',
          summary: 'Request a new phone number',
          errorCodes: ['session_stale', 'too_many_requests'],
          tags,
          description: `Sends a code to the new number, or by mail where no short messages can be sent. ${stale}`,
          body: PhoneBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await service.changePhone(viewerOf(request), request.body, request) }),
    )

    app.post(
      '/auth/phone/confirm',
      {
        schema: {
          operationId: 'confirmPhone',
          summary: 'Confirm the new phone number',
          errorCodes: ['code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description: 'The code sets the new number.',
          body: OtpBody,
          response: { 200: NewPhone },
        },
      },
      async request => ({
        data: await service.confirmPhone(viewerOf(request), request.body.otp, request.body.code),
      }),
    )
  }
}
