import type { AnyRouter } from '@tanstack/react-router'

/** A link that was followed: by its address, and which of those with the same one in its part of the page. */
interface Followed {
  href: string
  turn: number
  /** In the page’s own part; the header and the footer have links to the same places. */
  isInMain: boolean
}

/** Milliseconds for which a list may load until the link is there. */
const patience = 3000
/** Entries of the history that are remembered, the latest of them. */
const mostEntries = 50
const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin']

function linksTo({ href, isInMain }: Pick<Followed, 'href' | 'isInMain'>): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>(`a[href=${JSON.stringify(href)}]`)
  return [...links].filter(link => (link.closest('main') !== null) === isInMain)
}

/**
 * Going back, the focus returns to the link that led away, where it is still there: who reads by keyboard or screen reader goes on from that
 * card or row instead of from the top.
 * @returns what ends it
 */
export function returnFocusOnBack(router: AnyRouter): () => void {
  const followed = new Map<string, Followed>()
  const ended = new AbortController()
  const entryHere = (): string => router.state.location.state.__TSR_key ?? router.state.location.href
  let isTraversal = false
  let isSearching = new AbortController()
  // The entry of the page on the screen: the router's own is the next one already when it tells of that.
  let shown = entryHere()
  let candidate: Followed | undefined
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || href == null) return
    const isInMain = link.closest('main') !== null
    candidate = { href, isInMain, turn: linksTo({ href, isInMain }).indexOf(link) }
    // A link that leads away does so at once; a download, another tab or another site leave this page where it is.
    setTimeout(() => (candidate = undefined))
  }
  addEventListener('click', note, { capture: true, signal: ended.signal })
  const stopHistory = router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    isTraversal = type !== 'PUSH' && type !== 'REPLACE'
    if (type !== 'PUSH') return
    followed.delete(shown)
    if (candidate) followed.set(shown, candidate)
    candidate = undefined
    if (followed.size > mostEntries) followed.delete(followed.keys().next().value ?? '')
  })
  const stopRendered = router.subscribe('onRendered', ({ pathChanged }) => {
    isSearching.abort()
    shown = entryHere()
    const link = isTraversal ? followed.get(shown) : undefined
    isTraversal = false
    if (!link) return
    isSearching = new AbortController()
    focusOnceThere(link, isSearching, pathChanged)
  })
  return () => {
    stopHistory()
    stopRendered()
    isSearching.abort()
    ended.abort()
  }
}

/** Whether the focus is on the page as a whole. */
const isNowhere = () =>
  document.activeElement === document.body || document.activeElement?.localName === 'main'

/**
 * Focuses a link as soon as it is there, unless the reader does something else by then.
 * @param isNewPage whether the page has taken the focus; a view of the same page loses it with what had it, and keeps it otherwise
 */
function focusOnceThere(followed: Followed, search: AbortController, isNewPage: boolean): void {
  const { signal } = search
  const attempt = () => {
    const links = linksTo(followed)
    const link = links[followed.turn] ?? links[0]
    link?.focus({ preventScroll: true })
    if (link && document.activeElement === link) search.abort()
  }
  // After the page has taken the focus, as every page does.
  const frame = requestAnimationFrame(() => {
    if (!isNewPage && !isNowhere()) return search.abort()
    attempt()
    if (signal.aborted) return
    const watch = new MutationObserver(attempt)
    watch.observe(document.body, { childList: true, subtree: true })
    const over = setTimeout(() => search.abort(), patience)
    for (const act of readerActs) addEventListener(act, () => search.abort(), { passive: true, signal })
    signal.addEventListener('abort', () => {
      watch.disconnect()
      clearTimeout(over)
    })
  })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}
