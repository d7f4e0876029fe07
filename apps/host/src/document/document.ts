import { type AppName, defaultLocale, direction, type Locale, localeTags, withLocale } from '@masar/site-map'
import { siteName } from '@masar/site-map/server'
import type { AppBuild } from '../assets/build.ts'
import { say, sentences } from '../messages.ts'
import { firstScriptOf } from './first-script.ts'
import type { Head } from './head.ts'
import { html, json, type Markup } from './html.ts'
import { startingView } from './starting-view.ts'

/** Initial data: an answer of the API that the app need not fetch; the key is the path of its request. */
export interface InitialData {
  key: string
  body: unknown
}

/** A prerendered page in two parts: its style rules, and the content of `#root`, unchanged for React to hydrate. */
export interface PrerenderedMarkup {
  /** CSS; null if it needs none. */
  style: Markup | null
  content: Markup
}

/** Prerendered markup with its address: the app hydrates it only at the same address. */
export interface PrerenderedView extends PrerenderedMarkup {
  /** Path and query, as they were requested. */
  at: string
}

export interface DocumentParts {
  app: AppName
  build: AppBuild
  locale: Locale
  /** Of this one answer; null where the policy names what is in the page. */
  nonce: string | null
  /** Whether screens that wait for a code may link to the development mailbox. */
  hasMailbox: boolean
  head: Head
  /** The page's pattern, whose own chunk is fetched along with the app; null for a 404. */
  path: string | null
  initialData: InitialData[]
  /** The settings of realtime connections. */
  realtime: RealtimeMeta
  /** The prerendered page; null if it is rendered in the browser. */
  prerendered: PrerenderedView | null
}

/** The realtime application key; the address, if it is not the host itself. */
export interface RealtimeMeta {
  key: string
  host?: string
  port?: number | undefined
  tls?: boolean
}

/** The complete document of a page, as it leaves the host. */
export function renderDocument(parts: DocumentParts): string {
  const { app, locale, head, build, initialData, prerendered, hasMailbox } = parts
  const nonce = nonceAttribute(parts)
  const later = lowPriorityIfPrerendered(prerendered)
  return html`<!doctype html>
<html lang="${locale}" dir="${direction(locale)}" data-app="${app}"${hasMailbox && html` data-mailbox`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${head.title}</title>
${nonce && html`<meta property="csp-nonce"${nonce}>\n`}<meta name="realtime" content="${JSON.stringify(parts.realtime)}">
<script${nonce}>${firstScriptOf(build)}</script>
${describe(head, locale)}
${siteLinks(locale)}
${assetLinks(parts)}
${build.preamble && html`<script type="module"${nonce}>${build.preamble}</script>`}
${head.structured && html`<script type="application/ld+json"${nonce}>${json(head.structured)}</script>`}
<script type="application/json" id="initial-data"${nonce}>${json(initialData)}</script>
${prerendered?.style && html`<style${nonce}>${prerendered.style}</style>\n`}${build.scripts.map(script => html`<script type="module" src="${script}"${nonce}${later}></script>\n`)}</head>
<body>
<noscript><p class="no-script">${say(locale, sentences.noScript)}</p></noscript>
<div id="root"${prerendered && html` data-prerendered-at="${prerendered.at}"`}>${prerendered ? prerendered.content : startingView(locale)}</div>
</body>
</html>
`.text
}

function describe(head: Head, locale: Locale): Markup {
  const tag = (name: Locale) => localeTags[name].replace('-', '_')
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  return html`${head.description && html`<meta name="description" content="${head.description}">\n`}<meta name="robots" content="${head.canonical ? 'index, follow' : 'noindex'}">
${head.canonical && html`<link rel="canonical" href="${head.canonical}">\n`}${
    head.alternates &&
    html`<link rel="alternate" hreflang="ar" href="${head.alternates.ar}">
<link rel="alternate" hreflang="en" href="${head.alternates.en}">
<link rel="alternate" hreflang="x-default" href="${head.alternates[defaultLocale]}">\n`
  }<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName(locale)}">
<meta property="og:title" content="${head.title}">
${head.description && html`<meta property="og:description" content="${head.description}">\n`}${head.canonical && html`<meta property="og:url" content="${head.canonical}">\n`}<meta property="og:image" content="${head.image}">
<meta property="og:locale" content="${tag(locale)}">
<meta property="og:locale:alternate" content="${tag(other)}">
<meta name="twitter:card" content="summary">`
}

function siteLinks(locale: Locale): Markup {
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d181b">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.png" type="image/png" sizes="48x48">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${withLocale('/manifest.webmanifest', locale)}">`
}

/** Styles first, then what the first paint needs: the script's font, the app's code, the page's own chunk. */
function assetLinks(parts: DocumentParts): Markup {
  const { build, locale, path, prerendered } = parts
  const nonce = nonceAttribute(parts)
  const { modules, styles } = build.filesOf(path, locale)
  const font = build.fontOf(locale)
  return html`${font && html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`}${styles.map(href => html`<link rel="stylesheet" href="${href}"${nonce}>\n`)}${modules.map(href => html`<link rel="modulepreload" href="${href}"${nonce}${lowPriorityIfPrerendered(prerendered)}>\n`)}`
}

function nonceAttribute({ nonce }: DocumentParts): Markup | null {
  return nonce === null ? null : html` nonce="${nonce}"`
}

/** On a prerendered page, styles and font come before the code that hydrates it. */
function lowPriorityIfPrerendered(prerendered: PrerenderedMarkup | null): Markup | null {
  return prerendered && html` fetchpriority="low"`
}
