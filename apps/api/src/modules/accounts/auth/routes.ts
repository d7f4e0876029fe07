import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { UserKind } from '../../../db/schema/index.ts'
import { bearer, callerOf } from '../../../plugins/caller.ts'
import { Empty } from '../../contract.ts'
import { Login, LoginBody } from './schema.ts'
import type { AuthService } from './service.ts'

/** Sign-in and sign-out, open to everyone: a token that is gone already signs out just as well. */
export function signIn(service: AuthService, kinds: readonly UserKind[]): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/login',
      { schema: { operationId: 'login', tags: ['auth'], body: LoginBody, response: { 200: Login } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { data: await service.login(request.body, kinds, callerOf(request)) }
      },
    )

    app.post(
      '/auth/logout',
      { schema: { operationId: 'logout', tags: ['auth'], response: { 200: Empty } } },
      async request => {
        await service.logout(bearer(request))
        return { data: null }
      },
    )
  }
}
