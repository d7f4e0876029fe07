import { randomBytes } from 'node:crypto'
import { type AppName, appOf, type Locale, localeOfPath, matchPage, type PageMatch } from '@masar/site-map'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { AppBuild } from './assets/build.ts'
import { type RealtimeMeta, renderDocument } from './document/document.ts'
import { pathOf } from './messages.ts'
import { firstReadsOf } from './pages/first-data.ts'
import { type DrawPage, isDrawn, underPolicy } from './pages/first-view.ts'
import { headOf, notFoundHead } from './pages/head.ts'
import { readAll, type Reader, type ReadResult } from './pages/read-service.ts'
import { subjectOf } from './pages/subject.ts'
import { firebaseOrigins } from './push/worker-route.ts'
import { refuse } from './refusals.ts'
import { pagePolicy } from './security/csp.ts'
import { isNoPage } from './service.ts'
import type { HostSettings } from './settings.ts'

export interface PageParts {
  settings: HostSettings
  builds: Record<AppName, AppBuild>
  development: boolean
  /** Draws the learner app's public pages beforehand. */
  draw?: DrawPage
}

/** Every GET that no service and no file has answered is a page: the right app's document, or its 404. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const hasMailbox = () => app.hasRoute({ method: 'GET', url: '/mailbox' })
  const reader = {
    inject: (request: InjectOptions) => app.inject(request),
    apiKeys: parts.settings.apiKeys,
    log: app.log,
  }
  // Refused before a body is read, so that a wrong body does not hide that there is nothing here.
  const refuseOthers = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!/^(?:GET|HEAD)$/.test(request.method) || isNoPage(pathOf(request)))
      return refuse(request, reply, 'notFound')
  }
  app.all('*', { onRequest: refuseOthers }, async (request, reply) => {
    const pathname = pathOf(request)
    const search = (request.raw.url ?? '').slice(pathname.length)
    const match = matchPage(pathname, search)
    request.pagePattern = match?.page.path ?? '404'
    return (
      redirectOf(request, pathname, search, match, reply) ??
      answerPage(parts, { ...reader, log: request.log }, reply, {
        pathname,
        search,
        match,
        hasMailbox: hasMailbox(),
        cookie: request.headers.cookie,
      })
    )
  })
}

/** One address per page, and the language that a person chose for the root. */
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
  return match && pathname.endsWith('/') ? reply.redirect(pathname.slice(0, -1) + search, 308) : null
}

interface Asked {
  pathname: string
  search: string
  match: PageMatch | null
  /** A development start has a page for the mails it did not send. */
  hasMailbox: boolean
  cookie: string | undefined
}

async function answerPage(
  parts: PageParts,
  reader: Reader,
  reply: FastifyReply,
  { pathname, search, match, hasMailbox, cookie }: Asked,
): Promise<FastifyReply> {
  const { settings, builds, development } = parts
  const locale = localeOfPath(pathname)
  const app = appOf({ pathname, search })
  const results = match ? await readAll(reader, firstReadsOf(match, search), locale) : []
  const isMissing =
    match === null || results.some(({ read, status }) => read.decides === true && status === 404)
  const nonce = randomBytes(16).toString('base64')
  const firstData = results
    .filter(result => result.status === 200)
    .map(({ read, body }) => ({ key: read.key, body }))
  // Without all its answers a view would stand as its skeleton, and change under the app's hands as they come.
  const isWhole = match !== null && firstData.length === results.length
  const draw = app === 'learner' && isWhole && isDrawn(match.page.path, cookie) ? parts.draw : undefined
  const drawing = draw
    ? await drawOrNot(draw, { locale, url: settings.publicUrl + pathname + search, firstData }, nonce, reader)
    : null
  if (draw) reply.header('vary', 'Cookie')
  if (match?.page.id && match.page.id !== 'number')
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  else reply.header('cache-control', 'no-cache')
  return reply
    .code(isMissing ? 404 : 200)
    .header(
      'content-security-policy',
      pagePolicy({
        nonce,
        publicUrl: settings.publicUrl,
        ipCountryUrl: settings.ipCountryUrl,
        realtime: settings.realtime.outside,
        push: settings.push ? firebaseOrigins : [],
        development,
      }),
    )
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
        firstData,
        realtime: realtimeOf(settings),
        drawing: drawing && { ...drawing, at: pathname + search },
      }),
    )
}

/** What pages are told of the live line. */
function realtimeOf({ realtime: { apps, outside } }: HostSettings): RealtimeMeta {
  return outside
    ? { key: outside.key, host: outside.socketHost, port: outside.port, tls: outside.useTLS }
    : { key: apps[0]?.key ?? '' }
}

/** A page that cannot be drawn here is still served: the app draws it. */
async function drawOrNot(draw: DrawPage, page: Parameters<DrawPage>[0], nonce: string, { log }: Reader) {
  try {
    return underPolicy(await draw(page), nonce)
  } catch (error) {
    log.error({ err: error }, 'a first view could not be drawn')
    return null
  }
}

function headFrom(match: PageMatch, results: ReadResult[], locale: Locale, publicUrl: string) {
  const about = results.find(result => result.read.subject !== undefined && result.status === 200)
  const subject = about?.read.subject ? subjectOf(about.read.subject, about.body) : null
  return headOf({ match, locale, publicUrl, subject })
}
