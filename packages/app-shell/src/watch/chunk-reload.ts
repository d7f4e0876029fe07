import { isInExam } from './in-exam.ts'

const marker = 'masar-chunk-reload'
/** Milliseconds for which one reload is enough (source specification, section 9). */
const validFor = 10_000

/** Whether a failed page chunk may reload the page now; asking counts as doing it. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(marker) ?? 0)
  if (now - last < validFor) return false
  storage.setItem(marker, String(now))
  return true
}

let missing: Error | undefined

/** Whether a page failed because a part of its code could not be fetched. */
export const isMissingChunk = (error: unknown) => missing !== undefined && error === missing

/** A chunk that is gone after a new build: the page reloads, once. Not in an exam, where only the person may take the page away. */
export function reloadOnMissingChunk(): void {
  // Firefox ends what still loads when a page is left: a reload then would keep the person here.
  addEventListener('beforeunload', () => void mayReload(sessionStorage, Date.now()))
  addEventListener('vite:preloadError', event => {
    missing = event.payload
    // Without a network a reload would lose the page that is still there.
    if (!navigator.onLine || isInExam(location.pathname) || !mayReload(sessionStorage, Date.now())) return
    event.preventDefault()
    location.reload()
  })
}
