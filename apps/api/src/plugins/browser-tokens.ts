import type { FastifyRequest } from 'fastify'
import { bearer } from './caller.ts'

/** The cookies in which the apps keep their sessions: the account's own, and those that act for a company or as an operator beside it. */
const sessionCookie = /(?:^|;\s*)(?:token|company_token|console_token)=([A-Za-z0-9_-]{43})(?=;|$)/g

/** One of each kind, and one in the header. */
const mostTokens = 4

/**
 * Every token of a session that a request bears, for files alone, which a browser fetches by itself: with its cookies, since it can put no
 * header on what a page shows. Another program sends `Authorization`. A cookie must change nothing: another site can make a browser send it.
 */
export function browserTokens(request: FastifyRequest): string[] {
  const borne = bearer(request)
  const kept = [...(request.headers.cookie ?? '').matchAll(sessionCookie)].flatMap(([, token]) => token ?? [])
  return [borne ?? [], kept].flat().slice(0, mostTokens)
}
