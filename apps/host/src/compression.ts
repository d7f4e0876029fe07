import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const compressible = /^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json|javascript)|image\/svg)/
/** Below this a packet is not saved. */
const smallest = 1024
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
type Encoding = 'br' | 'gzip'
const encoders: Record<Encoding, (payload: string | Buffer) => Promise<Buffer>> = {
  gzip: payload => gzipped(payload, { level: 6 }),
  br: payload =>
    brotli(payload, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
}

/** How far an answer is compressed already, by its bytes: a kept one is sent as the same bytes again and again. */
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

/**
 * Compresses pages and JSON on their way out, quickly rather than tightly; built files come compressed already. It is the last hook of
 * each route: what the route's own scope makes of an answer (an entity tag, a kept copy, a 304) is made of the plain text. Call it before
 * routes are added.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', route => {
    route.onSend = [...[route.onSend ?? []].flat(), compress]
  })
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (
    (typeof payload !== 'string' && !Buffer.isBuffer(payload)) ||
    payload.length < smallest ||
    reply.hasHeader('content-encoding')
  )
    return payload
  if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload
  reply.header('vary', joinVary(reply.getHeader('vary')))
  const encoding = encodingOf(request)
  if (encoding === null) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  if (typeof payload === 'string') return encoders[encoding](payload)
  const known = compressed.get(payload) ?? {}
  compressed.set(payload, known)
  return (known[encoding] ??= encoders[encoding](payload))
}

function encodingOf(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map(part => part.trim().replace(/\s/g, ''))
    .filter(part => !/;q=0(?:\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

function joinVary(present: number | string | string[] | undefined): string {
  const names = [present ?? []].flat().join(', ')
  if (/accept-encoding/i.test(names)) return names
  return names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`
}
