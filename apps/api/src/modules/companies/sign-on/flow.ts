import { safeReturnPath } from '@masar/site-map'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Connection, Database } from '../../../db/client.ts'
import { companyDomains, companySignOns } from '../../../db/schema/index.ts'
import { oidcFailureOf } from '../../../gateways/oidc/failures.ts'
import { localeOf, type Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import { callerOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { Secrets } from '../../../secrets.ts'
import { readDomain } from '../../accounts/fields/domain.ts'
import { OAuthFlowCookies, type OAuthFlow } from '../../accounts/google/oauth-flow.ts'
import { errorKindOf, pagesOf, searchOf } from '../../accounts/google/pages.ts'
import { issueCode, redeemCode } from '../../accounts/google/tickets.ts'
import { SignInAnswer } from '../../accounts/second-factors/schema.ts'
import type { SecondStepOfApi } from '../../accounts/second-factors/sign-in-routes.ts'
import { originOf } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { enterBySignOn, type SignOnError } from './entering.ts'
import { findSignOn, isOidc, isSaml } from './kinds.ts'
import type { CompanyProviders } from './providers.ts'
import type { SamlWay } from './saml/service.ts'
import { SignOnCodeBody, SignOnState, StateQuery } from './schema.ts'

export interface SignOnFlowConfig {
  api: ApiName
  db: Database
  mails: MailQueue
  secrets: Secrets
  limits: Limits
  publicUrl: string
  providers: CompanyProviders
  saml: SamlWay
  secondStep: SecondStepOfApi
}

/**
 * Where a company's provider sends people back to, of one of the APIs. Each company has its own address (RFC 9700, 4.4.2.2): else a hostile provider
 * could have another one's answer brought to itself.
 */
export function redirectUriOf(publicUrl: string, api: ApiName, companyId: number): string {
  return `${publicUrl}/${api}/v1/auth/sign-on/callback/${companyId}`
}

/** How the company to which a domain belongs has its people sign in, where it is switched on. */
async function signOnOfDomain(connection: Connection, domain: string) {
  const [row] = await connection
    .select({ signOn: companySignOns })
    .from(companyDomains)
    .innerJoin(companySignOns, eq(companySignOns.companyId, companyDomains.companyId))
    .where(
      and(
        eq(companyDomains.domain, domain),
        isNotNull(companyDomains.provenAt),
        eq(companySignOns.isOn, true),
      ),
    )
  return row?.signOn
}

/** The two addresses that a browser itself goes to: no application calls them, so they need no `Api-Key`. */
// long: two routes, and the cookies and addresses that both use
export function signOnNavigation({
  api,
  db,
  mails,
  secrets,
  limits,
  publicUrl,
  providers,
  saml,
}: SignOnFlowConfig): FastifyPluginAsync {
  const cookies = new OAuthFlowCookies(secrets, api, publicUrl, 'sign-on')
  const pageOf = pagesOf(api, publicUrl)
  /** To the sign-in page, which says what happened and keeps where the person was going. */
  const backToSignIn = (
    reply: FastifyReply,
    { locale, next }: Pick<OAuthFlow, 'locale' | 'next'>,
    error: SignOnError | null,
  ) => {
    cookies.end(reply, null)
    const query = { ...(error !== null && { sign_on: error }), ...(next !== null && { next }) }
    return reply.redirect(pageOf('/auth/login', locale, query), 303)
  }
  const finish = async (request: FastifyRequest, reply: FastifyReply, flow: OAuthFlow) => {
    const { checks, next, locale, companyId = 0 } = flow
    const signOn = await findSignOn(db, companyId)
    if (!signOn?.isOn || !isOidc(signOn)) return backToSignIn(reply, flow, 'unavailable')
    const person = await providers
      .of(signOn)
      .finish(`${redirectUriOf(publicUrl, api, companyId)}${searchOf(request.url)}`, checks)
    const visit = { api, locale, origin: originOf(request), ip: request.ip, requestId: String(request.id) }
    const done = await db.transaction(async tx => {
      const entered = await enterBySignOn(tx, mails, signOn, person, visit)
      return 'error' in entered ? entered : issueCode(tx, entered.userId, 'sign_on')
    })
    if ('error' in done) return backToSignIn(reply, flow, done.error)
    cookies.end(reply, done.browserSecret)
    const page = pageOf('/auth/login', locale, { sign_on: '1', ...(next !== null && { next }) })
    return reply.redirect(`${page}#code=${done.code}`, 303)
  }

  return async app => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })

    app.get<{ Querystring: Record<string, unknown> }>('/auth/sign-on', async (request, reply) => {
      const locale: Locale = request.query['locale'] === 'en' ? 'en' : 'ar'
      const way = { locale, next: safeReturnPath(request.query['next']) }
      await limits.signOnAddress.take(request.ip)
      const domain = readDomain(String(request.query['domain'] ?? ''))
      const signOn = domain === null ? undefined : await signOnOfDomain(db, domain)
      if (!signOn) return backToSignIn(reply, way, 'unavailable')
      if (isSaml(signOn))
        return reply.redirect(await saml.start(reply, signOn, { api, userId: null, ...way }), 303)
      if (!isOidc(signOn)) return backToSignIn(reply, way, 'unavailable')
      try {
        const { url, checks } = await providers
          .of(signOn)
          .start(redirectUriOf(publicUrl, api, signOn.companyId), locale, false)
        cookies.save(reply, { checks, ...way, startedAt: Date.now(), companyId: signOn.companyId })
        return await reply.redirect(url, 303)
      } catch (error) {
        request.log.warn({ error: errorKindOf(error) }, 'a company’s provider cannot be reached')
        return backToSignIn(reply, way, 'unavailable')
      }
    })

    app.get<{ Params: { company: string } }>('/auth/sign-on/callback/:company', async (request, reply) => {
      const flow = cookies.read(request)
      if (!flow) {
        // What the person chose went with the cookie; their browser's language is left.
        const locale = localeOf(request.headers['accept-language'])
        return backToSignIn(reply, { locale, next: null }, 'expired')
      }
      if (String(flow.companyId) !== request.params.company) return backToSignIn(reply, flow, 'failed')
      try {
        return await finish(request, reply, flow)
      } catch (error) {
        const failure = oidcFailureOf(error)
        if (failure === 'cancelled') return backToSignIn(reply, flow, null)
        request.log.info({ error: errorKindOf(error) }, 'sign-in by a company’s provider failed')
        return backToSignIn(reply, flow, failure === 'unreachable' ? 'unavailable' : 'failed')
      }
    })
  }
}

