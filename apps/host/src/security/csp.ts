import type { HostSettings } from '../settings.ts'

export interface CspOptions {
  nonce: string
  /** The origin people reach the host by: its websocket is allowed by name, since not every browser's 'self' covers it. */
  publicUrl: string
  /** A foreign service that pages may ask for the visitor's country. */
  ipCountryUrl?: string | undefined
  /** Where the live line is, when that is not this host. */
  realtime?: { socketHost: string; port: number | undefined; useTLS: boolean } | null
  /** Where browsers ask for push messages, where that is set up. */
  push?: readonly string[]
  /** Vite's client writes its own error overlay, which Trusted Types would refuse. */
  development: boolean
}

/** The policy of a document that the settings alone decide on. @param pushOrigins where browsers ask for push messages */
export function documentPolicy(
  { publicUrl, ipCountryUrl, realtime, push }: HostSettings,
  nonce: string,
  pushOrigins: readonly string[],
  development = false,
): string {
  return pagePolicy({
    nonce,
    publicUrl,
    ipCountryUrl,
    realtime: realtime.outside,
    push: push ? pushOrigins : [],
    development,
  })
}

/** The policy of a page: nothing inline without the nonce, nothing of any other origin, no string into script. */
export function pagePolicy({
  nonce,
  publicUrl,
  ipCountryUrl,
  realtime,
  push = [],
  development,
}: CspOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    [
      'connect-src',
      "'self'",
      publicUrl.replace(/^http/, 'ws'),
      ...outsidePlaces(ipCountryUrl, realtime),
      ...push,
    ].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  // One policy name: registering the service worker takes a TrustedScriptURL.
  if (!development) directives.push("require-trusted-types-for 'script'", 'trusted-types masar')
  return directives.join('; ')
}

/** Foreign places that the settings name. */
function outsidePlaces(ipCountryUrl: string | undefined, realtime: CspOptions['realtime']): string[] {
  const line = realtime
    ? [
        `${realtime.useTLS ? 'wss' : 'ws'}://${realtime.socketHost}${realtime.port === undefined ? '' : `:${realtime.port}`}`,
      ]
    : []
  return [...(ipCountryUrl === undefined ? [] : [new URL(ipCountryUrl).origin]), ...line]
}

/** The policy of everything that is no page: such an answer, opened as a document, can do nothing at all. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
