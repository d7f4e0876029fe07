/** Where the region's style sheet places it at the top. */
const atTheTop = '(width < 40rem)'

/** Pixels between messages and what is kept clear of them. */
const clearance = 8

/**
 * Lets the page begin below its messages while they are there, where they are at its top, on phones: what is at the very top cannot be
 * scrolled out from under them. What is read stays where it is on a page that is scrolled, unless it has the focus and they cover it.
 * @returns what ends it
 */
export function makeRoom(region: HTMLElement): () => void {
  const { body, documentElement } = region.ownerDocument
  const phone = matchMedia(atTheTop)
  const over = new AbortController()
  let room = 0
  const lay = () => {
    const { bottom } = region.getBoundingClientRect()
    if (!phone.matches) room = resize(body, room, 0)
    else if (room > 0 || scrollY < bottom) room = resize(body, room, bottom)
    // At least what the base styles have, for the head of the page.
    documentElement.style.scrollPaddingBlockStart = phone.matches ? `max(5rem, ${bottom + clearance}px)` : ''
    if (phone.matches) uncover(region)
  }
  const entries = new MutationObserver(lay)
  entries.observe(region, { childList: true, subtree: true, characterData: true })
  addEventListener('resize', lay, over)
  phone.addEventListener('change', lay, over)
  // As the act that was pressed gives way to one that takes it back.
  documentElement.addEventListener('focusin', () => phone.matches && uncover(region), over)
  lay()
  return () => {
    entries.disconnect()
    over.abort()
    resize(body, room, 0)
    documentElement.style.scrollPaddingBlockStart = ''
  }
}

/** Scrolls what has the focus out from under the messages; a part of the page that is as high as what is seen stays. */
function uncover(region: HTMLElement): void {
  const { activeElement, body } = region.ownerDocument
  if (!activeElement || activeElement === body || region.contains(activeElement)) return
  const { top, bottom } = activeElement.getBoundingClientRect()
  const covered = region.getBoundingClientRect()
  if (bottom <= covered.top || top >= covered.bottom || bottom - top > innerHeight / 2) return
  if (staysInSight(activeElement)) return
  activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Whether scrolling does not move it: the head of the site, a bar of an exam. */
function staysInSight(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true
  return false
}

/** Scrolls a page that is scrolled by as much as its room grows or shrinks. @returns the room that there is now */
function resize(body: HTMLElement, before: number, room: number): number {
  const added = room - before
  const follow = () => scrollBy({ top: added, behavior: 'instant' })
  const isScrolled = scrollY > 0 && added !== 0
  // First, where room goes: at the end of a page the browser would scroll back by itself.
  if (isScrolled && added < 0) follow()
  body.style.paddingBlockStart = room === 0 ? '' : `${room}px`
  if (isScrolled && added > 0) follow()
  return room
}
