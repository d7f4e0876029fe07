import { addressOfPress, pressedIdOf, pressOf } from '@masar/realtime/press'
import type { QueryClient } from '@tanstack/react-query'
import { unreadCountQuery } from '../layout/counts.ts'
import { readNotification, showRead } from '../notifications/read.ts'

/** Whoever pressed a push message has read its news: in the page that the press opened, and in one that it only brought to the front. */
export function followPresses(queryClient: QueryClient): void {
  const id = pressedIdOf(location.hash)
  if (id !== null) {
    // A reload or a copied address is no press.
    history.replaceState(history.state, '', location.pathname + location.search)
    void markPressed(id, queryClient)
  }
  // One listener, however often the line is opened. Browsers have no workers on an address without TLS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers)
    workers.onmessage = ({ data }) => {
      const news = pressOf(data)
      if (!news) return
      if (location.pathname + location.search === news.link) void markPressed(news.id, queryClient)
      // The window has gone elsewhere since it was opened; the page that it comes back to tells the service.
      else location.assign(addressOfPress(news))
    }
}

async function markPressed(id: number, queryClient: QueryClient): Promise<void> {
  try {
    // A number that is still under way would be from before.
    await queryClient.ensureQueryData(unreadCountQuery())
    const { data } = await readNotification(id)
    await showRead(queryClient, data.unread_notifications_count)
  } catch (error) {
    // Nothing that the person asked for: the notification stays unread, or was never theirs.
    console.info('push: the pressed notification could not be marked as read', error)
  }
}
