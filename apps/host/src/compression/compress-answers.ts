import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingOf } from './accepted.ts'
import { compress, formsOf } from './compressed-forms.ts'

const compressible = /^(?:text\/|application\/(?:json|ld\+json|xml|manifest\+json|javascript)|image\/svg)/
/** Below this a packet is not saved. */
const smallest = 1024

/**
 * Compresses pages and JSON on their way out, quickly rather than tightly; built files come compressed already. It is the last hook of
 * each route: what the route's own scope makes of an answer (an entity tag, a kept copy, a 304) is made of the plain text. What is sent as bytes
 * is cached by its sender: it is compressed once, and `onBytes` sees it. Call it before routes are added.
 */
export function compressAnswers(app: FastifyInstance, onBytes: SeeBytes = () => undefined): void {
  const compressAnswer = answerCompressor(onBytes)
  app.addHook('onRoute', route => {
    route.onSend = [...[route.onSend ?? []].flat(), compressAnswer]
  })
}

/** Is shown what is sent as bytes, before it is compressed, with all its headers. @param encoding in which it goes out; null as it is */
export type SeeBytes = (
  request: FastifyRequest,
  reply: FastifyReply,
  plain: Buffer,
  encoding: Encoding | null,
) => void

type Sent = (error: Error | null, payload?: unknown) => void

/** Takes callbacks: a promise for each kept answer would cost more than finding it. */
function answerCompressor(onBytes: SeeBytes) {
  return (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Sent): void => {
    const canBe = isCompressible(reply, payload)
    if (canBe) reply.header('vary', joinVary(reply.getHeader('vary')))
    const encoding = canBe ? encodingOf(request.headers['accept-encoding']) : null
    if (encoding !== null) reply.header('content-encoding', encoding).removeHeader('content-length')
    if (Buffer.isBuffer(payload)) onBytes(request, reply, payload, encoding)
    if (!canBe || encoding === null) return done(null, payload)
    const compressed =
      typeof payload === 'string' ? compress(payload, encoding, 'quickly') : formsOf(payload).in(encoding)
    if (Buffer.isBuffer(compressed)) return done(null, compressed)
    compressed.then(bytes => done(null, bytes), done)
  }
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  return (
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    payload.length >= smallest &&
    !reply.hasHeader('content-encoding') &&
    compressible.test(String(reply.getHeader('content-type') ?? ''))
  )
}

/** The `Vary` header with the encoding among its names. */
function joinVary(present: number | string | string[] | undefined): string {
  if (present === undefined) return 'Accept-Encoding'
  const names = typeof present === 'string' ? present : [present].flat().join(', ')
  return /accept-encoding/i.test(names) ? names : `${names}, Accept-Encoding`
}
