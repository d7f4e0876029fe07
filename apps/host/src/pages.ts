import { randomBytes } from 'node:crypto'
import {
  type AppName,
  appOf,
  learnerAddressOf,
  type Locale,
  localeOfPath,
  matchPage,
  type PageMatch,
} from '@masar/site-map'
import { preloadsOf } from '@masar/site-map/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { AppBuild } from './assets/build.ts'
import { type RealtimeMeta, renderDocument } from './document/document.ts'
import { pathOf } from './messages.ts'
import { type PrerenderPage, isPrerendered, withStyleNonce } from './pages/prerender.ts'
import { headOf, notFoundHead } from './pages/head.ts'
import { fetchInitialData, type Reader, type ReadResult } from './pages/fetch-initial-data.ts'
import { subjectOf } from './pages/subject.ts'
import { firebaseOrigins } from './worker/origins.ts'
import { sendError } from './errors.ts'
import { documentPolicy } from './security/csp.ts'
import { isNoPage } from './service.ts'
import type { HostSettings } from './settings.ts'

export interface PageParts {
  settings: HostSettings
  builds: Record<AppName, AppBuild>
  development: boolean
  /** Prerenders the learner app's public pages. */
  prerender?: PrerenderPage
}

/** Every GET that no service and no file has answered is a page: the right app's document, or its 404. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const hasMailbox = () => app.hasRoute({ method: 'GET', url: '/mailbox' })
  const reader = {
    inject: (request: InjectOptions) => app.inject(request),
    apiKeys: parts.settings.apiKeys,
    log: app.log,
  }
  // Rejected before a body is read, so that a wrong body does not hide the 404.
  const rejectOthers = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!/^(?:GET|HEAD)$/.test(request.method) || isNoPage(pathOf(request)))
      return sendError(request, reply, 'notFound')
  }
  app.all('*', { onRequest: rejectOthers }, async (request, reply) => {
    const pathname = pathOf(request)
    const search = (request.raw.url ?? '').slice(pathname.length)
    const match = matchPage(pathname, search)
    request.pagePattern = match?.page.path ?? '404'
    return (
      redirectOf(request, pathname, search, match, reply) ??
      answerPage(parts, { ...reader, address: request.ip, log: request.log }, reply, {
        pathname,
        search,
        match,
        hasMailbox: hasMailbox(),
        cookie: request.headers.cookie,
      })
    )
  })
}

/** One address per page, the language that a person chose for the root, and what the portal leaves to the learner app. */
function redirectOf(
  request: FastifyRequest,
  pathname: string,
  search: string,
  match: PageMatch | null,
  reply: FastifyReply,
): FastifyReply | null {
  if (pathname === '/') {
    reply.header('vary', 'Cookie')
    return /(?:^|;\s*)locale=en(?:;|$)/.test(request.headers.cookie ?? '')
      ? reply.header('cache-control', 'no-cache').redirect(`/en${search}`, 302)
      : null
  }
  const learnerAddress = match === null ? learnerAddressOf({ pathname, search }) : null
  if (learnerAddress !== null) return reply.redirect(learnerAddress, 303)
  return match && pathname.endsWith('/') ? reply.redirect(pathname.slice(0, -1) + search, 308) : null
}

interface Asked {
  pathname: string
  search: string
  match: PageMatch | null
  /** A development start has a page for the e-mails it did not send. */
  hasMailbox: boolean
  cookie: string | undefined
}

// long: one document from its parts, each asked for where it is needed
async function answerPage(
  parts: PageParts,
  reader: Reader,
  reply: FastifyReply,
  { pathname, search, match, hasMailbox, cookie }: Asked,
): Promise<FastifyReply> {
  const { settings, builds, development } = parts
  const locale = localeOfPath(pathname)
  const app = appOf({ pathname, search })
  const results = match ? await fetchInitialData(reader, preloadsOf(match, search), locale) : []
  const isMissing =
    match === null || results.some(({ read, status }) => read.decides === true && status === 404)
  const nonce = randomBytes(16).toString('base64')
  const initialData = results
    .filter(result => result.status === 200)
    .map(({ read, body }) => ({ key: read.key, body }))
  // Without all its initial data a page would be prerendered as a skeleton, which changes before it is hydrated.
  const isComplete = match !== null && initialData.length === results.length
  const prerender = isComplete && isPrerendered(match.page, cookie) ? parts.prerender : undefined
  const prerendered = prerender
    ? await prerenderOrNull(
        prerender,
        { locale, url: settings.publicUrl + pathname + search, initialData },
        nonce,
        reader,
      )
    : null
  if (prerender) reply.header('vary', 'Cookie')
  if (match?.page.id && match.page.id !== 'number')
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  else reply.header('cache-control', 'no-cache')
  return reply
    .code(isMissing ? 404 : 200)
    .header('content-security-policy', documentPolicy(settings, nonce, firebaseOrigins, development))
    .type('text/html; charset=utf-8')
    .send(
      renderDocument({
        app,
        build: builds[app],
        locale,
        nonce,
        hasMailbox,
        path: match?.page.path ?? null,
        head:
          match === null || isMissing
            ? notFoundHead(locale, settings.publicUrl)
            : headFrom(match, results, locale, settings.publicUrl),
        initialData,
        realtime: realtimeOf(settings),
        prerendered: prerendered && { ...prerendered, at: pathname + search },
      }),
    )
}

/** The realtime settings that pages contain. */
export function realtimeOf({ realtime: { apps, outside } }: HostSettings): RealtimeMeta {
  return outside
    ? { key: outside.key, host: outside.socketHost, port: outside.port, tls: outside.useTLS }
    : { key: apps[0]?.key ?? '' }
}

/** A page whose prerendering fails is still served: the app renders it in the browser. */
async function prerenderOrNull(
  prerender: PrerenderPage,
  page: Parameters<PrerenderPage>[0],
  nonce: string,
  { log }: Reader,
) {
  try {
    return withStyleNonce(await prerender(page), nonce)
  } catch (error) {
    log.error({ err: error }, 'prerendering failed')
    return null
  }
}

function headFrom(match: PageMatch, results: ReadResult[], locale: Locale, publicUrl: string) {
  const about = results.find(result => result.read.subject !== undefined && result.status === 200)
  const subject = about?.read.subject ? subjectOf(about.read.subject, about.body) : null
  return headOf({ match, locale, publicUrl, subject })
}
