import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { service } from '../app.ts'
import { openDatabase } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { broadcastOf } from '../gateways/broadcast/broadcast-of.ts'
import { FolderStorage } from '../gateways/storage.ts'
import { MailQueue } from '../modules/platform/mail/queue.ts'
import { createPayments } from '../modules/commerce/payments/create.ts'
import { PublicCache } from '../plugins/public-cache.ts'
import { Secrets } from '../secrets.ts'

// Writes the OpenAPI documents from the schemas that the routes validate with.
const target = fileURLToPath(new URL('../../../../packages/api-sdk/openapi/', import.meta.url))
const database = await openDatabase({})
const app = Fastify()
const env = readEnv({ SESSION_SECRET: 'only for writing documents' })
const secrets = new Secrets(env.sessionSecret)
const documents = new Map<string, unknown>()
await app.register(
  service({
    env,
    database,
    storage: new FolderStorage(''),
    cache: new PublicCache(),
    secrets,
    mails: new MailQueue(secrets),
    broadcast: broadcastOf(env),
    ...createPayments(env, database.db, secrets, console),
    onDocument: (name, document) => documents.set(name, document),
  }),
)
await app.ready()
mkdirSync(target, { recursive: true })
for (const [name, document] of documents)
  writeFileSync(`${target}${name}.json`, `${JSON.stringify(document, null, 2)}\n`)
await app.close()
await database.close()
