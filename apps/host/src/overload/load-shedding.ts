import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'

/** Milliseconds: from this mean delay of the event loop on, nobody is served in time any more. */
export const longestDelay = 1_000
const sampleInterval = 1_000
const resolution = 20

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

/** Measures by how much the event loop is late, in milliseconds, until the host closes. */
export function measureDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let mean = 0
  const timer = setInterval(() => {
    mean = histogram.count === 0 ? 0 : histogram.mean / 1e6 - resolution
    histogram.reset()
  }, sampleInterval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => mean
}
