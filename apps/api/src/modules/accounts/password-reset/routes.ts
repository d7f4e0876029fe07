import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OtpBody, Pending } from '../challenges/schema.ts'
import { Empty } from '../../contract.ts'
import { EnterPasswordBody, ForgetPasswordBody, ResetToken } from './schema.ts'
import { originOf } from '../../platform/mail/origin.ts'
import type { PasswordReset } from './service.ts'

const tags = ['password']

/** A forgotten password, for every kind of account. */
// long: a list of routes, each short by itself
export function passwordReset(service: PasswordReset): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/forget-password',
      {
        schema: {
          operationId: 'forgetPassword',
          summary: 'Request a code to reset the password',
          errorCodes: ['too_many_requests'],
          tags,
          description: 'Sends a code, if the address has an account; answers the same if it has none.',
          body: ForgetPasswordBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await service.ask(request.body.email, request) }),
    )

    app.post(
      '/auth/reset-code',
      {
        schema: {
          operationId: 'confirmReset',
          summary: 'Exchange the code for a reset token',
          errorCodes: ['code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description: 'Trades the code for a token that sets the password.',
          body: OtpBody,
          response: { 200: ResetToken },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { data: await service.prove(request.body.otp, request.body.code) }
      },
    )

    app.post(
      '/auth/enter-password',
      {
        schema: {
          operationId: 'enterPassword',
          summary: 'Set a new password with a reset token',
          errorCodes: ['reset_token_gone'],
          tags,
          description: 'Sets the new password and signs out everywhere.',
          body: EnterPasswordBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { reset_token: token, password, disconnect_google: endsGoogle = false } = request.body
        request.provedAccount = await service.finish(token, password, endsGoogle, originOf(request))
        return { data: null }
      },
    )
  }
}
