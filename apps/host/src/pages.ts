import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isKnown } from '@masar/api/public-cache'
import { learnerAddressOf, matchPage, type PageMatch, portalAddressOf } from '@masar/site-map'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { FindShared } from './ready/ready-answers.ts'
import { sendError } from './errors.ts'
import { pathOf } from './messages.ts'
import type { Reader } from './pages/fetch-initial-data.ts'
import { KeptDocuments, type SharedDocument } from './pages/kept-documents.ts'
import { sharedDocument } from './pages/shared-document.ts'
import { isVisitor, type SharedAddress, sharedAddressOf } from './pages/visitors.ts'
import { type Asked, type PageParts, readPage, writeDocument } from './pages/write-document.ts'
import { isNoPage } from './service.ts'

export interface PagesOptions extends PageParts {
  /** Counts the changes of what the API's public answers show. */
  publicVersion: () => number
}

/**
 * Every GET that no service and no file has answered is a page: the right app's document, or its 404. Visitors get documents from memory;
 * a signed-in person gets one of their own.
 * @returns what finds the document that visitors get of an address
 */
export function servePages(app: FastifyInstance, parts: PagesOptions): FindShared {
  const hasMailbox = () => app.hasRoute({ method: 'GET', url: '/mailbox' })
  const reader = {
    inject: (request: InjectOptions) => app.inject(request),
    apiKeys: parts.settings.apiKeys,
    log: app.log,
  }
  const memory = new KeptDocuments({
    version: parts.publicVersion,
    onError: error => app.log.error({ err: error }, 'a kept page could not be looked at again'),
  })
  // Rejected before a body is read, so that a wrong body does not hide the 404.
  const rejectOthers = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (/^(?:GET|HEAD)$/.test(request.method) && !isNoPage(pathOf(request))) done()
    else void sendError(request, reply, 'notFound')
  }
  const freshFor = ({ url = '/', headers }: IncomingMessage) =>
    !parts.development && isVisitor(headers) && !choosesEnglish(url, headers) ? memory.fresh(url) : undefined
  app.all('*', { onRequest: rejectOthers }, (request, reply) => {
    const url = request.raw.url ?? '/'
    const fresh = freshFor(request.raw)
    // Nothing is returned: the reply would be awaited.
    if (fresh) return void sendShared(request, reply, fresh)
    const pathname = pathOf(request)
    const search = url.slice(pathname.length)
    const match = matchPage(pathname, search)
    request.pagePattern = match?.page.path ?? '404'
    const redirected = redirectOf(request, pathname, search, match, reply)
    if (redirected) return redirected
    const asked = { pathname, search, match, hasMailbox: hasMailbox() }
    const own: Reader = { ...reader, address: request.ip, log: request.log }
    const address = sharedAddressOf(match, pathname, search)
    if (address !== null) reply.header('vary', 'Cookie')
    return !parts.development && isVisitor(request.headers) && address !== null
      ? answerVisitor(parts, own, memory, request, reply, asked, address)
      : answerOne(parts, own, reply, asked)
  })
  return request => freshFor(request)?.body
}

/** Whether the root is requested by a visitor who has chosen English. */
function choosesEnglish(url: string, { cookie }: IncomingHttpHeaders): boolean {
  return (
    cookie !== undefined && (url === '/' || url.startsWith('/?')) && /(?:^|;\s*)locale=en(?:;|$)/.test(cookie)
  )
}

/** One address per page, the language that a person chose for the root, and what one app leaves to the other. */
function redirectOf(
  request: FastifyRequest,
  pathname: string,
  search: string,
  match: PageMatch | null,
  reply: FastifyReply,
): FastifyReply | null {
  if (choosesEnglish(pathname, request.headers))
    return reply.headers({ vary: 'Cookie', 'cache-control': 'no-cache' }).redirect(`/en${search}`, 302)
  const address = { pathname, search }
  const elsewhere = match === null ? (learnerAddressOf(address) ?? portalAddressOf(address)) : null
  if (elsewhere !== null) return reply.redirect(elsewhere, 303)
  const meant = match === null ? linkIn(pathname) : null
  if (meant !== null)
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(meant + search, 302)
  return match && pathname.endsWith('/') && pathname !== '/'
    ? reply.redirect(pathname.slice(0, -1) + search, 308)
    : null
}

/** What a sentence puts behind an address, a few of them at most: `%22` is as browsers send a quotation mark. */
const punctuation =
  /(?:[.,;:!?)\]}>'"*»”’،؛؟]|%(?:22|3E|5D|7D|C2%BB|E2%80%9D|E2%80%99|D8%8C|D8%9B|D8%9F)){1,9}$/i

/** The page of a secret or a code at an address that was copied with the end of its sentence; null where there is none. */
function linkIn(pathname: string): string | null {
  const path = pathname.replace(punctuation, '')
  const id = path === pathname ? undefined : matchPage(path)?.page.id
  return id === 'token' || id === 'certificate' ? path : null
}

/** A visitor's document, which all visitors of the address share. */
async function answerVisitor(
  parts: PageParts,
  reader: Reader,
  memory: KeptDocuments,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  { key, search }: SharedAddress,
): Promise<FastifyReply> {
  const document = await memory.ask(key, known => sharedDocument(parts, reader, { ...asked, search }, known))
  return sendShared(request, reply, document)
}

function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, pattern }: SharedDocument,
): FastifyReply {
  request.pagePattern = pattern
  reply.headers(headers)
  // Its policy goes with it: browsers give a known page the headers of the newest answer.
  if (status === 200 && isKnown(request.headers['if-none-match'], headers['etag'] ?? ''))
    return reply.code(304).send()
  return reply.code(status).type('text/html; charset=utf-8').send(body)
}

/** The document of one answer alone: for a signed-in person, or of what only the holder of its URL may see. */
async function answerOne(
  parts: PageParts,
  reader: Reader,
  reply: FastifyReply,
  asked: Asked,
): Promise<FastifyReply> {
  const page = await readPage(reader, asked)
  // Of hashes, so that it is the same in every answer of a build: WebKit asks twice for a page while its service worker starts, and shows the
  // body of one answer under the policy of the other. Vite's inline scripts and styles differ from page to page.
  const nonce = parts.development ? randomBytes(16).toString('base64') : null
  const { status, policy, text } = writeDocument(parts, page, null, nonce)
  const id = asked.match?.page.id
  if (id && id !== 'number')
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  else reply.header('cache-control', 'no-cache')
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(text)
}
