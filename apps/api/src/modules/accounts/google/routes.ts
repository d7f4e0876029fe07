import { safeReturnPath } from '@masar/site-map'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { OidcProvider } from '../../../gateways/oidc/provider.ts'
import type { Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import { callerOf } from '../../../plugins/caller.ts'
import type { Secrets } from '../../../secrets.ts'
import type { SecondStepOfApi } from '../second-factors/sign-in-routes.ts'
import { SignInAnswer } from '../second-factors/schema.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { accountOf, type SignInError } from './accounts.ts'
import { OAuthFlowCookies } from './oauth-flow.ts'
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
  const pageOf = (path: string, locale: Locale, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString()
    const words = [...(api === 'company-api' ? ['company'] : []), ...(search === '' ? [] : [search])].join(
      '&',
    )
    return `${publicUrl}${locale === 'en' ? '/en' : ''}${path}${words === '' ? '' : `?${words}`}`
  }
  const redirectToError = (reply: FastifyReply, locale: Locale, error: SignInError) => {
    cookies.end(reply, null)
    return reply.redirect(
      error === 'used'
        ? pageOf('/auth/google-error-used', locale)
        : pageOf('/auth/google-error', locale, error === 'newcomer' ? { about: error } : {}),
      303,
    )
  }

  return async app => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })

    app.get<{ Querystring: { next?: unknown; locale?: unknown } }>('/auth/google', async (request, reply) => {
      const locale = request.query.locale === 'en' ? 'en' : 'ar'
      if (!provider) return redirectToError(reply, locale, 'error')
      try {
        const { url, checks } = await provider.start(callback, locale)
        cookies.save(reply, {
          checks,
          next: safeReturnPath(request.query.next),
          locale,
          startedAt: Date.now(),
        })
        return await reply.redirect(url, 303)
      } catch (error) {
        request.log.error({ error: errorKindOf(error) }, 'OAuth provider cannot be reached')
        return redirectToError(reply, locale, 'error')
      }
    })

    app.get('/auth/google/callback', async (request, reply) => {
      const flow = cookies.read(request)
      if (!flow || !provider) return redirectToError(reply, 'ar', 'error')
      const { checks, next, locale } = flow
      try {
        const person = await provider.finish(
          `${callback}${request.url.slice(request.url.indexOf('?') < 0 ? request.url.length : request.url.indexOf('?'))}`,
          checks,
        )
        const outcome = await accountOf(db, mails, person, api, locale)
        if ('error' in outcome) return await redirectToError(reply, locale, outcome.error)
        const { code, browserSecret } = await issueCode(db, outcome.userId)
        cookies.end(reply, browserSecret)
        return await reply.redirect(
          `${pageOf('/auth/login', locale, { google: '1', ...(next !== null && { next }) })}#code=${code}`,
          303,
        )
      } catch (error) {
        request.log.info({ error: errorKindOf(error) }, 'OAuth sign-in failed')
        return redirectToError(reply, locale, 'error')
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
          errorCodes: ['company_account', 'personal_account', 'gone'],
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

/** The kind of an error: its message may quote what the browser sent. */
function errorKindOf(error: unknown): string {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } }
  return String(code ?? cause?.code ?? name)
}
