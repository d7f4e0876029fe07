import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { addressOf, isMailAddress } from './modules/accounts/fields/email.ts'
import type { RefundTerms } from './modules/commerce/refunds/rules.ts'
import type { RecordingLimits } from './modules/learning/recordings/uploads.ts'
import { readPackages, type PackagesSettings } from './packages-settings.ts'
import { readPayments, type PaymentSettings } from './payment-settings.ts'
import { readPush, type PushSettings } from './push-settings.ts'
import { isPublicHost } from './public-host.ts'
import { readRealtime, type RealtimeSettings } from './realtime-settings.ts'
import { isWeakSecret } from './secret-strength.ts'
import { SettingError } from './setting-error.ts'

export { SettingError } from './setting-error.ts'

/** Every setting of the service, validated; `.env.example` says what each means. */
export interface Env {
  /** Whether production's rules hold: by `NODE_ENV`, and wherever `PUBLIC_URL` can be reached from the internet. */
  production: boolean
  /** Whether `PUBLIC_URL` is an address on the internet. */
  isPublic: boolean
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  apiKeys: string[]
  sessionSecret: string
  /** For how long a sign-in or a reauthentication is valid: then addresses may be changed and the account ended. */
  freshSeconds: number
  defaultCountry: string
  /** Another IP-to-country service than the host's own; browsers ask it themselves. */
  ipCountryUrl: string | undefined
  /** Whether browsers keep the app and the lessons last read for being offline. */
  offline: boolean
  trustProxy: string[]
  logLevel: string
  /** Outgoing mail; without it, e-mails are kept in the development mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Sign-in at an OpenID provider (Google or any other); off while unset. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined
  sms: { url: string; token: string | undefined } | undefined
  /** Hosts in the own network where companies’ providers may stand, and the name servers that are asked for proofs of domains. */
  signOn: { privateHosts: string[]; nameServers: string[] }
  /** Whether an empty database is filled with the demo catalogue and its accounts. */
  demo: boolean
  realtime: RealtimeSettings
  /** How orders are paid by card. */
  payments: PaymentSettings
  /** When a refund may be requested. */
  refunds: RefundTerms
  /** What recordings of live lessons may come to, and the program that optimises them; null where none is to be looked for. */
  recordings: RecordingLimits & { ffmpeg: string | null }
  /** Where packages of lessons are opened. */
  packages: PackagesSettings
  /** Push messages to devices; null while Firebase is not set up. */
  push: PushSettings | null
}

/**
 * Reads the settings from environment variables.
 * @throws SettingError when a value is malformed, or when production is started with a weak secret or a public `http:` address
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const host = source['HOST'] || '127.0.0.1'
  const port = portOf(source['PORT'] || '3000')
  const dataDir = resolve(source['DATA_DIR'] || '.data')
  const publicUrl = publicUrlOf(source['PUBLIC_URL'] || `http://${host}:${port}`)
  const isPublic = isPublicHost(new URL(publicUrl).hostname)
  const production = source['NODE_ENV'] === 'production' || isPublic
  const sessionSecret = secretOf('SESSION_SECRET', source['SESSION_SECRET'], dataDir, production)
  return {
    production,
    isPublic,
    host,
    port,
    publicUrl,
    dataDir,
    databaseUrl: source['DATABASE_URL'] ? databaseUrlOf(source['DATABASE_URL']) : undefined,
    apiKeys: listOf(source['API_KEYS'] || 'masar-web'),
    sessionSecret,
    freshSeconds: wholeNumberOf('FRESH_SECONDS', source['FRESH_SECONDS'] || '900', [5, 86_400]),
    defaultCountry: countryOf(source['DEFAULT_COUNTRY'] || 'SA'),
    ipCountryUrl: source['IP_COUNTRY_URL'] ? urlOf('IP_COUNTRY_URL', source['IP_COUNTRY_URL']) : undefined,
    offline: switchOf('OFFLINE', source['OFFLINE'], true),
    trustProxy: listOf(source['TRUST_PROXY'] || ''),
    logLevel: levelOf(source['LOG_LEVEL'] || 'info'),
    smtpUrl: source['SMTP_URL'] ? smtpUrlOf(source['SMTP_URL']) : undefined,
    mailFrom: mailFromOf(
      source['MAIL_FROM'] || `Masar <no-reply@${new URL(publicUrl).hostname}>`,
      Boolean(source['SMTP_URL']),
    ),
    oidc: oidcOf(source, production),
    sms: source['SMS_URL']
      ? { url: urlOf('SMS_URL', source['SMS_URL']), token: source['SMS_TOKEN'] || undefined }
      : undefined,
    signOn: {
      privateHosts: listOf(source['SIGN_ON_PRIVATE_HOSTS'] || ''),
      nameServers: serversOf('DNS_SERVERS', source['DNS_SERVERS'] || ''),
    },
    demo: demoOf(source['DEMO'], production, isPublic),
    realtime: readRealtime(source, sessionSecret, production),
    payments: readPayments(source, production),
    refunds: {
      days: wholeNumberOf('REFUND_DAYS', source['REFUND_DAYS'] || '14', [0, 365]),
      percent: wholeNumberOf('REFUND_PERCENT', source['REFUND_PERCENT'] || '20', [0, 101]),
    },
    recordings: recordingsOf(source),
    packages: readPackages(source, { port, publicUrl, isPublic }),
    push: readPush(source),
  }
}

function recordingsOf(source: Record<string, string | undefined>): Env['recordings'] {
  const range: [number, number] = [1, 99_999]
  return {
    megabytes: wholeNumberOf('RECORDING_MEGABYTES', source['RECORDING_MEGABYTES'] || '2048', range),
    gigabytes: wholeNumberOf('RECORDINGS_GIGABYTES', source['RECORDINGS_GIGABYTES'] || '50', range),
    ffmpeg: source['FFMPEG'] === 'off' ? null : source['FFMPEG'] || 'ffmpeg',
  }
}

function portOf(value: string): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new SettingError(`PORT must be a number from 0 to 65535, not "${value}".`)
  return port
}

function wholeNumberOf(name: string, value: string, [least, most]: [number, number]): number {
  const number = Number(value)
  if (!/^\d{1,5}$/.test(value) || number < least || number > most)
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
  return number
}

function levelOf(value: string): string {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
  if (!levels.includes(value))
    throw new SettingError(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${value}".`)
  return value
}

function switchOf(name: string, value: string | undefined, standard: boolean): boolean {
  if (value === undefined || value === '') return standard
  if (value !== 'on' && value !== 'off') throw new SettingError(`${name} must be on or off, not "${value}".`)
  return value === 'on'
}

function urlOf(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new SettingError(`${name} must be a web address such as https://masar.example, not "${value}".`)
  return value.replace(/(?<!\/)\/+$/, '')
}

function publicUrlOf(value: string): string {
  const url = urlOf('PUBLIC_URL', value)
  const { protocol, hostname } = new URL(url)
  if (protocol === 'http:' && isPublicHost(hostname))
    throw new SettingError(
      `PUBLIC_URL is "${url}", an address on the internet without encryption: passwords and sessions could be read on their way. Put a proxy with TLS in front and set https://${hostname}.`,
    )
  return url
}

/** The demo accounts' password is published, an operator's among them: no site on the internet has them. */
function demoOf(value: string | undefined, production: boolean, isPublic: boolean): boolean {
  const demo = switchOf('DEMO', value, !production)
  if (demo && isPublic)
    throw new SettingError(
      'DEMO=on opens accounts whose password everybody knows; with a PUBLIC_URL on the internet it must be off.',
    )
  return demo
}

