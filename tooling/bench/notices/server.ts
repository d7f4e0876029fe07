import Fastify, { type FastifyBaseLogger } from 'fastify'
import { createApi } from '../../../apps/api/src/api.ts'
import { readEnv } from '../../../apps/api/src/env.ts'
import { mountGateway } from '../../../apps/host/src/realtime-gateway/mount.ts'

// The service with its jobs, its relay and the realtime gateway, as the host runs them; only the pages are missing. Says its port.
const app = Fastify({ logger: { level: 'error' } })
const log = app.log as FastifyBaseLogger
const env = readEnv(process.env)
const api = await createApi(env, { logger: log })
const gateway = await mountGateway(app, { apps: env.realtime.apps, origins: [], log })
await app.register(api.plugin)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
await api.goLive(gateway.own())
process.send?.({ address })
process.on('message', message => {
  if (message === 'mostMb') process.send?.({ mostMb: process.resourceUsage().maxRSS / 1e3 })
  if (message === 'close')
    void app
      .close()
      .then(() => api.close())
      .then(() => process.exit())
})
