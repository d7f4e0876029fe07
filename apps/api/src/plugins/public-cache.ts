import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'

interface Kept {
  /** Bytes, not text: an Arabic text is encoded again each time it is sent, which costs more than finding it. */
  body: Buffer
  /** A weak one: the same answer has other bytes when it is compressed on its way. */
  etag: string
  until: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How often the cache had been cleared when the answer was asked for. */
    askedAt: number
  }
}

const mostKept = 500

/** Answers that are the same for everyone, kept for seconds and cleared by a change of the catalogue (modules/catalogue/watch-catalogue.ts). */
export class PublicCache {
  readonly #kept = new Map<string, Kept>()
  readonly #keptFor: number
  #cleared = 0

  /** @param keptFor milliseconds; 0 keeps nothing */
  constructor(keptFor = 15_000) {
    this.#keptFor = keptFor
  }

  find(key: string): Kept | undefined {
    const found = this.#kept.get(key)
    if (found && found.until > Date.now()) return found
    if (found) this.#kept.delete(key)
    return undefined
  }

  /** How often it was cleared: an answer that was asked for before the last time may show what was there before. */
  get cleared(): number {
    return this.#cleared
  }

  /** @param cleared `cleared` when the answer was asked for: one that was overtaken by a change is sent, and not kept */
  keep(key: string, text: string, cleared = this.#cleared): Kept {
    const body = Buffer.from(text)
    const made = { body, etag: `W/"${hash('sha1', body, 'base64url')}"`, until: Date.now() + this.#keptFor }
    if (cleared !== this.#cleared) return made
    // The oldest goes first: addresses are made by callers, so their number is theirs to choose.
    if (this.#kept.size >= mostKept) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(key, made)
    return made
  }

  clear(): void {
    this.#cleared += 1
    this.#kept.clear()
  }
}

/** Serves a scope's answers from the cache and lets browsers and a CDN ask whether theirs still hold. */
export const publicCache = fp(
  async (app: FastifyInstance, { cache }: { cache: PublicCache }) => {
    app.decorateRequest('askedAt', 0)
    // Hooks of this scope take callbacks: a promise for each would be a third of a kept answer's work.
    app.addHook('onRequest', (request, reply, done) => {
      const found = cache.find(`${request.locale} ${request.url}`)
      if (found) answer(reply, found, request.headers['if-none-match'])
      else {
        request.askedAt = cache.cleared
        done()
      }
    })
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
        return done(null, payload)
      const made = cache.keep(`${request.locale} ${request.url}`, payload, request.askedAt)
      label(reply, made)
      if (!isKnown(request.headers['if-none-match'], made.etag)) return done(null, made.body)
      reply.code(304).removeHeader('content-type').removeHeader('content-length')
      done(null, '')
    })
  },
  { name: 'public-cache' },
)

function answer(reply: FastifyReply, kept: Kept, known: string | undefined): FastifyReply {
  label(reply, kept)
  return isKnown(known, kept.etag)
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(kept.body)
}

function label(reply: FastifyReply, kept: Kept): void {
  reply
    .header('etag', kept.etag)
    .header('cache-control', 'public, max-age=0, s-maxage=15')
    .header('vary', 'Accept-Encoding, Accept-Language, Api-Key')
}

/** Whether an `If-None-Match` header names an entity tag: the weak comparison of RFC 9110, section 13.1.2. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (header ?? '').split(',').some(tag => opaque(tag) === opaque(etag))
}