function smtpUrlOf(value: string): string {
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol))
    throw new SettingError('SMTP_URL must look like smtps://user:password@mail.example:465.')
  return value
}

/** Only mail that leaves the machine needs an address that others can answer to. */
function mailFromOf(value: string, leaves: boolean): string {
  if (/[\r\n]/.test(value) || (leaves && !isMailAddress(addressOf(value))))
    throw new SettingError(`MAIL_FROM must look like "Masar <no-reply@masar.example>", not "${value}".`)
  return value
}

function oidcOf(source: Record<string, string | undefined>, production: boolean): Env['oidc'] {
  const [issuer, clientId, clientSecret] = [
    source['OIDC_ISSUER'],
    source['OIDC_CLIENT_ID'],
    source['OIDC_CLIENT_SECRET'],
  ]
  if (!issuer && !clientId && !clientSecret) return undefined
  if (!issuer || !clientId || !clientSecret)
    throw new SettingError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none.',
    )
  const { protocol, hostname } = new URL(urlOf('OIDC_ISSUER', issuer))
  if (protocol !== 'https:' && (production || !/^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname)))
    throw new SettingError(
      'OIDC_ISSUER must begin with https://, but for a provider on this very machine while developing.',
    )
  return { issuer, clientId, clientSecret }
}

function serversOf(name: string, value: string): string[] {
  const servers = listOf(value)
  if (
    !servers.every(server => isIP(server.replace(/^\[(.+)\](?::\d{1,5})?$|^([^:]+):\d{1,5}$/, '$1$2')) !== 0)
  )
    throw new SettingError(`${name} must be addresses such as 127.0.0.1:5353, not "${value}".`)
  return servers
}

function databaseUrlOf(value: string): string {
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol))
    throw new SettingError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  return value
}

function countryOf(value: string): string {
  if (!/^[A-Z]{2}$/.test(value))
    throw new SettingError(`DEFAULT_COUNTRY must be a two-letter country code such as SA, not "${value}".`)
  return value
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')
}

/** The secret of the settings, or one made on the first start and kept beside the data. */
function secretOf(name: string, value: string | undefined, dataDir: string, production: boolean): string {
  if (value !== undefined && value !== '') {
    if (production && isWeakSecret(value, 32)) {
      throw new SettingError(
        `${name} is shorter than 32 characters or easily guessed; production does not start with it. Make one with: openssl rand -base64 48`,
      )
    }
    return value
  }
  const file = join(dataDir, 'secrets', name.toLowerCase())
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const made = randomBytes(48).toString('base64url')
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  writeFileSync(file, made, { mode: 0o600 })
  return made
}
