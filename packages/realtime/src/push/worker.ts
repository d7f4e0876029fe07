import { type FirebaseOptions, initializeApp } from 'firebase/app'
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw'
import { payloadOf, type PushPayload } from './payload.ts'

interface WindowOfOurs {
  url: string
  focus(): Promise<unknown>
}
/** What this file uses of a service worker's scope; the compiler's own names for it clash with those of a page. */
interface WorkerScope {
  /** Written before this code by the host. */
  masarPush?: FirebaseOptions
  location: { origin: string }
  registration: ServiceWorkerRegistration
  clients: { matchAll(which: { type: 'window', includeUncontrolled: boolean }): Promise<WindowOfOurs[]>, openWindow(url: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: () => void): void
  addEventListener(type: 'notificationclick', listener: (event: { notification: Notification, waitUntil(work: Promise<unknown>): void }) => void): void
}
const scope = self as unknown as WorkerScope

scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('notificationclick', event => {
  event.notification.close()
  const { link } = event.notification.data as { link: string }
  event.waitUntil(openPage(scope.location.origin + link))
})

if (scope.masarPush) {
  const messaging = getMessaging(initializeApp(scope.masarPush))
  onBackgroundMessage(messaging, async message => {
    const payload = payloadOf(message.data)
    if (payload) await show(payload)
  })
}

/** One notification for each piece of news: the same one again replaces the first without a sound. */
async function show({ id, title, link, locale }: PushPayload): Promise<void> {
  await scope.registration.showNotification(title, { tag: `masar-${id}`, lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr', icon: '/icon-192.png', data: { link } })
}

/** The window that shows the page already, or a new one. */
async function openPage(url: string): Promise<unknown> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(one => one.url === url)
  return open ? open.focus() : scope.clients.openWindow(url)
}
