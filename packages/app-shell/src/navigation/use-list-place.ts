import { type ParsedLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** What of a list that is loaded page by page is needed to load it again; an infinite query has all of it. */
interface PagedList {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  /** The list of the filters before is shown until this one comes. */
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
}

/** How a list was left. */
interface Place {
  pages: number
  top: number
}

const storageKey = 'masar-list-places'
/** Entries of the history that are remembered, the latest of them. */
const mostEntries = 30
/** More pages are not loaded by themselves. */
const mostPages = 40

function readPlaces(): Partial<Record<string, Place>> {
  // Nothing else writes there, so the stored value has this shape.
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Place>
}

function keepPlace(entry: string, place: Place): void {
  const { [entry]: _, ...others } = readPlaces()
  const latest = [...Object.entries(others).slice(1 - mostEntries), [entry, place] as const]
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(latest)))
}

const entryOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

/** Remembers with each entry of the history how its list was left. */
function useKeptPlace(pages: number): void {
  const router = useRouter()
  useEffect(() => {
    const keep = (location: ParsedLocation | undefined) => {
      if (location && pages > 0) keepPlace(entryOf(location), { pages, top: Math.round(scrollY) })
    }
    const onPageHide = () => keep(router.state.resolvedLocation ?? router.state.location)
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation }) => keep(fromLocation))
    addEventListener('pagehide', onPageHide)
    return () => {
      stop()
      removeEventListener('pagehide', onPageHide)
    }
  }, [router, pages])
}

const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * A list that comes back without its further pages, after a reload or because it is no longer in memory, loads as many as it had and then
 * is where it was left. The router alone restores the position within the first page. A user who scrolls meanwhile is not moved.
 */
export function useListPlace(list: PagedList): void {
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list
  const pages = list.data?.pages.length ?? 0
  const entry = useRouterState({ select: state => entryOf(state.resolvedLocation ?? state.location) })
  const wanted = useRef<Place | null>(null)
  const hasLoaded = useRef(false)
  useEffect(() => {
    wanted.current = readPlaces()[entry] ?? null
    hasLoaded.current = false
    const stop = () => {
      wanted.current = null
    }
    for (const act of readerActs) addEventListener(act, stop, { passive: true, once: true })
    return () => {
      for (const act of readerActs) removeEventListener(act, stop)
    }
  }, [entry])
  useKeptPlace(isPlaceholderData ? 0 : pages)
  useEffect(() => {
    const place = wanted.current
    if (place === null || pages === 0 || isPlaceholderData || isFetching) return
    if (pages < Math.min(place.pages, mostPages) && hasNextPage && !isFetchNextPageError) {
      hasLoaded.current = true
      void fetchNextPage()
      return
    }
    wanted.current = null
    if (hasLoaded.current) scrollTo({ top: place.top, behavior: 'instant' })
  }, [entry, pages, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage])
}
