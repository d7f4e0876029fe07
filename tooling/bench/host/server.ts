import { createApi } from '../../../apps/api/src/api.ts'
import { readEnv } from '../../../apps/api/src/env.ts'
import { builtAssets } from '../../../apps/host/src/assets/built-assets.ts'
import { createHost } from '../../../apps/host/src/host.ts'
import { countryTable } from '../../../apps/host/src/ip-country/table.ts'
import { createLogger } from '../../../apps/host/src/logging.ts'

// The host as it is started, with the built apps and its log. Says its address and its own work.
const env = readEnv(process.env)
const logger = createLogger(env.logLevel)
const api = await createApi(env, { logger, countryOf: countryTable(null) })
const app = await createHost({ settings: env, api, assets: await builtAssets(), logger })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ address })
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'close') void app.close().then(() => process.exit())
})
