import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'

/**
 * Rejects what a proxy in front and this host might read differently: two `Host` headers (RFC 9112, section 3.2: 400), and a target with an
 * origin of its own (`GET http://elsewhere/ HTTP/1.1`), which is for proxies alone.
 */
export function rejectAmbiguousTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '', rawHeaders } = request.raw
    let hosts = 0
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
    if (hosts > 1 || !(url.startsWith('/') || url === '*')) void sendError(request, reply, 'badRequest')
    else done()
  })
}
