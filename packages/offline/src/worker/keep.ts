import { keptCache, pathOfKept } from '../names/index.ts'
import { cacheOf, localeOf, type OfflineSettings } from './settings.ts'

type Locale = 'ar' | 'en'

/** Keeps documents and files that are not kept yet. One that cannot be fetched keeps the others from nothing. @throws where a document is missing */
export async function keepFiles(
  { document, files }: { document: string; files: readonly string[] },
  settings: OfflineSettings,
  caches: CacheStorage,
): Promise<void> {
  const cache = await caches.open(cacheOf(settings))
  await Promise.allSettled(
    [...new Set(files)].map(async file => {
      if (await cache.match(file)) return
      // An earlier build's cache may have it, and is about to go.
      const found = await caches.match(file)
      await (found ? cache.put(file, found) : cache.add(file))
    }),
  )
  // Last: where it stands, the rest was tried.
  if ((await cache.match(document)) === undefined) await cache.add(document)
}

/** The page for being offline in the language of a page that is visited; `/` is in whichever language there is. */
export async function keepAway(
  settings: OfflineSettings,
  caches: CacheStorage,
  pathname: string,
): Promise<void> {
  const cache = await caches.open(cacheOf(settings))
  if (pathname === '/' && (await cache.match(settings.away.en.document)) !== undefined) return
  await keepFiles(settings.away[localeOf(pathname)], settings, caches)
}

/**
 * What a new worker keeps before it takes over: the page for being offline, in the languages of the open pages, and the app where
 * a lesson or an exam has been kept.
 */
export async function install(
  settings: OfflineSettings,
  caches: CacheStorage,
  openPages: readonly string[],
): Promise<void> {
  const open = openPages.map(url => localeOf(new URL(url).pathname))
  const kept = await keptLocales(caches)
  for (const locale of new Set<Locale>([...(open.length > 0 ? open : (['ar'] as const)), ...kept]))
    await keepFiles(settings.away[locale], settings, caches)
  for (const locale of kept) await keepFiles(settings.shell[locale], settings, caches)
}

async function keptLocales(caches: CacheStorage): Promise<Set<Locale>> {
  if (!(await caches.has(keptCache))) return new Set()
  const keys = await (await caches.open(keptCache)).keys()
  return new Set(keys.flatMap(({ url }) => localeOf(pathOfKept(url) ?? '/')))
}

/** Removes what earlier builds have kept. */
export async function removeOld(settings: OfflineSettings, caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('masar-shell-') && name !== cacheOf(settings)) await caches.delete(name)
}
