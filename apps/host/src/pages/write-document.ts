import { appOf, type AppName, type Locale, localeOfPath, type PageMatch } from '@masar/site-map'
import { preloadsOf } from '@masar/site-map/server'
import type { AppBuild } from '../assets/build.ts'
import {
  type InitialData,
  type PrerenderedMarkup,
  type RealtimeMeta,
  renderDocument,
} from '../document/document.ts'
import { firstScriptOf } from '../document/first-script.ts'
import { documentPolicy } from '../security/csp.ts'
import type { HostSettings } from '../settings.ts'
import { fetchInitialData, type Reader, type ReadResult } from './fetch-initial-data.ts'
import { headOf, notFoundHead } from './head.ts'
import { isPrerendered, type PrerenderPage, withStyleRules } from './prerender.ts'
import { firebaseOrigins } from '../worker/origins.ts'
import { subjectOf } from './subject.ts'

export interface PageParts {
  settings: HostSettings
  builds: Record<AppName, AppBuild>
  development: boolean
  /** Prerenders the learner app's public pages. */
  prerender?: PrerenderPage
}

export interface Asked {
  pathname: string
  search: string
  match: PageMatch | null
  /** A development start has a page for the e-mails it did not send. */
  hasMailbox: boolean
}

/** An asked page with the answers that it is served with. */
interface ReadPage extends Asked {
  locale: Locale
  results: ReadResult[]
  initialData: InitialData[]
  isMissing: boolean
}

/** Asks the API for what a page is served with. */
export async function readPage(reader: Reader, asked: Asked): Promise<ReadPage> {
  const { match, search, pathname } = asked
  const locale = localeOfPath(pathname)
  const results = match ? await fetchInitialData(reader, preloadsOf(match, search), locale) : []
  return {
    ...asked,
    locale,
    results,
    initialData: results
      .filter(result => result.status === 200)
      .map(({ read, body }) => ({ key: read.key, body })),
    isMissing: match === null || results.some(({ read, status }) => read.decides === true && status === 404),
  }
}

/** Whether the page has all the answers that it should have. */
export function isWhole({ initialData, results }: ReadPage): boolean {
  return initialData.length === results.length
}

/**
 * The page as a visitor sees it; null where it is rendered in the browser: a signed-in person's pages are personal. So is one
 * without all its initial data, which would be prerendered as a skeleton that changes before it is hydrated.
 */
export async function prerenderedView(
  { prerender, settings }: PageParts,
  page: ReadPage,
): Promise<PrerenderedMarkup | null> {
  const { match, locale, pathname, search, initialData } = page
  if (!prerender || match === null || !isWhole(page) || !isPrerendered(match.page)) return null
  return withStyleRules(await prerender({ locale, url: settings.publicUrl + pathname + search, initialData }))
}

interface WrittenDocument {
  status: number
  policy: string
  text: string
}

/**
 * Writes the document of a page, and the policy that allows what is in it.
 * @param nonce of this one answer; null where the policy names hashes
 */
export function writeDocument(
  parts: PageParts,
  page: ReadPage,
  prerendered: PrerenderedMarkup | null,
  nonce: string | null,
): WrittenDocument {
  const { settings, builds } = parts
  const { pathname, search, match, locale, isMissing, initialData, hasMailbox } = page
  const app = appOf({ pathname, search })
  const inline =
    nonce === null
      ? {
          scripts: [firstScriptOf(builds[app]).text],
          styles: prerendered?.style ? [prerendered.style.text] : [],
        }
      : { nonce }
  return {
    status: isMissing ? 404 : 200,
    policy: documentPolicy(settings, inline, firebaseOrigins, parts.development),
    text: renderDocument({
      app,
      build: builds[app],
      locale,
      nonce,
      hasMailbox,
      path: match?.page.path ?? null,
      head:
        match === null || isMissing
          ? notFoundHead(pathname, locale, settings.publicUrl)
          : headFrom(match, page, settings.publicUrl),
      initialData,
      realtime: realtimeOf(settings),
      prerendered: prerendered && { ...prerendered, at: pathname + search },
    }),
  }
}

/** The realtime settings that pages contain. */
export function realtimeOf({ realtime: { apps, outside } }: HostSettings): RealtimeMeta {
  return outside
    ? { key: outside.key, host: outside.socketHost, port: outside.port, tls: outside.useTLS }
    : { key: apps[0]?.key ?? '' }
}

function headFrom(match: PageMatch, { results, locale }: ReadPage, publicUrl: string) {
  const about = results.find(result => result.read.subject !== undefined && result.status === 200)
  const subject = about?.read.subject ? subjectOf(about.read.subject, about.body) : null
  return headOf({ match, locale, publicUrl, subject })
}
