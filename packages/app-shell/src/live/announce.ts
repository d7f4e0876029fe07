import type { PushPayload } from '@masar/realtime/push'
import { showToast } from '@masar/ui'
import type { QueryClient } from '@tanstack/react-query'
import { unreadCountQuery } from '../layout/counts.ts'
import { liveStore } from './live-store.ts'
import { isTellingWindow } from './telling-window.ts'

/** Enough to tell twins apart; older news does not come twice. */
const mostKept = 200
const shown = new Set<number>()

/**
 * Tells of a notification once: a push message and its twin on the live line are one, and of several windows that are to be seen one tells.
 * In each the header's number and the list are asked for again.
 */
export function announce({ id, title }: { id: number; title: string }, queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: unreadCountQuery().queryKey })
  void queryClient.invalidateQueries({ queryKey: ['client', '/notifications'] })
  if (shown.has(id)) return
  shown.add(id)
  const [oldest] = shown
  if (shown.size > mostKept && oldest !== undefined) shown.delete(oldest)
  if (document.visibilityState === 'visible') void tell(id, title)
}

async function tell(id: number, title: string): Promise<void> {
  const isOurs = await isTellingWindow(id).catch((error: unknown) => {
    console.info('realtime: whether another window tells of this is not known', error)
    return true
  })
  if (isOurs) showToast({ text: title })
}

/** The same for a push message that came while the page was to be seen. */
export function announcePush(payload: PushPayload, queryClient: QueryClient): void {
  liveStore.setState({ lastPush: payload })
  announce(payload, queryClient)
}
