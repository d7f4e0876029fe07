import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'

/**
 * Rejects what a proxy in front and this host might read differently: two `Host` headers (RFC 9112, section 3.2: 400), and a target with an
 * origin of its own (`GET http://elsewhere/ HTTP/1.1`), which is for proxies alone.
 */
export function rejectAmbiguousTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', rawHeaders } = request.raw
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    if (hosts > 1 || !(url.startsWith('/') || url === '*')) void sendError(request, reply, 'badRequest')
    else done()
  })
}
