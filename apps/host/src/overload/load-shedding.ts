import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'

/** Milliseconds: from this mean delay of the event loop on, nobody is served in time any more. */
export const longestDelay = 1_000
const sampleInterval = 1_000
const resolution = 100

/**
 * Answers 503 with `Retry-After` at once while the event loop lags, so that what is under way ends. `/healthz` is always answered: the
 * process is alive, and ending it would lose what it does.
 * @param delay the mean delay of the last moments in milliseconds
 */
export function shedLoad(app: FastifyInstance, delay: () => number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (delay() < longestDelay || request.routeOptions.url === '/healthz') done()
    else void sendError(request, reply, 'unavailable')
  })
}

/**
 * Measures by how much the event loop is late, in milliseconds: the mean of the last second or of the last turn, if that took longer. A timer
 * of our own is late by just what requests wait; a histogram beside it would be read before it has counted the turn.
 */
export function measureDelay(app: FastifyInstance): () => number {
  let mean = 0
  let late: number[] = []
  let since = performance.now()
  let due = since + resolution
  const timer = setInterval(() => {
    const now = performance.now()
    late.push(Math.max(0, now - due))
    due = now + resolution
    if (now - since < sampleInterval) return
    mean = late.reduce((sum, each) => sum + each, 0) / late.length
    late = []
    since = now
  }, resolution).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => mean
}
