import { showToast, toasts } from '@masar/ui'

interface Removal {
  text: string
  undo: string
  /** Out of sight at once. */
  hide: () => void
  /** Undone: in sight again. */
  show: () => void
  /** Once it can't be undone any more; begun at once while the page is left. */
  carryOut: () => void
}

/** Takes something away so that it can be undone, exactly as it was, as long as the toast stands that says so. */
export function removeLater({ text, undo, hide, show, carryOut }: Removal): void {
  let isOver = false
  const end = (act: () => void) => {
    if (isOver) return
    isOver = true
    stop()
    removeEventListener('pagehide', leave)
    act()
  }
  const leave = () => end(carryOut)
  hide()
  const toast = showToast({ text, action: { label: undo, onAction: () => end(show) } })
  const stop = toasts.subscribe(() => {
    if (!toasts.entries().some(({ id }) => id === toast)) end(carryOut)
  })
  addEventListener('pagehide', leave)
}
