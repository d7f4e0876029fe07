import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingOf } from '../compression/accepted.ts'
import { formsOf } from '../compression/compressed-forms.ts'
import { longestDelay } from '../overload/load-shedding.ts'
import { isVisitor } from '../pages/visitors.ts'
import { namesOneHost } from '../security/request-target.ts'

/** Finds the bytes that everybody gets who asks for an address, as long as they may be sent unseen. */
export type FindShared = (request: IncomingMessage) => Buffer | undefined

/** What goes out with shared bytes, as it went out with them before. */
interface Headers {
  /** Names and values in turn, without those of one answer alone. */
  flat: readonly string[]
  isEncoded: boolean
  /** Of the route, for the log. */
  route: string
}

const shareable = /^(?:text\/html|application\/json)/
/** Of one answer, or written with it. */
const own = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive'])

/**
 * Sends what is in memory before the framework begins its work, which is several times that of finding and sending it. The first who asks is
 * answered by the framework, and with what headers is noted; what may be sent, to whom and until when is decided where it is kept: nothing
 * is kept here. A question that differs from those of most visitors in any way (a condition, a body, a person, a queue before it, a host
 * that lags or closes) goes the usual way.
 */
export class ReadyAnswers {
  readonly #headers = new WeakMap<Buffer, Partial<Record<Encoding | 'identity', Headers>>>()
  readonly #find: FindShared
  readonly #delay: () => number
  readonly #log: FastifyBaseLogger
  #isClosing = false

  /** @param delay by how many milliseconds the event loop lags */
  constructor(find: FindShared, delay: () => number, log: FastifyBaseLogger) {
    this.#find = find
    this.#delay = delay
    this.#log = log
  }

  /** Notes what goes out with bytes that are sent. @param encoding in which, null as they are */
  note(request: FastifyRequest, reply: FastifyReply, plain: Buffer, encoding: Encoding | null): void {
    const way = encodingOf(request.headers['accept-encoding']) ?? 'identity'
    const known = this.#headers.get(plain) ?? {}
    if (known[way] || reply.statusCode !== 200 || !isUsual(request.raw)) return
    const entries = Object.entries(reply.getHeaders()).filter(([name]) => !own.has(name))
    const type = entries.find(([name]) => name === 'content-type')?.[1]
    if (!shareable.test(String(type)) || entries.some(([name]) => name === 'set-cookie')) return
    known[way] = {
      flat: entries.flatMap(([name, value]) => [name, String(value)]),
      isEncoded: encoding !== null,
      route: request.pagePattern ?? request.routeOptions.url ?? 'unknown',
    }
    this.#headers.set(plain, known)
  }

  /** @returns whether it is answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosing || this.#delay() >= longestDelay || !isUsual(request) || !isNext(response))
      return false
    const plain = this.#find(request)
    if (!plain) return false
    const encoding = encodingOf(request.headers['accept-encoding'])
    const known = this.#headers.get(plain)?.[encoding ?? 'identity']
    if (!known) return false
    const bytes = known.isEncoded && encoding !== null ? formsOf(plain).in(encoding) : plain
    if (!Buffer.isBuffer(bytes)) return false
    const id = randomUUID()
    response.writeHead(200, [...known.flat, 'content-length', String(bytes.length), 'x-request-id', id])
    response.end(bytes)
    this.#log.info({ reqId: id, method: 'GET', route: known.route, status: 200, ms: 0 }, 'answered')
    return true
  }

  /** Puts itself before the framework, once the server listens. */
  standBefore(app: FastifyInstance): void {
    app.addHook('preClose', async () => {
      this.#isClosing = true
    })
    app.addHook('onListen', async () => {
      const usual = app.server.listeners('request')
      app.server.removeAllListeners('request')
      app.server.on('request', (request, response) => {
        if (this.answer(request, response)) return
        for (const listener of usual) Reflect.apply(listener, app.server, [request, response])
      })
    })
  }
}

/** A visitor's question as nearly all of them are. */
function isUsual(request: IncomingMessage): boolean {
  const { headers } = request
  return (
    request.method === 'GET' &&
    request.httpVersionMinor === 1 &&
    namesOneHost(request) &&
    isVisitor(headers) &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.origin === undefined &&
    headers.upgrade === undefined &&
    headers.expect === undefined
  )
}

/** Whether nothing of the connection waits before it: the others are counted, and bounded. */
function isNext({ socket }: ServerResponse): boolean {
  return socket !== null && socket.writableLength === 0
}
