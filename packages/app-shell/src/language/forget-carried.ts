import type { AnyRouter } from '@tanstack/react-router'
import { carriedKey, languageEvent } from './language.ts'
import { pageHere } from './use-carried.ts'

/**
 * Forgets what was carried over a change of language and taken by no form, once the person goes on: to another page, or out of
 * this document in any other way.
 * @returns what ends it
 */
export function forgetCarriedOnLeaving(router: AnyRouter): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isSwitching = false
  const forget = () => {
    try {
      sessionStorage.removeItem(carriedKey)
    } catch {
      // Refused: nothing was carried either.
    }
  }
  // This part is loaded late: the person may have gone on before it was there.
  if (pageOfCarried() !== pageHere()) forget()
  addEventListener(languageEvent, () => (isSwitching = true), { signal })
  // A page that comes back from the browser's cache is left anew.
  addEventListener('pageshow', () => (isSwitching = false), { signal })
  addEventListener('pagehide', () => isSwitching || forget(), { signal })
  const stop = router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    // A replaced entry is the same page, whose query is written otherwise.
    if (type !== 'REPLACE') forget()
  })
  return () => {
    stop()
    ended.abort()
  }
}

/** The page to which something was carried; this one where nothing was. */
function pageOfCarried(): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(carriedKey) ?? 'null') as { page?: string } | null
    return kept === null ? pageHere() : (kept.page ?? '')
  } catch {
    return '' // refused, or written by something else: nothing that a form could take
  }
}
