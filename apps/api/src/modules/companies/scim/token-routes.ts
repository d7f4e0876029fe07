import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changeCompany, readMembers } from '../policy.ts'
import { MadeToken } from '../tokens/schema.ts'
import { CompanyTokens, scimKind } from '../tokens/tokens.ts'
import { ScimAccess, ScimTokenBody } from './token-schema.ts'

const tags = ['sign-on']

/** The tokens by which a company's directory keeps its people and groups. */
// long: a list of routes, each short by itself
export function scimAccess(db: Database, baseUrl: string): FastifyPluginAsyncTypebox {
  const tokens = new CompanyTokens(db, scimKind)
  return async app => {
    app.get(
      '/sign-on/scim',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'getScimAccess',
          summary: 'Get how the company’s directory comes in',
          description:
            'Where the company’s directory finds Masar, and the tokens it may have, without their secrets.',
          errorCodes: [],
          tags,
          response: { 200: ScimAccess },
        },
      },
      async request => ({
        data: {
          base_url: baseUrl,
          tokens: await tokens.list(memberOf(request).companyId, request.locale, () => ({})),
        },
      }),
    )

    app.post(
      '/sign-on/scim/tokens',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'makeScimToken',
          summary: 'Make a token for the company’s directory',
          description:
            'The token is in the answer and nowhere else afterwards. How many may be open at once is bounded: 409 `too_many_scim_tokens`.',
          errorCodes: ['too_many_scim_tokens'],
          tags,
          body: ScimTokenBody,
          response: { 200: MadeToken },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { data: { token: await tokens.make(companyActorOf(request), request.body, {}) } }
      },
    )

    app.post(
      '/sign-on/scim/tokens/:id/withdraw',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'withdrawScimToken',
          summary: 'Withdraw a token of the company’s directory',
          description: 'The directory is refused with it from then on.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await tokens.withdraw(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
