import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changeCompany, readMembers } from '../policy.ts'
import { MadeToken } from '../tokens/schema.ts'
import { apiKeyKind, CompanyTokens } from '../tokens/tokens.ts'
import { CompanyApiKeyBody, CompanyApiKeys } from './schema.ts'

const tags = ['company']

/** The keys by which a company's own programs read from this API. */
// long: a list of routes, each short by itself
export function companyApiKeys(db: Database, publicUrl: string): FastifyPluginAsyncTypebox {
  const keys = new CompanyTokens(db, apiKeyKind)
  return async app => {
    app.get(
      '/api-keys',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'listCompanyApiKeys',
          summary: 'List the company’s API keys',
          description:
            'Names, scopes and last uses of the keys, and the address to call with them. The keys themselves are told only when they are made.',
          errorCodes: [],
          tags,
          response: { 200: CompanyApiKeys },
        },
      },
      async request => ({
        data: {
          base_url: `${publicUrl}/company-api/v1`,
          keys: await keys.list(memberOf(request).companyId, request.locale, ({ scopes }) => ({ scopes })),
        },
      }),
    )

    app.post(
      '/api-keys',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'makeCompanyApiKey',
          summary: 'Make an API key for the company’s own programs',
          errorCodes: ['too_many_company_keys'],
          description: 'It reads what its scopes name, of the whole company, and changes nothing.',
          tags,
          body: CompanyApiKeyBody,
          response: { 200: MadeToken },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { scopes, ...order } = request.body
        return { data: { token: await keys.make(companyActorOf(request), order, { scopes }) } }
      },
    )

    app.post(
      '/api-keys/:id/withdraw',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'withdrawCompanyApiKey',
          summary: 'Withdraw an API key of the company',
          description: 'Programs that call with it are refused from then on.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await keys.withdraw(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
