import { monitorEventLoopDelay } from 'node:perf_hooks'
import Fastify from 'fastify'
import { service } from '../../../apps/api/src/app.ts'
import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { readEnv } from '../../../apps/api/src/env.ts'
import { broadcastOf } from '../../../apps/api/src/gateways/broadcast/broadcast-of.ts'
import { FolderStorage } from '../../../apps/api/src/gateways/storage.ts'
import { createPayments } from '../../../apps/api/src/modules/commerce/payments/create.ts'
import { MailQueue } from '../../../apps/api/src/modules/platform/mail/queue.ts'
import { PublicCache } from '../../../apps/api/src/plugins/public-cache.ts'
import { Secrets } from '../../../apps/api/src/secrets.ts'
import { countStatements } from '../../../apps/api/src/testing/statements.ts'
import { explainer } from './explain.ts'
import { makeAccounts, makeLearners } from './learners.ts'

const loopResolution = 5

// The service alone, as the host mounts it; CACHE=off measures what the database costs. Says its port, counts statements and its own work.
const env = readEnv(process.env)
const database = await openDatabase({ url: env.databaseUrl, folder: env.dataDir })
const statements = countStatements(database.pool)
const explain = explainer(database.pool)
const secrets = new Secrets(env.sessionSecret)
const cache = new PublicCache(process.env['CACHE'] === 'off' ? 0 : undefined)
const app = Fastify({ trustProxy: env.trustProxy })
const loop = monitorEventLoopDelay({ resolution: loopResolution })
loop.enable()
await app.register(
  service({
    env,
    database,
    storage: new FolderStorage(''),
    cache,
    secrets,
    mails: new MailQueue(secrets),
    broadcast: broadcastOf(env),
    ...createPayments(env, database.prepared, secrets, console),
  }),
)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ address })
process.on('message', message => {
  if (message === 'statements') process.send?.({ statements: statements.count() })
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (typeof message === 'object' && message !== null && 'learners' in message)
    void makeLearners(database.pool, Number(message.learners)).then(learners => process.send?.({ learners }))
  if (message === 'record') explain.record()
  if (message === 'plans') void explain.plans().then(plans => process.send?.({ plans }))
  if (message === 'reset loop') loop.reset()
  if (message === 'loop')
    process.send?.({
      loop: { p50: overdue(loop.percentile(50)), p99: overdue(loop.percentile(99)), max: overdue(loop.max) },
    })
  if (typeof message === 'object' && message !== null && 'accounts' in message)
    void makeAccounts(database.pool, Number(message.accounts)).then(accounts => process.send?.({ accounts }))
  if (message === 'close')
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit())
})

/** Milliseconds by which the loop came late: the histogram counts its own interval in. */
function overdue(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - loopResolution)
}
