import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { direction, siteName } from '@masar/site-map'
import { html } from './document/html.ts'
import { localeOfRequest, say, sentences } from './messages.ts'
import { inertPolicy } from './security/csp.ts'

const refusals = {
  notFound: { status: 404, code: 'not_found' },
  badRequest: { status: 400, code: 'malformed' },
  crossSite: { status: 403, code: 'cross_site' },
  failed: { status: 500, code: 'internal' },
  unavailable: { status: 503, code: 'unavailable' },
} as const
export type Refusal = keyof typeof refusals

/** Answers with the envelope every service uses: `{ message, code }` in the reader's language; never HTML. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code } = refusals[refusal]
  if (status === 503) reply.header('retry-after', '5')
  const message = say(localeOfRequest(request), sentences[refusal])
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, code, ...(status >= 500 && { request_id: request.id }) }))
}

/** A page that could not even be written: a sentence and the request's id, in plain HTML. */
function failPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfRequest(request)
  const document = html`<!doctype html>
    <html lang="${locale}" dir="${direction(locale)}">
      <meta charset="utf-8" />
      <title>${siteName(locale)}</title>
      <p>${say(locale, sentences.failed)}</p>
      <p><code dir="ltr">${request.id}</code></p>
    </html>`
  return reply
    .code(500)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
    .type('text/html; charset=utf-8')
    .send(document.text)
}

/** What was thrown outside the API. A person learns the request's id, the log the rest. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A folder or an odd spelling below the built files is refused with 403 or 400; here it simply is not there.
    const isFile = request.routeOptions.url?.endsWith('/*') === true
    if (error.statusCode !== undefined && error.statusCode < 500)
      return refuse(request, reply, isFile || error.statusCode === 404 ? 'notFound' : 'badRequest')
    request.log.error({ err: error }, 'request failed')
    return request.pagePattern === null ? refuse(request, reply, 'failed') : failPage(request, reply)
  })
}
