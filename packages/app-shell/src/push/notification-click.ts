import { addressOfClick, clickedIdOf, clickOf } from '@masar/realtime/notification-click'
import type { QueryClient } from '@tanstack/react-query'
import { unreadCountQuery } from '../counts/counts.ts'
import { readNotification, showRead } from '../counts/read-notification.ts'

/** Marks a clicked notification as read: in the page that the click opened, and in one that it only focused. */
export function followNotificationClicks(queryClient: QueryClient): void {
  const id = clickedIdOf(location.hash)
  if (id !== null) {
    // A reload or a copied address is no click.
    history.replaceState(history.state, '', location.pathname + location.search)
    void markClicked(id, queryClient)
  }
  // One listener, however often the connection is opened. Without TLS browsers have no service workers.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers)
    workers.onmessage = ({ data }) => {
      const notification = clickOf(data)
      if (!notification) return
      if (location.pathname + location.search === notification.link)
        void markClicked(notification.id, queryClient)
      // The window has navigated since it was opened; the page that it returns to marks the notification as read.
      else location.assign(addressOfClick(notification))
    }
}

async function markClicked(id: number, queryClient: QueryClient): Promise<void> {
  try {
    // A count that is still being fetched would be outdated.
    await queryClient.ensureQueryData(unreadCountQuery())
    const { data } = await readNotification(id)
    await showRead(queryClient, data.unread_notifications_count)
  } catch (error) {
    // Not shown to the person: the notification stays unread, or belongs to another account.
    console.info('push: the clicked notification could not be marked as read', error)
  }
}
