import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { CompanyKeyScope } from '../db/schema/index.ts'
import type { Viewer } from '../modules/accounts/auth/viewer.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { viewerOf } from './caller.ts'

/** Who may make a call at all: a fact about the caller. Which rows it then finds is the matter of the statement's condition. */
export interface Policy {
  /** Whether a caller without a session may, too. */
  isOpen: boolean
  allows(viewer: Viewer): boolean
  /** Whether it stands open while the second factor that the caller's capacity demands is not shown: the calls that set one up. */
  withoutSecondFactor: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; without it, the policy of its scope counts. */
    policy?: Policy
    scopePolicy?: Policy
    /** Which keys of companies' own programs may call it, too: those with every scope named here; without it, none. */
    keyScope?: CompanyKeyScope | readonly CompanyKeyScope[]
    /** Whether pages of other sites may post a form to it: the call itself proves where it comes from, and leans on no cookie. */
    takesForeignForms?: boolean
  }
}

/** Open to visitors. */
export const anyone: Policy = { isOpen: true, allows: () => true, withoutSecondFactor: true }

/** For callers with a session of whom the fact holds. */
export function viewersWho(allows: (viewer: Viewer) => boolean): Policy {
  return { isOpen: false, allows, withoutSecondFactor: false }
}

/** Anyone with a session, in any capacity. */
export const signedIn = viewersWho(() => true)

/** The same callers, also before they have shown the second factor that is demanded of them. */
export function evenWithoutSecondFactor(policy: Policy): Policy {
  return { ...policy, withoutSecondFactor: true }
}

/** Has every route of a plugin follow a policy, but those that declare their own. Of nested scopes the innermost counts. */
export function allow(policy: Policy, plugin: FastifyPluginAsync): FastifyPluginAsync {
  return async app => {
    app.addHook('onRoute', route => {
      route.config = { ...route.config, scopePolicy: policy }
    })
    await app.register(plugin)
  }
}

/** Turns away whom a route's policy does not allow; answers to others are kept by no cache. Needs `caller` before it. */
export const access = fp(
  async app => {
    app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
      const { config } = request.routeOptions
      const policy = policyOf(config)
      // A key reads what its scopes name: nothing else, were it open to everybody.
      const scopes = request.viewer?.keyScopes
      const needed = [config.keyScope ?? []].flat()
      if (scopes && (needed.length === 0 || needed.some(scope => !scopes.includes(scope))))
        throw new AppError('forbidden')
      if (policy === undefined || policy.isOpen) return done()
      reply.header('cache-control', 'no-store')
      const viewer = viewerOf(request)
      if (!policy.allows(viewer)) throw new AppError('forbidden')
      if (isHeldBack(viewer) && !policy.withoutSecondFactor) throw new AppError('second_factor_demanded')
      done()
    })
  },
  { name: 'access', dependencies: ['request-caller'] },
)

/** The codes that `access` may refuse a call of a route with: none where it is open to visitors. */
export function accessErrors(config: RouteOptions['config']): ErrorCode[] {
  const policy = policyOf(config)
  if (policy === undefined || policy.isOpen) return []
  return [
    'unauthenticated',
    ...(policy.allows === signedIn.allows ? [] : (['forbidden'] as const)),
    ...(config?.keyScope === undefined ? [] : (['too_many_requests'] as const)),
    ...(policy.withoutSecondFactor ? [] : (['second_factor_demanded'] as const)),
  ]
}

/** Whether a second factor is demanded of what the caller acts as, and has not been shown. */
export function isHeldBack(viewer: Viewer): boolean {
  return viewer.isSecondFactorDemanded && !viewer.hasSecondFactor
}

/** Refuses to start with a route that says nowhere who may call it. */
export function demandPolicies(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', route => void routes.push(route))
  app.addHook('onReady', async () => {
    const open = routes.filter(route => policyOf(route.config) === undefined)
    if (open.length > 0)
      throw new Error(`No policy: ${open.map(({ method, url }) => `${String(method)} ${url}`).join(', ')}`)
  })
}

function policyOf(config: RouteOptions['config']): Policy | undefined {
  return config?.policy ?? config?.scopePolicy
}
