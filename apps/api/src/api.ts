import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { service } from './app.ts'
import { openDatabase, type OpenDatabase } from './db/client.ts'
import { type Env, SettingError } from './env.ts'
import { Mailbox } from './gateways/mail/mailbox.ts'
import { smtpGateway } from './gateways/mail/smtp.ts'
import { httpSmsGateway } from './gateways/sms/sms.ts'
import { broadcastOf } from './gateways/broadcast/broadcast-of.ts'
import type { EmbeddedGateway } from './gateways/broadcast/embedded.ts'
import { firebasePush } from './gateways/push/firebase.ts'
import { OidcProvider } from './gateways/oidc/provider.ts'
import { FolderStorage, type Storage } from './gateways/storage.ts'
import { findFfmpeg, type VideoTool } from './gateways/video/ffmpeg.ts'
import { hasDemoAccounts } from './import/demo-accounts.ts'
import { localeOf } from './locale.ts'
import { startJobs } from './jobs/jobs.ts'
import { clearOnChange } from './modules/catalogue/watch-catalogue.ts'
import type { SandboxProvider } from './gateways/payments/sandbox/provider.ts'
import { createPayments } from './modules/commerce/payments/create.ts'
import type { Payments } from './modules/commerce/payments/payments.ts'
import { ensureSigningKey } from './modules/learning/certificates/badge/signing-keys.ts'
import { MailQueue } from './modules/platform/mail/queue.ts'
import { MailSender, type MailTransports } from './modules/platform/mail/sender.ts'
import { Relay } from './modules/platform/outbox/relay.ts'
import { PushSender } from './modules/platform/push/sender.ts'
import type { CountryFinder } from './modules/accounts/sessions/presenter.ts'
import { packagesService } from './packages-service.ts'
import { PublicCache } from './plugins/public-cache.ts'
import { Secrets } from './secrets.ts'

/** The service, opened: what a host mounts and closes. */
export interface Api {
  plugin: FastifyPluginAsync
  /** What the packages' origin serves. */
  packages: FastifyPluginAsync
  database: OpenDatabase
  storage: Storage
  secrets: Secrets
  payments: Payments
  /** Null where it is not how orders are paid. */
  sandbox: SandboxProvider | null
  /** Whether the database answers. */
  ready(): Promise<boolean>
  /** How often what public answers show has changed, as far as this process knows. */
  publicVersion(): number
  /** The bytes of a public answer that are cached for this request until something changes; undefined where there are none. */
  publicAnswer(request: Pick<IncomingMessage, 'url' | 'headers'>): Buffer | undefined
  /**
   * Begins to carry committed events to the live line: to the gateway of this process, or to the service that the settings name. Call it
   * when the server listens.
   */
  goLive(gateway: EmbeddedGateway | undefined): Promise<void>
  /** Stops the jobs and closes the database; call it when no request is under way. */
  close(): Promise<void>
}

/** What a host lends the service. */
export interface ApiParts {
  logger: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** Guesses the country of an address, for the list of sessions; without it none is named. */
  countryOf?: CountryFinder
  /** Keeps no public answers. */
  isDevelopment?: boolean
}

/** What the learner and the company app call with (packages/app-shell/src/session/apis.ts). */
const appsKey = 'masar-web'

/**
 * Opens the database, brings it up to date and starts the jobs.
 * @throws FolderInUseError when another process has the data folder open
 * @throws SettingError when the site is public and the database was filled with the demo
 */
