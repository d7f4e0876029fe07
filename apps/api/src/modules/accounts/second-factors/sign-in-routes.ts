import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiName } from '../../../openapi.ts'
import { callerOf } from '../../../plugins/caller.ts'
import { OwnCookie } from '../../../plugins/own-cookie.ts'
import { Login } from '../auth/schema.ts'
import { RequestOptions, SecondFactorBody, TicketBody } from './schema.ts'
import { ticketMinutes, type Entry, type SecondStep } from './sign-in.ts'

/** The second step on one of the APIs, with the cookie that binds its tickets to a browser. */
export class SecondStepOfApi {
  readonly step: SecondStep
  readonly api: ApiName
  readonly #cookie: OwnCookie

  constructor(step: SecondStep, api: ApiName, publicUrl: string) {
    this.step = step
    this.api = api
    this.#cookie = new OwnCookie('second_factor', `/${api}/v1/auth/second-factor`, publicUrl, 'Strict')
  }

  /** What a first step answers: a session, or a ticket. */
  answer(reply: FastifyReply, entry: Entry) {
    reply.header('cache-control', 'no-store')
    if ('session' in entry) return entry.session
    this.#cookie.set(reply, entry.browserSecret, ticketMinutes * 60)
    return { second_factor: entry.asked }
  }

  browserSecret(request: FastifyRequest): string {
    return this.#cookie.read(request) ?? ''
  }

  end(reply: FastifyReply): void {
    this.#cookie.clear(reply)
  }
}

/** The second step of a sign-in, open to everyone who has its ticket. */
// long: a list of routes, each short by itself
export function secondFactorSignIn(secondStep: SecondStepOfApi): FastifyPluginAsyncTypebox {
  const tags = ['auth']
  return async app => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.post(
      '/auth/second-factor/options',
      {
        schema: {
          operationId: 'getSecondFactorOptions',
          summary: 'Get the options to show a passkey',
          errorCodes: ['passkeys_off', 'second_factor_gone'],
          tags,
          description: 'What a browser needs to show a passkey; works once.',
          body: TicketBody,
          response: { 200: RequestOptions },
        },
      },
      async request => {
        const { ticket } = request.body
        const browserSecret = secondStep.browserSecret(request)
        return {
          data: {
            options: { ...(await secondStep.step.options({ ticket, browserSecret, api: secondStep.api })) },
          },
        }
      },
    )

    app.post(
      '/auth/second-factor',
      {
        schema: {
          operationId: 'showSecondFactor',
          summary: 'Finish a sign-in with a second factor',
          errorCodes: [
            'passkeys_off',
            'second_factor_gone',
            'code_wrong',
            'code_used',
            'passkey_wrong',
            'too_many_requests',
          ],
          tags,
          description:
            'Ends a sign-in with a session. A wrong answer costs one of the ticket’s five tries; 410 `second_factor_gone` once they, or its ten minutes, are over.',
          body: SecondFactorBody,
          response: { 200: Login },
        },
      },
      async (request, reply) => {
        const brought = {
          ticket: request.body.ticket,
          browserSecret: secondStep.browserSecret(request),
          api: secondStep.api,
        }
        const data = await secondStep.step.answer(brought, request.body, callerOf(request))
        secondStep.end(reply)
        return { data }
      },
    )
  }
}
