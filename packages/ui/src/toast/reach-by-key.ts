/**
 * Lets F6 and Shift+F6 move the focus into a region, and from there back to where it was. What was reached goes back by itself when the
 * region empties under the focus.
 * @returns what ends it
 */
export function reachByKey(region: HTMLElement): () => void {
  const page = region.ownerDocument
  let before: Element | null = null
  const isInside = () => region.contains(page.activeElement)
  const goBack = () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    else if (isInside()) region.blur()
    before = null
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    event.preventDefault()
    if (isInside()) return goBack()
    before = page.activeElement
    region.focus()
  }
  // A press elsewhere is a way out, too.
  const pressAway = ({ target }: PointerEvent) => {
    if (!region.contains(target as Node)) before = null
  }
  page.addEventListener('keydown', press)
  page.addEventListener('pointerdown', pressAway, true)
  return () => {
    page.removeEventListener('keydown', press)
    page.removeEventListener('pointerdown', pressAway, true)
    // The button that closed the last message went with it, and took the focus along.
    if (before !== null && (isInside() || page.activeElement === page.body)) goBack()
  }
}
