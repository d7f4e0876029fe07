import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])
/** Content types that a foreign page can send without being asked first (Fetch standard, CORS-safelisted). */
const simpleContent = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * Rejects requests that change something and come from another site (OWASP: Fetch Metadata, then Origin).
 * Callers without a browser send neither header and pass, unless they lean on cookies with a form's content type.
 */
export function rejectCrossSite(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { takesForeignForms } = request.routeOptions.config
    if (!safeMethods.has(request.method) && takesForeignForms !== true && isForeign(request, publicUrl))
      void sendError(request, reply, 'crossSite')
    else done()
  })
}

function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  if (origin !== undefined)
    return origin !== new URL(publicUrl).origin && origin !== `${request.protocol}://${request.host}`
  const byCookie = request.headers.cookie !== undefined && request.headers.authorization === undefined
  return byCookie && simpleContent.test(request.headers['content-type'] ?? '')
}
