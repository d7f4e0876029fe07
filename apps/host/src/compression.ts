import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const compressible = /^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json|javascript)|image\/svg)/
/** Below this a packet is not saved. */
const smallest = 1024
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses pages and JSON on their way out, quickly rather than tightly; built files come compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
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
    if (encoding === 'gzip') return gzipped(payload, { level: 6 })
    return brotli(payload, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    })
  })
}

function encodingOf(request: FastifyRequest): 'br' | 'gzip' | null {
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
