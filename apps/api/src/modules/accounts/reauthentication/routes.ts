import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { viewerOf } from '../../../plugins/caller.ts'
import { OtpBody, Pending } from '../challenges/schema.ts'
import { confirmedChanges } from '../../platform/mail/templates.ts'
import { body, Choice, Empty, strict } from '../../contract.ts'
import type { Reauthentication } from './reauthentication.ts'

const tags = ['identity']
const PasswordBody = body(
  'ReauthenticationBody',
  { password: Type.String({ minLength: 1, maxLength: 512 }) },
  { password: 'Falcon#72-lake' },
)
const ForChange = strict({ change: Type.Optional(Choice(confirmedChanges)) })

/** Required of a stale session before it changes an address or ends an account. */
// long: a list of routes, each short by itself
export function reauthenticationCalls(reauthentication: Reauthentication): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/fresh',
      {
        schema: {
          operationId: 'proveByPassword',
          summary: 'Reauthenticate with the password',
          errorCodes: ['password_unset', 'too_many_requests'],
          tags,
          description: 'Makes the session fresh for 15 minutes.',
          body: PasswordBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await reauthentication.byPassword(viewerOf(request), request.body.password)
        return { data: null }
      },
    )

    app.post(
      '/auth/fresh-code',
      {
        schema: {
          operationId: 'sendFreshCode',
          summary: 'Request a code to reauthenticate',
          errorCodes: ['not_found', 'too_many_requests'],
          tags,
          description:
            'Sends a code to the account’s own address, for accounts without a password; `change` is what the e-mail says the code is for.',
          querystring: ForChange,
          response: { 200: Pending },
        },
      },
      async request => ({
        data: await reauthentication.sendCode(viewerOf(request), request, request.query.change ?? 'account'),
      }),
    )

    app.post(
      '/auth/fresh-otp',
      {
        schema: {
          operationId: 'proveByCode',
          summary: 'Reauthenticate with a code',
          errorCodes: ['code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description: 'Makes the session fresh for 15 minutes.',
          body: OtpBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await reauthentication.byCode(viewerOf(request), request.body.otp, request.body.code)
        return { data: null }
      },
    )
  }
}
