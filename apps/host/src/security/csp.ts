import { hash } from 'node:crypto'
import type { HostSettings } from '../settings.ts'

/**
 * What may stand inline in a page: what carries the nonce of this one answer, in development and in what the service worker keeps, or these
 * texts and no others.
 */
export type Inline = { nonce: string } | { scripts: readonly string[]; styles: readonly string[] }

export interface CspOptions {
  inline: Inline
  /** The origin people reach the host by: its websocket is allowed by name, since not every browser's 'self' covers it. */
  publicUrl: string
  /** A foreign service that pages may ask for the visitor's country. */
  ipCountryUrl?: string | undefined
  /** Where the live line is, when that is not this host. */
  realtime?: { socketHost: string; port: number | undefined; useTLS: boolean } | null
  /** Where browsers ask for push messages, where that is set up. */
  push?: readonly string[]
  /** What alone is shown in frames; nothing where there is none. */
  packagesOrigin?: string | null
  /** Vite's client writes its own error overlay, which Trusted Types would refuse. */
  development: boolean
}

/** The policy of a document that the settings alone decide on. @param pushOrigins where browsers ask for push messages */
export function documentPolicy(
  { publicUrl, ipCountryUrl, realtime, push, packages }: HostSettings,
  inline: Inline,
  pushOrigins: readonly string[],
  development = false,
): string {
  return pagePolicy({
    inline,
    publicUrl,
    ipCountryUrl,
    realtime: realtime.outside,
    packagesOrigin: packages?.origin ?? null,
    push: push ? pushOrigins : [],
    development,
  })
}

/** The policy of a page: nothing inline but what is named, nothing of any other origin, no string into script. */
export function pagePolicy({
  inline,
  publicUrl,
  ipCountryUrl,
  realtime,
  push = [],
  packagesOrigin = null,
  development,
}: CspOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${sourcesOf(inline, 'scripts')}`,
    `style-src 'self' ${sourcesOf(inline, 'styles')}`,
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
    `frame-src ${packagesOrigin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  // Two policies of the first script: the service worker's address, and nothing as the markup of an element.
  if (!development) directives.push("require-trusted-types-for 'script'", 'trusted-types masar default')
  return directives.join('; ')
}

/**
 * The style elements that react-aria's `usePress` and `usePreventScroll` add to a page; with a nonce in the page they carry it, else their texts
 * must be allowed.
 */
export const addedStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const

/** What a directive names beside the page's own origin: the nonce, or the hash of each text. */
function sourcesOf(inline: Inline, kind: 'scripts' | 'styles'): string {
  if ('nonce' in inline) return `'nonce-${inline.nonce}'`
  const texts = kind === 'styles' ? [...addedStyles, ...inline.styles] : inline.scripts
  return texts.map(text => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ')
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
