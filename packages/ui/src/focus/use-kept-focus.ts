import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus near when what has it goes away: a button that has done its work, a line that was removed, or the button that had opened a dialog
 * in which it was done. It moves to the heading of the region instead of the page's start.
 * @param heading what takes the focus; its region is the section or the dialog around it
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = heading.current?.closest<HTMLElement>('section, [role=dialog], [role=alertdialog]')
    return region ? watch(region, () => takeFocus(heading.current)) : undefined
  }, [heading])
}

function takeFocus(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus()
}

/** Calls back whenever the focus was in a region, or in a dialog that was opened from it, and is nowhere any more. */
function watch(region: HTMLElement, onLost: () => void): () => void {
  const { body } = region.ownerDocument
  let last: Element | null = null
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    if (region.contains(target)) last = target
    else if (!target.closest('[role=dialog], [role=alertdialog]')) last = null
  }
  let frame = 0
  const look = () => {
    if (last === null || last.isConnected) return
    cancelAnimationFrame(frame)
    // A dialog that closes gives the focus back within a frame, if there is anything to give it to.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (region.ownerDocument.activeElement !== body) return
        last = null
        onLost()
      })
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(region, { childList: true, subtree: true })
  // Dialogs stand beside the page.
  observer.observe(body, { childList: true })
  body.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    body.removeEventListener('focusin', note)
  }
}
