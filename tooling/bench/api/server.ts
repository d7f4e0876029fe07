import Fastify from 'fastify'
import { service } from '../../../apps/api/src/app.ts'
import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { readEnv } from '../../../apps/api/src/env.ts'
import { FolderStorage } from '../../../apps/api/src/gateways/storage.ts'
import { PublicCache } from '../../../apps/api/src/plugins/public-cache.ts'

// The service alone, as the host mounts it; CACHE=off measures what the database costs. Says its port and counts statements.
const env = readEnv(process.env)
const database = await openDatabase({ url: env.databaseUrl, folder: env.dataDir })
let statements = 0
const query = database.pool.query.bind(database.pool) as (...args: unknown[]) => unknown
database.pool.query = ((...args: unknown[]) => {
  statements += 1
  return query(...args)
}) as typeof database.pool.query
const app = Fastify()
await app.register(service({ env, database, storage: new FolderStorage(''), cache: new PublicCache(process.env['CACHE'] === 'off' ? 0 : undefined) }))
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ address })
process.on('message', message => {
  if (message === 'statements') process.send?.({ statements })
  if (message === 'close') void app.close().then(() => database.close()).then(() => process.exit())
})
