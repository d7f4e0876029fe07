import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { UserKind } from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import { pick, type Locale } from '../../locale.ts'
import { bearer, callerOf, viewerOf } from '../../plugins/caller.ts'
import { Empty } from '../contract.ts'
import type { accountQueries } from './queries.ts'
import { CompanyProfile, Login, LoginBody, Profile } from './schema.ts'
import type { AuthService } from './service.ts'

/** Sign-in and sign-out, open to everyone: a token that is gone already signs out just as well. */
export function signIn(service: AuthService, kinds: readonly UserKind[]): FastifyPluginAsyncTypebox {
  return async app => {
    app.post('/auth/login', { schema: { operationId: 'login', tags: ['auth'], body: LoginBody, response: { 200: Login } } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await service.login(request.body, kinds, callerOf(request)) }
    })

    app.post('/auth/logout', { schema: { operationId: 'logout', tags: ['auth'], response: { 200: Empty } } }, async request => {
      await service.logout(bearer(request))
      return { data: null }
    })
  }
}

/** One's own account, for learners and instructors. */
export function profile(service: AuthService, queries: ReturnType<typeof accountQueries>): FastifyPluginAsyncTypebox {
  return async app => {
    app.get('/auth/profile', { schema: { operationId: 'getProfile', tags: ['auth'], response: { 200: Profile } } }, async request => {
      const [row] = await queries.profile.execute({ id: viewerOf(request).id })
      if (!row) throw new AppError('not_found')
      const { user } = row
      return {
        data: {
          id: user.id, kind: user.kind, name: user.name, avatar: user.avatar, email: user.email ?? '', phone: user.phone,
          country: named(user.countryId, row.countryName, request.locale),
          city: named(user.cityId, row.cityName, request.locale),
          job_name: named(user.jobNameId, row.jobName, request.locale),
          locale: user.locale, is_google: user.isGoogle, verified_at: user.verifiedAt?.toISOString() ?? null, created_at: user.createdAt.toISOString(),
        },
      }
    })
    deleteAccount(app, service)
  }
}

/** The company's account as its portal reads it. */
export function companyProfile(service: AuthService, queries: ReturnType<typeof accountQueries>): FastifyPluginAsyncTypebox {
  return async app => {
    app.get('/auth/profile', { schema: { operationId: 'getProfile', tags: ['auth'], response: { 200: CompanyProfile } } }, async request => {
      const [row] = await queries.companyProfile.execute({ id: viewerOf(request).id })
      if (!row) throw new AppError('not_found')
      const { user, company } = row
      return {
        data: {
          id: user.id, kind: user.kind, name: user.name, avatar: user.avatar, email: user.email ?? '', phone: user.phone,
          is_google: user.isGoogle, created_at: user.createdAt.toISOString(),
          company: {
            id: company.id, legal_name: pick(company.legalName, request.locale), registration_number: company.registrationNumber,
            vat_number: company.vatNumber, address: pick(company.address, request.locale), logo: company.logo, employee_count: row.employeeCount,
          },
        },
      }
    })
    deleteAccount(app, service)
  }
}

function deleteAccount(app: Parameters<FastifyPluginAsyncTypebox>[0], service: AuthService): void {
  app.delete('/auth/delete-account', { schema: { operationId: 'deleteAccount', tags: ['auth'], response: { 200: Empty } } }, async request => {
    await service.deleteAccount(viewerOf(request).id)
    return { data: null }
  })
}

function named(id: number | null, name: BilingualText | null, locale: Locale) {
  return id === null || name === null ? null : { id, name: pick(name, locale) }
}
