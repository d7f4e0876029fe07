import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify'
import { sendError } from './errors.ts'
import { routerOptions } from './realtime-gateway/limits.ts'
import { securityHeaders } from './security/headers.ts'
import type { HostSettings } from './settings.ts'

/** Seconds and sizes that keep slow and greedy clients from holding the host (ASVS 2.4.1, 15.2.2). */
export const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** The `Keep-Alive` header for clients: they close a connection a second or two before, as browsers, undici and Node's agent do. */
  keepAliveTimeout: 5_000,
  /**
   * How much longer it is really kept. A client that was busy may use it late; were it closed by then, the request would meet a reset, which only
   * some clients may answer by asking again, and none may for a POST (RFC 9112, section 9.3.1).
   */
  keepAliveTimeoutBuffer: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  bodyLimit: 64 * 1024,
  /** Most are sockets of open tabs, about 20 KB each. */
  maxConnections: 16_384,
  /** Of one address, behind which a company or a school may sit; those of trusted proxies are not counted. */
  connectionsPerAddress: 2_048,
  /** Requests of one connection that wait for their answers. */
  pipelined: 8,
  /** A reader that takes nothing for so long is cut off: some 2 KB a second of a video, 1 KB a second of a usual page. */
  writeTimeout: 30_000,
  sweepInterval: 5_000,
} as const

/** Fastify's options: hardened time-outs, ids that clients cannot choose, no log line that holds an address. */
export function serverOptions(settings: HostSettings, logger: FastifyBaseLogger) {
  return {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A request that had arrived before the shutdown is still answered; its connection ends with the answer.
    return503OnClosing: false,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    routerOptions,
    bodyLimit: limits.bodyLimit,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    http: {
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.connectionsCheckingInterval,
      maxHeaderSize: limits.maxHeaderSize,
      keepAliveTimeoutBuffer: limits.keepAliveTimeoutBuffer,
    },
    frameworkErrors: (_error, request, reply) => {
      void sendError(request, reply.headers(securityHeaders(settings.publicUrl)), 'badRequest')
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, settings),
  } satisfies FastifyHttpOptions<Server, FastifyBaseLogger>
}

/** A request so broken or slow that no handler ever sees it. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, settings: HostSettings): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const headers = { ...securityHeaders(settings.publicUrl), connection: 'close', 'content-length': '0' }
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy())
}
