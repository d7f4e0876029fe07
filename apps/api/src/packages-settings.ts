import { isLoopbackHost } from './public-host.ts'
import { SettingError } from './setting-error.ts'

/** Where packages are opened: an origin that shares no cookie with the site. */
export interface PackagesSettings {
  /** As browsers reach it; null where lessons of packages are not set up. */
  origin: string | null
  /** On which the host listens for it; 0 for any. */
  port: number
  /** Whether the port was asked for, or is the default next to the host's. */
  isPortGiven: boolean
}

/**
 * Another host name than the site's, not another port alone: browsers send cookies of a host to all of its ports, and let scripts read them. On one
 * machine `127.0.0.1` and `localhost` are two such names; elsewhere the setting has to name one.
 * @throws SettingError
 */
export function readPackages(
  source: Record<string, string | undefined>,
  { port, publicUrl, isPublic }: { port: number; publicUrl: string; isPublic: boolean },
): PackagesSettings {
  const given = source['PACKAGES_PORT'] || ''
  const own = given === '' ? (port === 0 || port === 65_535 ? 0 : port + 1) : portOf(given)
  const value = source['PACKAGES_ORIGIN'] || ''
  const origin = value === '' ? besideLoopback(new URL(publicUrl), own) : originOf(value, publicUrl, isPublic)
  return { origin, port: own, isPortGiven: given !== '' }
}

function besideLoopback({ hostname, protocol }: URL, port: number): string | null {
  if (!isLoopbackHost(hostname) || protocol !== 'http:' || port === 0) return null
  return `http://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`
}

function originOf(value: string, publicUrl: string, isPublic: boolean): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ''))
    throw new SettingError(
      `PACKAGES_ORIGIN must be an origin such as https://packages.masar.example, not "${value}".`,
    )
  if (url.hostname === new URL(publicUrl).hostname)
    throw new SettingError(
      'PACKAGES_ORIGIN must have another host name than PUBLIC_URL: packages hold scripts of others, and the ports of one host share its cookies.',
    )
  if (isPublic && url.protocol !== 'https:')
    throw new SettingError('PACKAGES_ORIGIN must begin with https://, as PUBLIC_URL does.')
  return url.origin
}

function portOf(value: string): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65_535)
    throw new SettingError(`PACKAGES_PORT must be a number from 0 to 65535, not "${value}".`)
  return port
}
