import { type KeepMessage, updateMessage } from '../names/index.ts'
import { answerAsset, answerPage, kindOf } from './answers.ts'
import { install, keepAway, keepFiles, removeOld } from './keep.ts'
import type { OfflineSettings } from './settings.ts'

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEventLike extends Extendable {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** The used parts of a service worker's scope; TypeScript's own types of it clash with those of a page. */
interface WorkerScope {
  /** Written before this code by the host; absent while the switch is off. */
  masarOffline?: OfflineSettings
  location: Location
  caches: CacheStorage
  registration: ServiceWorkerRegistration & { navigationPreload?: { enable(): Promise<void> } }
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly { url: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
}
const scope = self as unknown as WorkerScope
const { masarOffline: settings, caches } = scope

// Registrations of the push messages' own scope run the same file; no page is theirs.
if (new URL(scope.registration.scope).pathname === '/') {
  if (settings) serve(settings)
} else if (!('masarPush' in scope))
  scope.addEventListener('activate', event => event.waitUntil(scope.registration.unregister()))

// long: the events of one worker
function serve(offline: OfflineSettings): void {
  scope.addEventListener('install', event => {
    event.waitUntil(
      scope.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(pages =>
        install(
          offline,
          caches,
          pages.map(({ url }) => url),
        ),
      ),
    )
  })
  scope.addEventListener('activate', event => {
    event.waitUntil(
      Promise.all([
        removeOld(offline, caches),
        scope.registration.navigationPreload?.enable(),
        scope.clients.claim(),
      ]),
    )
  })
  scope.addEventListener('fetch', event => {
    const { request } = event
    const kind = kindOf(request, scope.location.origin)
    if (kind === 'asset')
      event.respondWith(answerAsset(request, offline, { caches, load: () => fetch(request) }))
    const load = async () => (await event.preloadResponse) ?? fetch(request)
    // The browser has asked for it already (navigation preload), and asks again if that is not used: a sign-in comes back with what works once.
    if (kind === 'service') event.respondWith(load())
    if (kind !== 'page') return
    event.respondWith(answerPage(request, offline, { caches, load }))
    event.waitUntil(
      keepAway(offline, caches, new URL(request.url).pathname).catch((error: unknown) =>
        console.info('offline: the page could not be kept', error),
      ),
    )
  })
  scope.addEventListener('message', event => {
    const { data } = event
    if (data === updateMessage) event.waitUntil(updateIfAlone())
    else if (typeof data === 'object' && data !== null && 'masarKeep' in data)
      event.waitUntil(keepApp(offline, data as KeepMessage))
  })
}

async function keepApp(offline: OfflineSettings, { masarKeep: locale, files }: KeepMessage): Promise<void> {
  if (locale !== 'ar' && locale !== 'en') return
  const { document, files: needed } = offline.shell[locale]
  const loaded = files.filter(file => /^\/_learner\/assets\/[\w.-]+$/.test(file))
  await keepFiles({ document, files: [...needed, ...loaded] }, offline, caches)
}

/** Another window, an exam perhaps, may still need what the old worker keeps: then the new one waits until that is closed. */
async function updateIfAlone(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await scope.skipWaiting()
}
