import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { bearer, callerOf, viewerOf } from '../../../plugins/caller.ts'
import { Empty } from '../../contract.ts'
import { SignInAnswer } from '../second-factors/schema.ts'
import type { SecondStepOfApi } from '../second-factors/sign-in-routes.ts'
import { capacitiesOf } from './capacities.ts'
import { Capacities, Login, LoginBody, SwitchBody } from './schema.ts'
import { presentCapacity, switchCapacity } from './switching.ts'
import type { AuthService } from './service.ts'

/** Sign-in and sign-out, open to everyone: a token that is gone already signs out just as well. */
export function signIn(service: AuthService, secondStep: SecondStepOfApi): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/login',
      {
        schema: {
          operationId: 'login',
          summary: 'Sign in with an e-mail address and a password',
          errorCodes: [
            'credentials_wrong',
            'company_account',
            'personal_account',
            'sign_on_demanded',
            'too_many_requests',
          ],
          tags: ['auth'],
          description:
            'Answers with a session, or with the ticket of a second step (`POST /auth/second-factor`) where the account has a second factor.',
          body: LoginBody,
          response: { 200: SignInAnswer },
        },
      },
      async (request, reply) => ({
        data: secondStep.answer(reply, await service.login(request.body, callerOf(request))),
      }),
    )

    app.post(
      '/auth/logout',
      {
        schema: {
          operationId: 'logout',
          summary: 'Sign out',
          errorCodes: [],
          description: 'A token that has ended already is no error.',
          tags: ['auth'],
          response: { 200: Empty },
        },
      },
      async request => {
        await service.logout(bearer(request))
        return { data: null }
      },
    )
  }
}

/** The capacities of one's account, and a session in another of them. */
export function switching(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/auth/capacities',
      {
        schema: {
          operationId: 'listCapacities',
          summary: 'List the capacities of the account',
          description:
            'As whom the person can act: for themselves, and for each company in which they have a role. The current one is marked.',
          errorCodes: [],
          tags: ['auth'],
          response: { 200: Capacities },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        const found = await capacitiesOf(db, viewer)
        return { data: found.map(entry => presentCapacity(entry, viewer, request.locale)) }
      },
    )

    app.post(
      '/auth/switch',
      {
        schema: {
          operationId: 'switchCapacity',
          summary: 'Open a session in another capacity',
          errorCodes: ['forbidden'],
          tags: ['auth'],
          description:
            'Opens a session in another capacity of the account beside this one, which stays; what this one has proved counts for it.',
          body: SwitchBody,
          response: { 200: Login },
        },
      },
      async request => ({
        data: await switchCapacity(db, viewerOf(request), request.body, callerOf(request)),
      }),
    )
  }
}
