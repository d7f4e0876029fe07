import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { changeCompany, readMembers } from '../policy.ts'
import type { CompanyDomains } from './domains.ts'
import {
  DomainAnswer,
  DomainBody,
  ProviderBody,
  ProviderTest,
  SignOnAnswer,
  SwitchSignOnBody,
} from './schema.ts'
import type { SignOns } from './settings.ts'

/** What a provider has to know of this service. */
export interface OwnAddresses {
  redirect_uris: string[]
  saml_service: { entity_id: string; acs_url: string; metadata_url: string }
}

const tags = ['sign-on']

/** All of a company's sign-on. */
export const signOnReader =
  (signOns: SignOns, domains: CompanyDomains, addressesOf: (companyId: number) => OwnAddresses) =>
  async (companyId: number) => ({
    provider: await signOns.read(companyId),
    ...addressesOf(companyId),
    domains: await domains.list(companyId),
  })
export type SignOnReader = ReturnType<typeof signOnReader>

/** How a company's people sign in by its own provider. */
// long: a list of routes, each short by itself
export function signOnSettings(
  signOns: SignOns,
  domains: CompanyDomains,
  read: SignOnReader,
): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/sign-on',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'getSignOn',
          summary: 'Get how the company’s people sign in by its provider',
          description:
            'The provider without its secret, the addresses that it has to know, and the company’s domains.',
          errorCodes: [],
          tags,
          response: { 200: SignOnAnswer },
        },
      },
      async request => ({ data: await read(memberOf(request).companyId) }),
    )

    app.put(
      '/sign-on',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'setSignOnProvider',
          summary: 'Set the OpenID provider of the company',
          description:
            'Another issuer, client or secret switches the sign-on off until the provider has stood the test.',
          errorCodes: [],
          tags,
          body: ProviderBody,
          response: { 200: SignOnAnswer },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await signOns.set(actor, request.body)
        return { data: await read(actor.member.companyId) }
      },
    )

    app.delete(
      '/sign-on',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'removeSignOnProvider',
          summary: 'Remove the provider of the company',
          description: 'Its people sign in with their passwords again; their accounts and records stay.',
          errorCodes: ['not_found'],
          tags,
          response: { 200: Empty },
        },
      },
      async request => {
        await signOns.remove(companyActorOf(request))
        return { data: null }
      },
    )

    app.post(
      '/sign-on/test',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'testSignOnProvider',
          summary: 'Test the connection to the company’s provider',
          description:
            'Reaches the provider as a sign-in would and says what is wrong, if anything is. No one is signed in.',
          errorCodes: ['not_found'],
          tags,
          response: { 200: ProviderTest },
        },
      },
      async request => ({ data: await signOns.test(companyActorOf(request)) }),
    )

    app.post(
      '/sign-on/switch',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'switchSignOn',
          summary: 'Switch the sign-on by the company’s provider on or off',
          description:
            'Only after a test that went well and with a proved domain: 409 `sign_on_untested`, `sign_on_without_domain`.',
          errorCodes: ['not_found', 'sign_on_untested', 'sign_on_without_domain'],
          tags,
          body: SwitchSignOnBody,
          response: { 200: SignOnAnswer },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await signOns.switch(actor, request.body)
        return { data: await read(actor.member.companyId) }
      },
    )

    app.post(
      '/sign-on/domains',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'addCompanyDomain',
          summary: 'Add a domain of the company',
          description: 'It counts once its record has been found.',
          errorCodes: ['domain_taken', 'too_many_domains'],
          tags,
          body: DomainBody,
          response: { 200: DomainAnswer },
        },
      },
      async request => ({ data: await domains.add(companyActorOf(request), request.body.domain) }),
    )

    app.post(
      '/sign-on/domains/:id/prove',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'proveCompanyDomain',
          summary: 'Look for the record that proves a domain',
          description:
            'Asks the name servers for the TXT record. Until it is found, 409 `domain_unproven`; it can be asked again.',
          errorCodes: ['domain_taken', 'domain_unproven', 'not_found', 'unavailable'],
          tags,
          params: IdParams,
          response: { 200: DomainAnswer },
        },
      },
      async request => ({ data: await domains.prove(companyActorOf(request), request.params.id) }),
    )

    app.delete(
      '/sign-on/domains/:id',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'removeCompanyDomain',
          summary: 'Remove a domain of the company',
          description: 'People with an address there are no longer sent to the company’s provider.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await domains.remove(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}
