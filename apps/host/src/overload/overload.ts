import type { FastifyInstance } from 'fastify'
import { limits } from '../server-options.ts'
import type { HostSettings } from '../settings.ts'
import { ConnectionBounds } from './connections.ts'
import { measureDelay, shedLoad } from './load-shedding.ts'
import { boundPipelining } from './pipelining.ts'
import { proxyFinder } from './proxies.ts'

/** Keeps greedy and slow clients, and more of them than can be served, from taking the host from everybody else (ASVS 15.2.2). @returns by how many milliseconds the event loop lags */
export function boundLoad(app: FastifyInstance, settings: HostSettings): () => number {
  app.server.maxConnections = limits.maxConnections
  const bounds = new ConnectionBounds(
    app.server,
    { ...limits, connectionsPerAddress: settings.connectionsPerAddress ?? limits.connectionsPerAddress },
    proxyFinder(settings.trustProxy),
  )
  const timer = setInterval(() => bounds.sweep(performance.now()), limits.sweepInterval).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  boundPipelining(app, limits.pipelined)
  const delay = settings.eventLoopDelay ?? measureDelay(app)
  shedLoad(app, delay)
  return delay
}
