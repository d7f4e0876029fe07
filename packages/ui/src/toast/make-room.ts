/** Where the region's style sheet places it at the top. */
const atTheTop = '(width < 40rem)'

/**
 * Lets the page begin below its messages while they are there, where they are at its top, on phones: what is at the very top cannot be
 * scrolled out from under them. What is read stays where it is on a page that is scrolled.
 * @returns what ends it
 */
export function makeRoom(region: HTMLElement): () => void {
  const { body } = region.ownerDocument
  const phone = matchMedia(atTheTop)
  const over = new AbortController()
  let room = 0
  const lay = () => {
    const { bottom } = region.getBoundingClientRect()
    if (!phone.matches) room = resize(body, room, 0)
    else if (room > 0 || scrollY < bottom) room = resize(body, room, bottom)
  }
  const entries = new MutationObserver(lay)
  entries.observe(region, { childList: true, subtree: true, characterData: true })
  addEventListener('resize', lay, over)
  phone.addEventListener('change', lay, over)
  lay()
  return () => {
    entries.disconnect()
    over.abort()
    resize(body, room, 0)
  }
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
