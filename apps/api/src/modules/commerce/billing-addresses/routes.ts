import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { CompanyAddressAnswer, CompanyAddressBody, CompanyAddresses } from '../schema.ts'
import { presentCompanyAddress, type BillingAddresses } from './service.ts'

const tags = ['billing']

/** The addresses that a company's bills may be made out to. */
// long: a list of routes, each short by itself
export function billingAddressCalls(service: BillingAddresses): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/billing-addresses',
      {
        schema: {
          operationId: 'listBillingAddresses',
          summary: 'List the billing addresses of the company',
          description: 'The default comes first.',
          errorCodes: [],
          tags,
          response: { 200: CompanyAddresses },
        },
      },
      async request => ({
        data: (await service.list(memberOf(request).companyId)).map(presentCompanyAddress),
      }),
    )

    app.post(
      '/billing-addresses',
      {
        schema: {
          operationId: 'addBillingAddress',
          summary: 'Add a billing address',
          description: 'The first one is the default.',
          errorCodes: ['billing_addresses_full'],
          tags,
          body: CompanyAddressBody,
          response: { 200: CompanyAddressAnswer },
        },
      },
      async request => ({
        data: presentCompanyAddress(await service.add(companyActorOf(request), request.body)),
      }),
    )

    app.put(
      '/billing-addresses/:id',
      {
        schema: {
          operationId: 'changeBillingAddress',
          summary: 'Replace a billing address',
          description: 'Bills that were issued keep the address that they have.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          body: CompanyAddressBody,
          response: { 200: CompanyAddressAnswer },
        },
      },
      async request => ({
        data: presentCompanyAddress(
          await service.change(companyActorOf(request), request.params.id, request.body),
        ),
      }),
    )

    app.delete(
      '/billing-addresses/:id',
      {
        schema: {
          operationId: 'removeBillingAddress',
          summary: 'Remove a billing address',
          description: 'The oldest of the others takes the place of a default.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.remove(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
