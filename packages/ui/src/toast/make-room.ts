/**
 * Lets the page begin below its messages while they are there, where they are at its top, on phones: what is at the very top cannot be
 * scrolled out from under them. A page that is scrolled stays as it is.
 * @returns what ends it
 */
export function makeRoom(region: HTMLElement): () => void {
  const { body } = region.ownerDocument
  const lay = () => {
    const { top, bottom } = region.getBoundingClientRect()
    const hasRoom = body.style.paddingBlockStart !== ''
    if (top < innerHeight / 2 && (hasRoom || scrollY < bottom)) body.style.paddingBlockStart = `${bottom}px`
  }
  const entries = new MutationObserver(lay)
  entries.observe(region, { childList: true, subtree: true })
  lay()
  return () => {
    entries.disconnect()
    body.style.paddingBlockStart = ''
  }
}
