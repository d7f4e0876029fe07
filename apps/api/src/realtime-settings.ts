import { createHmac } from 'node:crypto'
import { isWeakSecret } from './secret-strength.ts'
import { SettingError } from './setting-error.ts'

/** An application of the realtime gateway, as `REALTIME_APPS` names it. */
export interface RealtimeApp {
  id: string
  key: string
  secret: string
  clientEvents: boolean
  isEnabled?: boolean
  maxConnections?: number
  origins?: string[]
  webhooks?: { url: string; events?: WebhookEventName[] }[]
}

const webhookEvents = [
  'channel_occupied',
  'channel_vacated',
  'member_added',
  'member_removed',
  'client_event',
  'cache_miss',
  'subscription_count',
] as const
type WebhookEventName = (typeof webhookEvents)[number]

/** A Pusher-compatible service elsewhere, out of `REALTIME_URL`. */
export interface OutsideService {
  appId: string
  key: string
  secret: string
  host: string
  port: number | undefined
  useTLS: boolean
  /** Where browsers open their sockets. */
  socketHost: string
  /** Whether it is a gateway of Masar's own that runs alone: then signatures name their user, as with the embedded one. */
  namesUser: boolean
}

export interface RealtimeSettings {
  /** What the embedded gateway serves; the first app is Masar's own. */
  apps: RealtimeApp[]
  /** Instead of the embedded gateway, which then is not there. */
  outside: OutsideService | null
}

/**
 * Reads `REALTIME_APPS` and `REALTIME_URL`.
 * @param sessionSecret the default app's secret is derived of it, so that all processes of one service know the same
 * @throws SettingError
 */
export function readRealtime(
  source: Record<string, string | undefined>,
  sessionSecret: string,
  production: boolean,
): RealtimeSettings {
  const standard: RealtimeApp = {
    id: 'masar',
    key: 'masar-web',
    secret: createHmac('sha256', sessionSecret).update('realtime').digest('hex'),
    // No page of Masar's sends any; an operator who needs them names the app and enables them.
    clientEvents: false,
  }
  const apps = source['REALTIME_APPS'] ? readApps(source['REALTIME_APPS'], production) : [standard]
  return { apps, outside: source['REALTIME_URL'] ? readOutside(source['REALTIME_URL']) : null }
}

function readApps(text: string, production: boolean): RealtimeApp[] {
  const list = parsed(text)
  if (!Array.isArray(list) || list.length === 0)
    throw new SettingError(
      'REALTIME_APPS must be a JSON list such as [{"id":"masar","key":"masar-web","secret":"…","client_events":true}].',
    )
  const apps = list.map((entry: unknown, index) => readApp(entry, `REALTIME_APPS[${index}]`, production))
  for (const name of ['id', 'key'] as const) {
    if (new Set(apps.map(app => app[name])).size !== apps.length)
      throw new SettingError(`REALTIME_APPS names the same ${name} twice.`)
  }
  return apps
}

function readApp(entry: unknown, place: string, production: boolean): RealtimeApp {
  if (!isRecord(entry)) throw new SettingError(`${place} must be an object.`)
  const {
    id,
    key,
    secret,
    client_events: clientEvents,
    enabled,
    max_connections: maxConnections,
    origins,
    webhooks,
    ...unknown
  } = entry
  const surplus = Object.keys(unknown)[0]
  if (surplus !== undefined) throw new SettingError(`${place} has an unknown field "${surplus}".`)
  for (const [name, value] of Object.entries({ id, key })) {
    if (!(typeof value === 'string' && /^[\w-]{1,100}$/.test(value)))
      throw new SettingError(`${place}.${name} must be made of letters, digits, - and _.`)
  }
  if (typeof secret !== 'string' || secret === '') throw new SettingError(`${place}.secret must be a text.`)
  if (production && isWeakSecret(secret, 16))
    throw new SettingError(
      `${place}.secret is shorter than 16 characters or easily guessed; production does not start with it. Make one with: openssl rand -hex 32`,
    )
  return {
    id: id as string,
    key: key as string,
    secret,
    clientEvents: optional(clientEvents, isBoolean, `${place}.client_events must be true or false.`) ?? false,
    isEnabled: optional(enabled, isBoolean, `${place}.enabled must be true or false.`) ?? true,
    maxConnections: optional(
      maxConnections,
      isPositive,
      `${place}.max_connections must be a whole number above 0.`,
    ),
    origins: optional(
      origins,
      isTexts,
      `${place}.origins must be a list of origins such as https://masar.example, or "*".`,
    ),
    webhooks: optional(webhooks, isList, `${place}.webhooks must be a list.`)?.map(hook =>
      readWebhook(hook, `${place}.webhooks`),
    ),
  }
}

function readWebhook(hook: unknown, place: string): { url: string; events?: WebhookEventName[] } {
  if (
    !isRecord(hook) ||
    typeof hook['url'] !== 'string' ||
    !/^https?:/.test(hook['url']) ||
    !URL.canParse(hook['url'])
  )
    throw new SettingError(`${place} must be objects with a url.`)
  const events = optional(
    hook['events'],
    isWebhookEvents,
    `${place}: events are ${webhookEvents.join(', ')}.`,
  )
  return { url: hook['url'], ...(events && { events }) }
}

/** `https://key:secret@host:port/apps/id`, as Pusher's own libraries write it; `?gateway=masar` says that it is Masar's own. */
function readOutside(text: string): OutsideService {
  const error = 'REALTIME_URL must look like https://key:secret@host/apps/id.'
  if (!URL.canParse(text)) throw new SettingError(error)
  const url = new URL(text)
  const appId = /^\/apps\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
  if (!/^https?:$/.test(url.protocol) || appId === undefined || url.username === '' || url.password === '')
    throw new SettingError(error)
  // Pusher Channels takes calls at api-{cluster} and sockets at ws-{cluster}; others answer both at one host.
  const socketHost = /^api(-\w+)?\.pusher\.com$/.test(url.hostname)
    ? url.hostname.replace(/^api/, 'ws')
    : url.hostname
  return {
    appId,
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    host: url.hostname,
    port: url.port === '' ? undefined : Number(url.port),
    useTLS: url.protocol === 'https:',
    socketHost,
    namesUser: url.searchParams.get('gateway') === 'masar',
  }
}

function optional<T>(value: unknown, fits: (value: unknown) => value is T, error: string): T | undefined {
  if (value === undefined) return undefined
  if (!fits(value)) throw new SettingError(error)
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string')
const isWebhookEvents = (value: unknown): value is WebhookEventName[] =>
  Array.isArray(value) && value.every(entry => (webhookEvents as readonly unknown[]).includes(entry))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // told as a malformed setting
  }
}
