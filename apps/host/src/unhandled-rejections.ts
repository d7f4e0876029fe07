import type { FastifyBaseLogger } from 'fastify'

/**
 * Logs unhandled rejections and uncaught exceptions. A rejected promise belongs to one piece of work: the host goes on. After an
 * uncaught exception the state of the process is unknown: Node ends it, with status 1.
 */
export function logUnhandledRejections(log: FastifyBaseLogger): void {
  process.on('unhandledRejection', reason => log.error({ err: errorOf(reason) }, 'unhandled rejection'))
  process.on('uncaughtExceptionMonitor', error => log.fatal({ err: errorOf(error) }, 'uncaught exception'))
}

/** Anything can be thrown, `null` too. */
function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
