import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, {
  type FastifyInstance,
  type InjectOptions,
  type LightMyRequestResponse,
  type RouteOptions,
} from 'fastify'
import { service } from '../app.ts'
import type { Database } from '../db/client.ts'
import { readEnv, type Env } from '../env.ts'
import { broadcastOf } from '../gateways/broadcast/broadcast-of.ts'
import type { OidcProvider } from '../gateways/oidc/provider.ts'
import type { TextRecords } from '../gateways/outside/text-records.ts'
import { FolderStorage } from '../gateways/storage.ts'
import type { SandboxProvider } from '../gateways/payments/sandbox/provider.ts'
import { createPayments } from '../modules/commerce/payments/create.ts'
import type { Payments } from '../modules/commerce/payments/payments.ts'
import { ensureSigningKey } from '../modules/learning/certificates/badge/signing-keys.ts'
import { MailQueue } from '../modules/platform/mail/queue.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import type { PushSettings } from '../push-settings.ts'
import { PublicCache } from '../plugins/public-cache.ts'
import { Secrets } from '../secrets.ts'
import { countStatements } from './statements.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** Expected failures of a test are no news. */
export const silent = { error: () => undefined, info: () => undefined }

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>

export interface TestApi {
  app: FastifyInstance
  env: Env
  database: TestDatabase
  db: Database
  secrets: Secrets
  mails: MailQueue
  storage: FolderStorage
  mediaFolder: string
  cache: PublicCache
  payments: Payments
  sandbox: SandboxProvider | null
  statements: ReturnType<typeof countStatements>
  /** Every route that the service registered. */
  routes: { method: string; url: string }[]
  /** Calls as an application of ours does: its key, the language, all errors, and the token where there is one. */
  as(token?: string, locale?: 'ar' | 'en'): Call
  close(): Promise<void>
}

/** The service as a host mounts it, on a media folder of its own, and an empty database of its own unless one is given, which it closes. */
// long: puts the service together, each part once and in the order they stand on each other
export async function createTestApi({
  push = null,
  payBy,
  publicUrl,
  database: filled,
  onLog,
  ...given
}: {
  google?: OidcProvider
  push?: PushSettings | null
  /** Another provider than the sandbox. */
  payBy?: PaymentSettings
  publicUrl?: string
  /** What name servers say. */
  textRecords?: TextRecords
  database?: TestDatabase
  /** Is handed every line of the log. */
  onLog?: (line: string) => void
} = {}): Promise<TestApi> {
  using waiting = waitingFor('its database')
  const database = filled ?? (await openTestDatabase())
  waiting.step = 'its signing key'
  const mediaFolder = mkdtempSync(join(tmpdir(), 'masar-media-'))
  const storage = new FolderStorage(mediaFolder)
  const cache = new PublicCache()
  const env = {
    ...readEnv({
      SESSION_SECRET: 'a secret of the tests, long enough to sign with',
      DATA_DIR: mediaFolder,
      PUBLIC_URL: publicUrl,
      SIGN_ON_PRIVATE_HOSTS: '127.0.0.1,localhost',
    }),
    push,
    ...(payBy && { payments: payBy }),
  }
  const secrets = new Secrets(env.sessionSecret)
  await ensureSigningKey(database.db, secrets)
  waiting.step = 'its routes'
  const mails = new MailQueue(secrets)
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    logger: onLog
      ? { level: 'info', stream: { write: onLog } }
      : process.env['TEST_LOG'] === undefined
        ? false
        : { level: 'error' },
  })
  const routes: TestApi['routes'] = []
  app.addHook('onRoute', (route: RouteOptions) => {
    routes.push(...[route.method].flat().map(method => ({ method, url: route.url })))
  })
  const { payments, sandbox } = createPayments(env, database.prepared, secrets, onLog ? app.log : silent)
  await app.register(
    service({
      env,
      database,
      storage,
      cache,
      secrets,
      mails,
      broadcast: broadcastOf(env),
      payments,
      sandbox,
      hasSms: true,
      ...given,
      countryOf: async address => (address === '127.0.0.1' ? 'SA' : null),
    }),
  )
  await app.ready()
  return {
    app,
    env,
    database,
    db: database.db,
    secrets,
    mails,
    storage,
    mediaFolder,
    cache,
    payments,
    sandbox,
    statements: countStatements(database.pool),
    routes,
    as: (token, locale = 'en') => caller(app, token, locale),
    close: async () => {
      await app.close()
      await database.close()
      rmSync(mediaFolder, { recursive: true, force: true })
    },
  }
}

function caller(app: FastifyInstance, token: string | undefined, locale: 'ar' | 'en'): Call {
  return (method, url, body, headers) => {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        'api-key': 'masar-web',
        'accept-language': locale === 'ar' ? 'ar-AR' : 'en-US',
        getallerror: '1',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        // As the SDK does for acts of value; other calls ignore it.
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
    }
    if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>
    return app.inject(options)
  }
}

/** Should a start take more than a minute, the step that it waits for is printed. */
function waitingFor(step: string): Disposable & { step: string } {
  const waiting = { step, [Symbol.dispose]: () => clearTimeout(late) }
  const late = setTimeout(
    () => console.error(`The API of a test is not there after a minute: it waits for ${waiting.step}.`),
    60_000,
  )
  return waiting
}
