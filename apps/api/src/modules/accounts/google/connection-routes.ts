import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty } from '../../contract.ts'
import type { GoogleConnection } from './connection.ts'

const tags = ['credentials']

/** Whether the Google account of one's own account may sign in. */
export function googleConnection(service: GoogleConnection): FastifyPluginAsyncTypebox {
  return async app => {
    app.delete(
      '/auth/google',
      {
        schema: {
          operationId: 'disconnectGoogle',
          summary: 'Disconnect the Google account',
          errorCodes: ['session_stale', 'password_unset', 'not_found'],
          tags,
          description:
            'The Google account signs in no longer. 409 `password_unset` for an account without a password, 403 `session_stale` when the last proof of identity is too old.',
          response: { 200: Empty },
        },
      },
      async request => {
        await service.end(viewerOf(request))
        return { data: null }
      },
    )

    app.put(
      '/auth/google',
      {
        schema: {
          operationId: 'reconnectGoogle',
          summary: 'Connect the Google account again',
          errorCodes: ['session_stale', 'not_found'],
          tags,
          description:
            'The Google account that was disconnected signs in again. 403 `session_stale` when the last proof of identity is too old.',
          response: { 200: Empty },
        },
      },
      async request => {
        await service.renew(viewerOf(request))
        return { data: null }
      },
    )
  }
}
