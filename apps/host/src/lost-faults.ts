import type { FastifyBaseLogger } from 'fastify'

/**
 * What nobody caught is in the log before anything else happens. A rejected promise belongs to one piece of work: the host goes on. After an
 * uncaught exception nobody knows what still holds: Node ends the process, with status 1.
 */
export function logLostFaults(log: FastifyBaseLogger): void {
  process.on('unhandledRejection', reason =>
    log.error({ err: errorOf(reason) }, 'a promise was rejected and nobody looked'),
  )
  process.on('uncaughtExceptionMonitor', error =>
    log.fatal({ err: errorOf(error) }, 'an exception was caught by nobody'),
  )
}

/** Anything can be thrown, `null` too. */
function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
