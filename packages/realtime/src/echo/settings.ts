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
  /** The first try after a loss comes within this time, spread so that not all clients come in the same moment. */
  retryAfter: 1_000,
  namespace: 'App.Events',
} as const

export interface ConnectOptions {
  address: RealtimeAddress
  /** Headers of the calls that authorise; asked anew for each, so that no stale token is ever sent. */
  headers: () => Record<string, string>
  /** Base of `/broadcasting/…`; the page's own origin by default. */
  authHost?: string
  /** Called when a token is refused: resolves to whether there is a session to try with once more. */
  refreshSession?: () => Promise<boolean>
}
