import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log: JSON lines with request ids. What a person sent (addresses, queries, headers, bodies) is never handed to it,
 * and an address with an id in it is logged as its pattern.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: briefError },
  }
  return destination ? pino(options, destination) : pino(options)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that was asked for, for the log. */
    pagePattern: string | null
  }
}

/** One line for each answer: what kind of address, how it ended, how long it took. */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('pagePattern', null)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.pagePattern ?? request.routeOptions.url ?? 'unknown'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log[reply.statusCode >= 500 ? 'warn' : 'info'](line, 'answered')
  })
}

/** Names and stack of an error. Its other properties are left out: a database error contains the rejected row. */
function briefError(error: Error & { code?: string }): object {
  const cause = error.cause instanceof Error ? { cause: briefError(error.cause) } : {}
  return { type: error.name, code: error.code, message: error.message, stack: error.stack, ...cause }
}
