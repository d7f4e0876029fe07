/** The data of a system notification that was clicked. */
export interface ClickedNotification {
  id: number
  /** A path of this site, complete with language and app. */
  link: string
}

/** The service worker's message to a window that already shows the page of a clicked notification. */
export interface ClickMessage {
  masarPressed: ClickedNotification
}

const mark = 'notification-'

/**
 * The address that a notification click opens. The page, not the worker, marks the notification as read: only a page has the session. It
 * finds the id in the fragment, which no server receives.
 */
export function addressOfClick({ id, link }: ClickedNotification): string {
  return `${link}#${mark}${id}`
}

/** The id in the fragment of such an address, or null. @param hash with its `#`, or empty */
export function clickedIdOf(hash: string): number | null {
  const id = new RegExp(`^#${mark}([1-9]\\d{0,15})$`).exec(hash)?.[1]
  return id === undefined ? null : Number(id)
}

/** The notification of a worker's message, or null for other messages: Firebase uses the same channel. */
export function clickOf(message: unknown): ClickedNotification | null {
  return typeof message === 'object' && message !== null && 'masarPressed' in message
    ? (message as ClickMessage).masarPressed
    : null
}

interface WindowClient {
  /** As it was opened: it does not follow the app's own navigation. */
  url: string
  postMessage(message: ClickMessage): void
  focus(): Promise<unknown>
}

/** The parts of a service worker's scope that a notification click needs. */
export interface ClickScope {
  location: { origin: string }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** Focuses the window that was opened with the page, or opens a new one; either gets the clicked notification. */
export async function openClicked(
  { location, clients }: ClickScope,
  notification: ClickedNotification,
): Promise<unknown> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url.split('#', 1)[0] === location.origin + notification.link)
  if (!open) return clients.openWindow(location.origin + addressOfClick(notification))
  open.postMessage({ masarPressed: notification })
  return open.focus()
}
