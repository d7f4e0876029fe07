import type { FastifyInstance } from 'fastify'
import { inertPolicy } from './csp.ts'

/** Headers of every answer, errors included. A handler may set a looser one where its content needs it. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=(), browsing-topics=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/** Sets them before anything else can answer. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
