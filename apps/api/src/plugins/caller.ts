import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../errors.ts'
import { localeOf, type Locale } from '../locale.ts'
import type { ApiKeys } from '../modules/platform/api-keys/keys.ts'
import type { SessionQueries } from '../modules/accounts/auth/queries.ts'
import type { Caller } from '../modules/accounts/auth/session-opening.ts'
import type { CompanyMembership, SessionViewer, Viewer } from '../modules/accounts/auth/viewer.ts'
import type { ApiName } from '../openapi.ts'
import { originOf } from '../modules/platform/mail/origin.ts'
import { hashOf } from '../secrets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    viewer: Viewer | null
    /** Which of the two APIs the request calls; null beside them. */
    api: ApiName | null
  }
}

/** Finds whom the API key of a company that a request bears speaks for: null for one that opens nothing, undefined where there is none. */
export type FindKeyViewer = (request: FastifyRequest) => Promise<Viewer | null> | undefined

interface CallerOptions {
  api: ApiName
  keys: ApiKeys
  sessions: SessionQueries
  /** Of the API that companies' own programs may call by keys. */
  findKeyViewer?: FindKeyViewer | undefined
}

/** Reads the language, checks the calling application's key, and finds the session of a bearer token. */
export const caller = fp(
  async (app, options: CallerOptions) => {
    app.decorateRequest('locale', 'ar')
    app.decorateRequest('viewer', null)
    app.decorateRequest('api', options.api)
    app.addHook('onRequest', (request, _reply, done) => {
      request.locale = localeOf(request.headers['accept-language'])
      const key = String(request.headers['api-key'] ?? '')
      // Nothing is returned: a hook that returns a promise beside `done` is run on twice, and the handler with it.
      const seek = (): void => {
        const found = options.findKeyViewer?.(request)
        if (found) {
          found.then(viewer => {
            request.viewer = viewer
            done()
          }, done)
          return
        }
        const token = bearer(request)
        if (token === undefined) return done()
        // A wrong token on an open page is no reason to refuse it; scopes that need a person say so themselves.
        options.sessions.find(hashOf(token)).then(viewer => {
          request.viewer = atOrigin(viewer, request)
          done()
        }, done)
      }
      // The applications of our own, nearly every request, wait for nothing.
      if (options.keys.isOwn(key)) {
        seek()
        return
      }
      options.keys
        .opens(key, options.api)
        .then(isOpen => (isOpen ? seek() : done(new AppError('api_key_invalid'))), done)
    })
  },
  { name: 'request-caller' },
)

/** A session's caller, with where this request comes from. */
export function atOrigin(viewer: SessionViewer | null, request: FastifyRequest): Viewer | null {
  return viewer && { ...viewer, origin: originOf(request) }
}

/** The bearer token of a request, if it has the shape of one. */
export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
}

/** The browser that asks, as a session remembers it. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    device: request.headers['user-agent'] ?? '',
    api: request.api ?? 'client-api',
    locale: request.locale,
    token: bearer(request),
  }
}

/** The account behind the request, in scopes that let no one else in. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new AppError('unauthenticated')
  return request.viewer
}

/** The company in which the request acts, and the role. */
export function memberOf(request: FastifyRequest): CompanyMembership {
  const { member } = viewerOf(request)
  if (member === null) throw new AppError('forbidden')
  return member
}

/** The socket that caused a change and is excluded from the event. */
export function socketOf(request: FastifyRequest): string | undefined {
  const id = request.headers['x-socket-id']
  return typeof id === 'string' && /^\d{1,20}\.\d{1,20}$/.test(id) ? id : undefined
}
