import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'

/**
 * Rejects what a proxy in front and this host might read differently: two `Host` headers (RFC 9112, section 3.2: 400), and a target with an
 * origin of its own (`GET http://elsewhere/ HTTP/1.1`), which is for proxies alone.
 */
export function rejectAmbiguousTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (namesOneHost(request.raw) || isOfNoAddress(request.raw)) done()
    else void sendError(request, reply, 'badRequest')
  })
}

/** Whether a request names an address here, and at most one host. */
export function namesOneHost({ url = '', rawHeaders }: IncomingMessage): boolean {
  return url.startsWith('/') && hostsIn(rawHeaders) <= 1
}

/** `OPTIONS *` asks about the server as a whole. */
function isOfNoAddress({ url, rawHeaders }: IncomingMessage): boolean {
  return url === '*' && hostsIn(rawHeaders) <= 1
}

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts
}
