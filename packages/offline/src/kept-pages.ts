import { keptCache, type KeepMessage, keptRoot } from './names/index.ts'

/** A page as it is kept in this browser, to be opened without a network. */
export interface KeptPage<Data = unknown> {
  title: string
  /** What the page was drawn from. */
  data: Data
}

/** So many pages of one kind are kept: those that were open last. */
const most = 5

/** Browsers without TLS, and some private windows, have none: there is nothing to open offline then. */
const storage = () => (globalThis as { caches?: CacheStorage }).caches
const addressOf = (user: number, path: string) => `${keptRoot}${user}${path}`

/**
 * Keeps a page for its person.
 * @param path as in the address bar, language included: `/en/lesson/5`
 * @throws when the browser has no room
 */
export async function keepPage(user: number, path: string, page: KeptPage): Promise<void> {
  const kept = await storage()?.open(keptCache)
  if (!kept) return
  const address = addressOf(user, path)
  // Replaced in one step, which moves it behind the others: a page that is reloaded meanwhile always finds it.
  await kept.put(
    address,
    new Response(JSON.stringify(page), { headers: { 'content-type': 'application/json' } }),
  )
  const kind = address.slice(0, address.lastIndexOf('/') + 1)
  const alike = (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith(kind))
  for (const old of alike.slice(0, -most)) await kept.delete(old)
}

/** A page as it was kept for this person, or null. */
export async function readKept<Data>(user: number, path: string): Promise<KeptPage<Data> | null> {
  const found = await storage()?.match(addressOf(user, path), { cacheName: keptCache })
  return found ? ((await found.json()) as KeptPage<Data>) : null
}

export async function forgetPage(user: number, path: string): Promise<void> {
  await (await storage()?.open(keptCache))?.delete(addressOf(user, path))
}

/** Has the worker keep the app itself as well, with what this page has loaded of it. */
export async function tellKept(locale: 'ar' | 'en'): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // Never there while the host's switch is off: then nothing waits for this.
  const registration = await workers?.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/_learner\/assets\//.test(pathname))
    .map(({ pathname }) => pathname)
  registration?.active?.postMessage({ masarKeep: locale, files } satisfies KeepMessage)
}
