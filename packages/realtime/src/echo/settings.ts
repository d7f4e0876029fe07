/** Where and how to connect; the host writes it into the page. */
export interface RealtimeAddress {
  key: string
  host: string
  port?: number
  useTLS: boolean
}

/** Defaults of the source specification, section 9; milliseconds. */
export const standard = {
  activityTimeout: 120_000,
  pongTimeout: 30_000,
  unavailableTimeout: 10_000,
  /** The first reconnect comes within this time, spread so that not all clients reconnect at the same moment. */
  retryAfter: 1_000,
  namespace: 'App.Events',
} as const

export interface ConnectOptions {
  address: RealtimeAddress
  /** Headers of the authorisation calls; read for each call, so that no stale token is sent. */
  headers: () => Record<string, string>
  /** Base of `/broadcasting/…`; the page's own origin by default. */
  authHost?: string
  /** Called when a token is rejected: resolves to whether there is a session to retry with. */
  refreshSession?: () => Promise<boolean>
}
