import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { viewerOf } from '../../../plugins/caller.ts'
import { changeCompany } from '../../companies/policy.ts'
import { companyActorOf, personalActorOf } from '../../platform/audit/actor.ts'
import { CompanyPatch, CompanyProfile, Profile, ProfilePatch } from './schema.ts'
import type { Profiles } from './service.ts'

const tags = ['auth']
const patched =
  'Changes what is named; `title`, `bio`, `expertise` and the texts of a company change in the language of the request.'

/** One's own account, for learners and instructors. */
export function profile(service: Profiles): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/auth/profile',
      {
        schema: {
          operationId: 'getProfile',
          summary: 'Get the profile',
          description: 'Who is signed in, with the contact data, the languages and what is proved of them.',
          errorCodes: [],
          tags,
          response: { 200: Profile },
        },
      },
      async request => ({ data: await service.person(viewerOf(request), request.locale) }),
    )

    app.patch(
      '/auth/profile',
      {
        schema: {
          operationId: 'updateProfile',
          summary: 'Update the profile',
          errorCodes: [],
          tags,
          description: patched,
          body: ProfilePatch,
          response: { 200: Profile },
        },
      },
      async request => ({
        data: await service.changePerson(
          viewerOf(request),
          personalActorOf(request),
          request.body,
          request.locale,
        ),
      }),
    )
  }
}

/** The company's account as its portal reads it. */
export function companyProfile(service: Profiles): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/auth/profile',
      {
        schema: {
          operationId: 'getProfile',
          summary: 'Get the profile',
          description: 'Who is signed in, with the contact data, the languages and what is proved of them.',
          errorCodes: [],
          tags,
          response: { 200: CompanyProfile },
        },
      },
      async request => ({ data: await service.company(viewerOf(request), request.locale) }),
    )

    app.patch(
      '/auth/profile',
      {
        config: { policy: changeCompany },
        schema: {
          operationId: 'updateProfile',
          summary: 'Update the profile',
          errorCodes: [],
          tags,
          description: patched,
          body: CompanyPatch,
          response: { 200: CompanyProfile },
        },
      },
      async request => ({
        data: await service.changeCompany(
          viewerOf(request),
          companyActorOf(request),
          request.body,
          request.locale,
        ),
      }),
    )
  }
}
