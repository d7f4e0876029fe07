/** What a client needs of the application that uses it; everything that may change is asked for at each request. */
export interface ClientOptions {
  /** Origin of the host, `https://masar.example`; empty for the page's own. */
  host?: string
  /** The key of the calling application. */
  apiKey: string
  /** The language of answers: `ar-AR` or `en-US`. */
  locale: () => string
  /** The session's token. */
  token?: () => string | null
  /** The handle of a pending step; while there is one, no token is sent. */
  otp?: () => string | null
  /** This browser's socket, so that a sender is spared its own events. */
  socketId?: () => string | undefined
  /** Called with every 401 but that of a sign-in; the error still reaches the caller. */
  onUnauthorized?: () => void
  /** Milliseconds until a call is given up, of one that sends a file eight times as long; no limit by default, nor with 0 or Infinity. */
  timeout?: number
  /** The fetch to use instead of the global one. */
  fetch?: (request: Request) => Promise<Response>
}