/** What the page calls: whether a domain has a provider, and the last step of the flow. */
// long: a list of routes, each short by itself
export function signOnCalls({
  api,
  db,
  secrets,
  limits,
  publicUrl,
  secondStep,
}: SignOnFlowConfig): FastifyPluginAsyncTypebox {
  const cookies = new OAuthFlowCookies(secrets, api, publicUrl, 'sign-on')
  return async app => {
    app.get(
      '/auth/sign-on-state',
      {
        schema: {
          operationId: 'getSignOnState',
          summary: 'Get whether addresses of a domain sign in by their company’s provider',
          description: 'Says nothing of single addresses, and not whose the domain is.',
          errorCodes: ['too_many_requests'],
          tags: ['auth'],
          querystring: StateQuery,
          response: { 200: SignOnState },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        await limits.signOnAddress.take(request.ip)
        const domain = readDomain(request.query.domain)
        const signOn = domain === null ? undefined : await signOnOfDomain(db, domain)
        return { data: { is_on: signOn !== undefined, is_demanded: signOn?.isDemanded === true } }
      },
    )

    app.post(
      '/auth/sign-on/session',
      {
        schema: {
          operationId: 'finishSignOn',
          summary: 'Finish a sign-in by the company’s provider',
          errorCodes: ['company_account', 'personal_account', 'gone'],
          tags: ['auth'],
          description:
            'Trades the code for a session, or for the ticket of the second step: once, within a minute, in the browser that set out. 410 `gone` otherwise.',
          body: SignOnCodeBody,
          response: { 200: SignInAnswer },
        },
      },
      async (request, reply) => {
        const entry = await redeemCode(
          db,
          request.body.code,
          cookies.browserSecret(request),
          callerOf(request),
          secondStep.step,
          'sign_on',
        )
        cookies.end(reply, null)
        return { data: secondStep.answer(reply, entry) }
      },
    )
  }
}