// long: puts the service together, each part once and in the order they stand on each other
export async function createApi(
  env: Env,
  { logger, countryOf, isDevelopment = false }: ApiParts,
): Promise<Api> {
  const database = await openDatabase({
    url: env.databaseUrl,
    folder: env.dataDir,
    onBroken: error => logger.error({ err: error }, 'a database connection broke'),
  })
  if (env.isPublic && (await hasDemoAccounts(database.db))) {
    await database.close()
    throw new SettingError(
      'PUBLIC_URL is an address on the internet, but the database holds the demo’s accounts, whose password everybody knows. Start with an empty database (another DATA_DIR or DATABASE_URL), or delete those accounts first.',
    )
  }
  const storage = new FolderStorage(join(env.dataDir, 'media'))
  // In development a change to the sources of an answer must show at once.
  const cache = isDevelopment ? new PublicCache(0) : new PublicCache()
  const stopWatching = await clearOnChange(cache, database, env.databaseUrl ?? null, logger)
  const ownKeys = new Set(env.apiKeys)
  const secrets = new Secrets(env.sessionSecret)
  await ensureSigningKey(database.db, secrets)
  const mails = new MailQueue(secrets)
  const { transports, mailbox } = transportsOf(env)
  if (env.production && env.smtpUrl === undefined)
    logger.warn(
      { folder: mailboxFolder(env) },
      'SMTP_URL is not set: no e-mail is sent, so registration, password reset and invitations do not work; e-mails are written to a folder',
    )
  if (!env.apiKeys.includes(appsKey))
    logger.warn(
      { key: appsKey },
      `API_KEYS does not name “${appsKey}”, the key of the two apps: none of their pages can ask for anything`,
    )
  const { payments, sandbox } = createPayments(env, database.prepared, secrets, logger)
  logger.info({ provider: env.payments.active }, wordsOfPayments(env))
  const pushes = env.push && new PushSender(database.db, firebasePush({ account: env.push.account }), logger)
  logger.info(
    { push: pushes !== null },
    pushes ? 'push messages are sent through Firebase' : 'push messages are off: Firebase is not set up',
  )
  const videoTool = await videoToolOf(env, logger)
  const jobs = await startJobs(database, {
    databaseUrl: env.databaseUrl ?? null,
    logger,
    secrets,
    queue: mails,
    publicUrl: env.publicUrl,
    sender: new MailSender(database.db, mails, transports, env.publicUrl, logger, countryOf),
    pushes,
    storage,
    videoTool,
    workFolder: join(env.dataDir, 'work'),
    payments,
    sandbox,
  })
  let gateway: EmbeddedGateway | undefined
  const broadcast = broadcastOf(env, () => gateway)
  let relay: Relay | undefined
  return {
    plugin: service({
      env,
      database,
      storage,
      cache,
      secrets,
      mails,
      broadcast,
      payments,
      sandbox,
      mailbox,
      hasSms: transports.sms !== undefined,
      countryOf,
      google: env.oidc && new OidcProvider(env.oidc),
    }),
    packages: packagesService({ env, database, storage }),
    database,
    storage,
    secrets,
    payments,
    sandbox,
    ready: async () => {
      try {
        await database.db.execute(sql`select 1`)
        return true
      } catch (error) {
        logger.error({ err: error }, 'database does not answer')
        return false
      }
    },
    publicVersion: () => cache.cleared,
    publicAnswer: ({ url = '', headers }) =>
      ownKeys.has(String(headers['api-key'] ?? ''))
        ? cache.find(`${localeOf(headers['accept-language'])} ${url}`)?.body
        : undefined,
    goLive: async embedded => {
      gateway = embedded
      relay = new Relay({
        database,
        databaseUrl: env.databaseUrl ?? null,
        broadcast,
        reach: env.realtime.outside ? 'shared' : 'own',
        logger,
      })
      await relay.start()
    },
    close: async () => {
      await relay?.stop()
      await jobs.stop()
      await stopWatching()
      await transports.mail.close()
      await database.close()
    },
  }
}

async function videoToolOf(env: Env, logger: ApiParts['logger']): Promise<VideoTool | null> {
  const { ffmpeg } = env.recordings
  const tool = ffmpeg === null ? null : await findFfmpeg(ffmpeg)
  logger.info(
    { ffmpeg: tool !== null },
    tool ? 'recordings are optimised with ffmpeg' : 'recordings are served as they come: there is no ffmpeg',
  )
  return tool
}

/** Warns a production host that sells with test keys, which move no money. */
function wordsOfPayments({ payments: { active, stripe, moyasar } }: Env): string {
  if (active === 'off') return 'card payments are off'
  const key = { stripe: stripe?.secretKey, moyasar: moyasar?.secretKey, sandbox: undefined }[active]
  const isLive = key?.includes('_live_') === true
  return isLive ? 'card payments move money' : 'card payments are a test: no money moves'
}

const mailboxFolder = (env: Env) => join(env.dataDir, 'mailbox')

/** SMTP and an SMS provider by the settings. Without SMTP a development start keeps its e-mails in a mailbox of its own. */
function transportsOf(env: Env): { transports: MailTransports; mailbox: Mailbox | undefined } {
  const mailbox = new Mailbox(mailboxFolder(env))
  const sms = env.sms ? httpSmsGateway(env.sms.url, env.sms.token) : undefined
  if (env.smtpUrl !== undefined)
    return { transports: { mail: smtpGateway(env.smtpUrl, env.mailFrom), sms }, mailbox: undefined }
  return {
    transports: { mail: mailbox, sms: sms ?? (env.production ? undefined : mailbox) },
    mailbox: env.production ? undefined : mailbox,
  }
}
