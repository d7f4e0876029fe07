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
}
