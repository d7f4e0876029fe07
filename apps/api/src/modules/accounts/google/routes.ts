import { safeReturnPath } from '@masar/site-map'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { oidcFailureOf } from '../../../gateways/oidc/failures.ts'
import type { OidcProvider } from '../../../gateways/oidc/provider.ts'
import { localeOf, type Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import { callerOf } from '../../../plugins/caller.ts'
import type { Secrets } from '../../../secrets.ts'
import type { SecondStepOfApi } from '../second-factors/sign-in-routes.ts'
import { SignInAnswer } from '../second-factors/schema.ts'
import { originOf } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { accountOf, type SignInError } from './accounts.ts'
import { OAuthFlowCookies, type OAuthFlow } from './oauth-flow.ts'
import { errorKindOf, pagesOf, searchOf } from './pages.ts'
import { GoogleBody, GoogleState } from './schema.ts'
import { issueCode, redeemCode } from './tickets.ts'

export interface GoogleProviderConfig {
  api: ApiName
  db: Database
  mails: MailQueue
  secrets: Secrets
  publicUrl: string
  /** Undefined where no provider is set. */
  provider: OidcProvider | undefined
  secondStep: SecondStepOfApi
}

/** The two addresses that a browser itself goes to: no application calls them, so they need no `Api-Key`. */
// long: two routes, and the cookies and addresses that both use
export function googleNavigation({
  api,
  db,
  mails,
  secrets,
  publicUrl,
  provider,
}: GoogleProviderConfig): FastifyPluginAsync {
  const cookies = new OAuthFlowCookies(secrets, api, publicUrl)
  const callback = `${publicUrl}/${api}/v1/auth/google/callback`
  const pageOf = pagesOf(api, publicUrl)
  /** To the page that says what happened, which keeps where the person was going. */
  const redirectToError = (
    reply: FastifyReply,
    { locale, next }: Pick<OAuthFlow, 'locale' | 'next'>,
    error: SignInError,
  ) => {
    cookies.end(reply, null)
    const path = isInUse[error] === true ? '/auth/google-error-used' : '/auth/google-error'
    const query = { ...(error !== 'error' && { about: error }), ...(next !== null && { next }) }
    return reply.redirect(pageOf(path, locale, query), 303)
  }

  return async app => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })

    app.get<{ Querystring: Record<string, unknown> }>('/auth/google', async (request, reply) => {
      const locale: Locale = request.query['locale'] === 'en' ? 'en' : 'ar'
      const way = { locale, next: safeReturnPath(request.query['next']) }
      if (!provider) return redirectToError(reply, way, 'unavailable')
      try {
        const { url, checks } = await provider.start(callback, locale, request.query['choose'] === '1')
        cookies.save(reply, { checks, ...way, startedAt: Date.now() })
        return await reply.redirect(url, 303)
      } catch (error) {
        request.log.error({ error: errorKindOf(error) }, 'OAuth provider cannot be reached')
        return redirectToError(reply, way, 'unavailable')
      }
    })

    app.get('/auth/google/callback', async (request, reply) => {
      const flow = cookies.read(request)
      if (!flow || !provider) {
        // What the person chose went with the cookie; their browser's language is left.
        const locale = localeOf(request.headers['accept-language'])
        return redirectToError(reply, { locale, next: null }, provider ? 'expired' : 'unavailable')
      }
      const { checks, next, locale } = flow
      try {
        const person = await provider.finish(`${callback}${searchOf(request.url)}`, checks)
        const outcome = await accountOf(db, mails, person, { api, locale, origin: originOf(request) })
        if ('error' in outcome) return await redirectToError(reply, flow, outcome.error)
        const { code, browserSecret } = await issueCode(db, outcome.userId)
        cookies.end(reply, browserSecret)
        return await reply.redirect(
          `${pageOf('/auth/login', locale, { google: '1', ...(next !== null && { next }) })}#code=${code}`,
          303,
        )
      } catch (error) {
        const failure = oidcFailureOf(error)
        if (failure === 'cancelled') {
          cookies.end(reply, null)
          return reply.redirect(pageOf('/auth/login', locale, next === null ? {} : { next }), 303)
        }
        request.log.info({ error: errorKindOf(error) }, 'OAuth sign-in failed')
        return redirectToError(reply, flow, failure === 'unreachable' ? 'unavailable' : 'error')
      }
    })
  }
}

/** What the page calls: whether there is a provider, and the last step of the OAuth flow. */
// long: a list of routes, each short by itself
export function googleCalls({
  api,
  db,
  secrets,
  publicUrl,
  provider,
  secondStep,
}: GoogleProviderConfig): FastifyPluginAsyncTypebox {
  const cookies = new OAuthFlowCookies(secrets, api, publicUrl)
  return async app => {
    app.get(
      '/auth/google-state',
      {
        schema: {
          operationId: 'getGoogleState',
          summary: 'Get whether sign-in with Google is available',
          description:
            'Tells whether the operator set up a provider, so that a page shows the button or leaves it out.',
          errorCodes: [],
          tags: ['auth'],
          response: { 200: GoogleState },
        },
      },
      async () => ({ data: { is_on: provider !== undefined } }),
    )

    app.post(
      '/auth/google/session',
      {
        schema: {
          operationId: 'finishGoogle',
          summary: 'Finish a sign-in with Google',
          errorCodes: ['company_account', 'personal_account', 'sign_on_demanded', 'gone'],
          tags: ['auth'],
          description:
            'Trades the code for a session, or for the ticket of the second step: once, within a minute, in the browser that set out. 410 `gone` otherwise.',
          body: GoogleBody,
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
        )
        cookies.end(reply, null)
        return { data: secondStep.answer(reply, entry) }
      },
    )
  }
}

/** What belongs on the page of a Google account, or of an address, that is in use already. */
const isInUse: Partial<Record<SignInError, boolean>> = {
  company: true,
  personal: true,
  other: true,
  unproved: true,
  disconnected: true,
}
