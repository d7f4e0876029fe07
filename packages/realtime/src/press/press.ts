/** The notification behind a push message, as the system's own notification carries it. */
export interface PressedNews {
  id: number
  /** A path of this site, complete with language and app. */
  link: string
}

/** What the service worker says to a window that shows the page of a pressed notification already. */
export interface PressMessage {
  masarPressed: PressedNews
}

const mark = 'notification-'

/**
 * The address that a press opens. The page, not the worker, tells the service that its news is read: only a page has the session. It
 * finds the id behind the `#`, which no server sees.
 */
export function addressOfPress({ id, link }: PressedNews): string {
  return `${link}#${mark}${id}`
}

/** The id behind the `#` of such an address, or null. @param hash with its `#`, or empty */
export function pressedIdOf(hash: string): number | null {
  const id = new RegExp(`^#${mark}([1-9]\\d{0,15})$`).exec(hash)?.[1]
  return id === undefined ? null : Number(id)
}

/** The news of a worker's message, or null for messages of others: Firebase speaks to its pages in the same way. */
export function pressOf(message: unknown): PressedNews | null {
  return typeof message === 'object' && message !== null && 'masarPressed' in message
    ? (message as PressMessage).masarPressed
    : null
}

interface WindowOfOurs {
  /** As it was opened: it does not follow the app's own navigation. */
  url: string
  postMessage(message: PressMessage): void
  focus(): Promise<unknown>
}

/** What a press needs of a service worker's scope. */
export interface PressScope {
  location: { origin: string }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowOfOurs[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** Shows the window that was opened with the page, or a new one; either learns what was pressed. */
export async function openPressed({ location, clients }: PressScope, news: PressedNews): Promise<unknown> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url.split('#', 1)[0] === location.origin + news.link)
  if (!open) return clients.openWindow(location.origin + addressOfPress(news))
  open.postMessage({ masarPressed: news })
  return open.focus()
}
