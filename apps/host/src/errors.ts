import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { direction } from '@masar/site-map'
import { siteName } from '@masar/site-map/server'
import { html } from './document/html.ts'
import { localeOfRequest, say, sentences } from './messages.ts'
import { inertPolicy } from './security/csp.ts'

const httpErrors = {
  notFound: { status: 404, code: 'not_found' },
  badRequest: { status: 400, code: 'malformed' },
  crossSite: { status: 403, code: 'cross_site' },
  failed: { status: 500, code: 'internal' },
  unavailable: { status: 503, code: 'unavailable' },
} as const
export type HttpErrorName = keyof typeof httpErrors

/** Answers with the envelope every service uses: `{ message, code }` in the reader's language; never HTML. */
export function sendError(request: FastifyRequest, reply: FastifyReply, name: HttpErrorName): FastifyReply {
  const { status, code } = httpErrors[name]
  if (status === 503) reply.header('retry-after', '5')
  const message = say(localeOfRequest(request), sentences[name])
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, code, ...(status >= 500 && { request_id: request.id }) }))
}

/** The page of an internal error: a sentence and the request's id, in plain HTML. */
function sendErrorPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfRequest(request)
  const document = html`<!doctype html>
<html lang="${locale}" dir="${direction(locale)}"><meta charset="utf-8"><title>${siteName(locale)}</title>
<p>${say(locale, sentences.failed)}</p>
<p><code dir="ltr">${request.id}</code></p></html>`
  return reply
    .code(500)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
    .type('text/html; charset=utf-8')
    .send(document.text)
}

/** Handles errors outside the API. The visitor gets the request's id, the log the rest. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A folder or an odd spelling below the built files is 403 or 400 there; here it is 404.
    const isFile = request.routeOptions.url?.endsWith('/*') === true
    if (error.statusCode !== undefined && error.statusCode < 500)
      return sendError(request, reply, isFile || error.statusCode === 404 ? 'notFound' : 'badRequest')
    request.log.error({ err: error }, 'request failed')
    return request.pagePattern === null ? sendError(request, reply, 'failed') : sendErrorPage(request, reply)
  })
}
