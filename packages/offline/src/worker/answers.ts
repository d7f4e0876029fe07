import { keptCache, pathOfKept } from '../names/index.ts'
import { cacheOf, localeOf, type OfflineSettings } from './settings.ts'

/** How long a page is waited for before what is kept of it opens; what is not kept is waited for as long as a call is. Milliseconds. */
const patience = { kept: 4000, other: 15_000 }

/**
 * What a request is to the worker. `service`: the browser itself goes to a call, as to files, media, sign-in and money; nothing of that is kept. The rest
 * goes its way as if there were no worker.
 */
export function kindOf(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'asset' | 'service' | null {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return null
  if (/^\/_(?:learner|company)\/assets\//.test(pathname)) return 'asset'
  const isService = /^\/(?:_|(?:client-api|company-api|broadcasting|media|mail|mailbox|apps?)(?:\/|$))/.test(
    pathname,
  )
  if (request.mode !== 'navigate') return null
  return isService ? 'service' : 'page'
}

/** Built files have names of their content: one that is kept is right for ever. Errors of the browser's storage block no one. */
export async function answerAsset(
  request: Request,
  settings: OfflineSettings,
  parts: { caches: CacheStorage; load: () => Promise<Response> },
): Promise<Response> {
  const found = await parts.caches.match(request.url).catch(unreadable)
  if (found) return found
  const answer = await parts.load()
  if (answer.status === 200)
    await keepPart(request.url, answer.clone(), settings, parts.caches).catch(unreadable)
  return answer
}

function unreadable(error: unknown): undefined {
  console.info('offline: the browser’s storage is out of reach', error)
}

/** With kept lessons or exams, the parts of the app that were used are available offline. */
async function keepPart(
  address: string,
  answer: Response,
  settings: OfflineSettings,
  caches: CacheStorage,
): Promise<void> {
  const cache = await caches.open(cacheOf(settings))
  const { ar, en } = settings.shell
  const apps = await Promise.all([ar, en].map(({ document }) => cache.match(document)))
  if (apps.some(Boolean)) await cache.put(address, answer)
}

/** The network's page; without it the app with what is kept, or the page that says that one is offline. */
export async function answerPage(
  request: Request,
  settings: OfflineSettings,
  parts: { caches: CacheStorage; load: () => Promise<Response> },
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = (await isKept(pathname, parts.caches).catch(unreadable)) ?? false
  try {
    const answer = await inTime(parts.load(), kept ? patience.kept : patience.other)
    // A proxy's own page while the service is away.
    if (!kept || ![502, 503, 504].includes(answer.status)) return answer
  } catch (error) {
    const standIn = await standInFor(pathname, kept, settings, parts.caches)
    if (standIn) return standIn
    throw error
  }
  return (await standInFor(pathname, kept, settings, parts.caches)) ?? parts.load()
}

async function standInFor(
  pathname: string,
  kept: boolean,
  settings: OfflineSettings,
  caches: CacheStorage,
): Promise<Response | undefined> {
  const locale = localeOf(pathname)
  // This build's own: a newer one that waits has documents at the same addresses.
  const cache = await caches.open(cacheOf(settings))
  return (
    (kept ? await cache.match(settings.shell[locale].document) : undefined) ??
    (await cache.match(settings.away[locale].document)) ??
    (pathname === '/' ? await cache.match(settings.away.en.document) : undefined)
  )
}

/** Whether the page was opened in this browser: whose it is, the page itself checks. */
async function isKept(pathname: string, caches: CacheStorage): Promise<boolean> {
  if (!(await caches.has(keptCache))) return false
  const keys = await (await caches.open(keptCache)).keys()
  return keys.some(({ url }) => pathOfKept(url) === pathname)
}

function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page did not come in time.')), milliseconds)
  })
  return Promise.race([work, late])
}
