import type { IncomingMessage } from 'node:http'
import type { AppHub } from './app-hub.ts'
import { codes } from './frames.ts'

/** The app that a new socket belongs to, or the code and the reason to close it with. */
export type HandshakeResult = { hub: AppHub } | { code: number; message: string }

export interface HandshakeConfig {
  byKey: Map<string, AppHub>
  /** Origins whose pages may connect to any app. */
  origins: ReadonlySet<string>
}

/** Checks `/app/{key}?protocol=7…` and the origin: the app, or the error to close the socket with. */
export function checkHandshake(request: IncomingMessage, config: HandshakeConfig): HandshakeResult {
  const url = new URL(request.url ?? '/', 'ws://gateway')
  const key = /^\/app\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  if (key === undefined) return { code: codes.unknownPath, message: 'The path is /app/{key}' }
  const hub = config.byKey.get(key)
  if (!hub) return { code: codes.unknownApp, message: 'No app has this key' }
  if (hub.app.isEnabled === false) return { code: codes.disabledApp, message: 'The app is disabled' }
  const protocol = protocolError(url.searchParams.get('protocol'))
  if (protocol) return protocol
  if (!isOriginAllowed(request, hub, config))
    return { code: codes.unauthorized, message: 'Origin not allowed' }
  if (hub.connections.size >= (hub.app.maxConnections ?? Infinity))
    return { code: codes.overQuota, message: 'The app has no room for another connection' }
  return { hub }
}

function protocolError(version: string | null): HandshakeResult | null {
  if (version === null) return { code: codes.noProtocol, message: 'Which version of the protocol?' }
  if (!/^\d{1,4}$/.test(version))
    return { code: codes.badVersion, message: 'The version of the protocol is a number' }
  const number = Number(version)
  return number >= 4 && number <= 7
    ? null
    : { code: codes.unsupportedProtocol, message: 'The versions 4 to 7 are spoken here' }
}

/** Websockets know no same-origin policy: a page's origin must be ours or on the list. Other programs send none. */
function isOriginAllowed(request: IncomingMessage, { app }: AppHub, config: HandshakeConfig): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (config.origins.has(origin) || app.origins?.includes(origin) || app.origins?.includes('*')) return true
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
