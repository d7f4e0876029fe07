import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { requireReauthentication } from '../reauthentication/reauthentication.ts'
import {
  FactorAdded,
  PasskeyAnswer,
  PasskeyBody,
  PasskeyNameBody,
  PasskeySetup,
  RecoveryCodes,
  SecondFactors,
  TotpBody,
  TotpSetup,
} from './schema.ts'
import type { SecondFactorService } from './service.ts'

const tags = ['credentials']
const stale = '403 `session_stale` when the last proof of identity is too old.'
const lastOne =
  'With the last factor go the recovery codes; 409 `last_second_factor` where the account has to keep one.'

/** The second factors of one's own account; every change of them wants a recent proof of identity. */
export function ownSecondFactors(service: SecondFactorService): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/auth/second-factors',
      {
        schema: {
          operationId: 'getSecondFactors',
          summary: 'List the second factors of the account',
          description: 'The authenticator app, the passkeys, and how many recovery codes are left.',
          errorCodes: [],
          tags,
          response: { 200: SecondFactors },
        },
      },
      async request => ({ data: await service.state(viewerOf(request)) }),
    )
    await app.register(async changing => {
      changing.addHook('onRequest', async request => requireReauthentication(viewerOf(request)))
      await changing.register(totpCalls(service))
      await changing.register(passkeyCalls(service))
      changing.post(
        '/auth/second-factors/recovery-codes',
        {
          schema: {
            operationId: 'renewRecoveryCodes',
            summary: 'Renew the recovery codes',
            errorCodes: ['session_stale', 'second_factor_missing'],
            tags,
            description: `Ten new codes, shown this once; the earlier ones are dead. ${stale}`,
            response: { 200: RecoveryCodes },
          },
        },
        async request => ({
          data: { recovery_codes: await service.renewRecoveryCodes(viewerOf(request)) },
        }),
      )
    })
  }
}

// long: a list of routes, each short by itself
function totpCalls(service: SecondFactorService): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/second-factors/totp',
      {
        schema: {
          operationId: 'beginTotp',
          summary: 'Begin to set up an authenticator app',
          errorCodes: ['session_stale'],
          tags,
          description: `A secret for an authenticator app, which counts once a code confirms it. ${stale}`,
          response: { 200: TotpSetup },
        },
      },
      async request => ({ data: await service.beginTotp(viewerOf(request)) }),
    )

    app.post(
      '/auth/second-factors/totp/confirm',
      {
        schema: {
          operationId: 'confirmTotp',
          summary: 'Confirm an authenticator app',
          errorCodes: ['session_stale', 'otp_gone', 'code_wrong'],
          tags,
          description: `The app counts from now on, in the place of an earlier one. Recovery codes come with the first factor. ${stale}`,
          body: TotpBody,
          response: { 200: FactorAdded },
        },
      },
      async request => ({
        data: {
          recovery_codes: await service.confirmTotp(viewerOf(request), request.body.setup, request.body.code),
        },
      }),
    )

    app.delete(
      '/auth/second-factors/totp',
      {
        schema: {
          operationId: 'removeTotp',
          summary: 'Remove the authenticator app',
          errorCodes: ['session_stale', 'not_found', 'last_second_factor'],
          tags,
          description: `${lastOne} ${stale}`,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.removeTotp(viewerOf(request))
        return { data: null }
      },
    )
  }
}

// long: a list of routes, each short by itself
function passkeyCalls(service: SecondFactorService): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/second-factors/passkeys/options',
      {
        schema: {
          operationId: 'beginPasskey',
          summary: 'Begin to set up a passkey',
          errorCodes: ['session_stale', 'passkeys_off'],
          tags,
          description: `What a browser needs to make a passkey. ${stale}`,
          response: { 200: PasskeySetup },
        },
      },
      async request => {
        const { setup, options } = await service.beginPasskey(viewerOf(request))
        return { data: { setup, options: { ...options } } }
      },
    )

    app.post(
      '/auth/second-factors/passkeys',
      {
        schema: {
          operationId: 'addPasskey',
          summary: 'Add a passkey',
          errorCodes: ['session_stale', 'passkeys_off', 'passkeys_full', 'otp_gone', 'passkey_wrong'],
          tags,
          description: `Recovery codes come with the first factor. ${stale}`,
          body: PasskeyBody,
          response: { 200: FactorAdded },
        },
      },
      async request => ({
        data: { recovery_codes: await service.addPasskey(viewerOf(request), request.body) },
      }),
    )

    app.patch(
      '/auth/second-factors/passkeys/:id',
      {
        schema: {
          operationId: 'renamePasskey',
          summary: 'Rename a passkey',
          errorCodes: ['session_stale', 'not_found'],
          tags,
          description: stale,
          params: IdParams,
          body: PasskeyNameBody,
          response: { 200: PasskeyAnswer },
        },
      },
      async request => ({
        data: await service.renamePasskey(viewerOf(request), request.params.id, request.body.name),
      }),
    )

    app.delete(
      '/auth/second-factors/passkeys/:id',
      {
        schema: {
          operationId: 'removePasskey',
          summary: 'Remove a passkey',
          errorCodes: ['session_stale', 'not_found', 'last_second_factor'],
          tags,
          description: `${lastOne} ${stale}`,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.removePasskey(viewerOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
