import type { PushPayload } from '@masar/realtime/push'
import { showToast } from '@masar/ui'
import type { QueryClient } from '@tanstack/react-query'
import { queriesOf } from '../queries/keys.ts'
import { unreadCountQuery } from '../counts/counts.ts'
import { liveStore } from './live-store.ts'
import { isNotifyingTab } from './notifying-tab.ts'

/** Enough to deduplicate; older notifications do not arrive twice. */
const maxRemembered = 200
const shown = new Set<number>()

/**
 * Announces a notification once: a push message and the event of the same notification are one, and of several visible tabs one announces it.
 * Each tab refetches the header's count and the list.
 */
export function announce({ id, title }: { id: number; title: string }, queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: unreadCountQuery().queryKey })
  void queryClient.invalidateQueries(queriesOf('/notifications'))
  if (shown.has(id)) return
  shown.add(id)
  const [oldest] = shown
  if (shown.size > maxRemembered && oldest !== undefined) shown.delete(oldest)
  if (document.visibilityState === 'visible') void announceOnce(id, title)
}

async function announceOnce(id: number, title: string): Promise<void> {
  const isOurs = await isNotifyingTab(id).catch((error: unknown) => {
    console.info('realtime: the lock for announcing a notification failed', error)
    return true
  })
  if (isOurs) showToast({ text: title })
}

/** The same for a push message that came while the page was visible. */
export function announcePush(payload: PushPayload, queryClient: QueryClient): void {
  liveStore.setState({ lastPush: payload })
  announce(payload, queryClient)
}
