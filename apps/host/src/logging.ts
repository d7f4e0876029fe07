import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log: JSON lines with request ids. What a person sent (addresses, queries, headers, bodies) is never handed to it,
 * and an address with an id in it is logged as its pattern.
 * @param destination where its lines go; by default to standard output, many at once: a write for each answer takes longer than a kept answer
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: clock(),
    serializers: { err: briefError },
  }
  return pino(options, destination ?? standardOutput())
}

/** The time as lines have it; those of one millisecond, of which there are many under load, share its text. */
function clock(): () => string {
  let [at, text] = [0, '']
  return () => {
    const now = Date.now()
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`]
    return text
  }
}

/** Lines wait for a moment at most, and never longer than the process lives. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 200 })
  process.on('exit', () => output.flushSync())
  return output
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
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.pagePattern ?? request.routeOptions.url ?? 'unknown'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log[reply.statusCode >= 500 ? 'warn' : 'info'](line, 'answered')
    done()
  })
}

/** Names and stack of an error. Its other properties are left out: a database error contains the rejected row. */
function briefError(error: Error & { code?: string }): object {
  const cause = error.cause instanceof Error ? { cause: briefError(error.cause) } : {}
  return { type: error.name, code: error.code, message: error.message, stack: error.stack, ...cause }
}
