import Fastify, { type FastifyInstance } from 'fastify'
import { readEnv } from '@masar/api/settings'
import { createLogger } from '../logging.ts'
import { serverOptions } from '../server-options.ts'
import { closeOnSignals } from '../shutdown.ts'
import { mountGateway } from './mount.ts'

/** The gateway as a process of its own: `HOST`, `PORT`, `PUBLIC_URL` and `REALTIME_APPS` as for the host. */
async function main(): Promise<void> {
  const settings = readEnv(process.env)
  const logger = createLogger(settings.logLevel)
  const app: FastifyInstance = Fastify(serverOptions(settings, logger))
  await mountGateway(app, {
    apps: settings.realtime.apps,
    origins: [new URL(settings.publicUrl).origin],
    log: logger,
    trustProxy: settings.trustProxy,
  })
  closeOnSignals(app, logger)
  logger.info(
    { address: await app.listen({ host: settings.host, port: settings.port }) },
    'the gateway listens',
  )
}

await main()
