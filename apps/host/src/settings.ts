import type { GatewayApp } from './realtime-gateway/app-settings.ts'

/** What the host needs of the settings that `readEnv` validates. */
export interface HostSettings {
  host: string
  port: number
  /** How people reach the host: an origin without a slash at its end. */
  publicUrl: string
  production: boolean
  apiKeys: string[]
  /** Addresses of proxies whose `X-Forwarded-*` is believed. */
  trustProxy: string[]
  logLevel: string
  /** The most connections of one address; `limits` says, unless a test lowers it. */
  connectionsPerAddress?: number | undefined
  /** The mean delay of the event loop in milliseconds; measured, unless a test says it. */
  eventLoopDelay?: (() => number) | undefined
  /** The country of visitors from a private network. */
  defaultCountry: string
  /** The most pages that one file of the sitemap names; the protocol's own limit, unless a test lowers it. */
  sitemapPages?: number | undefined
  /** Another IP-to-country service than the host's own. */
  ipCountryUrl?: string | undefined
  /** The Firebase project of push messages, as sent to browsers; null if there is none. */
  push?: { web: object } | null | undefined
  /** Where packages of lessons open; left out where they do not. */
  packages?: { origin: string | null; port: number; isPortGiven: boolean } | undefined
  /** Whether browsers keep pages for being offline; they do, unless the switch is off. */
  offline?: boolean | undefined
  realtime: {
    /** Served by the embedded gateway, unless there is a service elsewhere. */
    apps: GatewayApp[]
    outside: { key: string; socketHost: string; port: number | undefined; useTLS: boolean } | null
  }
}
