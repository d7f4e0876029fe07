import { type FirebaseOptions, initializeApp } from 'firebase/app'
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw'
import { payloadOf, type PushPayload } from './payload.ts'
import { openClicked, type ClickedNotification, type ClickScope } from '../notification-click/index.ts'

/** The used parts of a service worker's scope; TypeScript's own types of it clash with those of a page. */
interface WorkerScope extends ClickScope {
  /** Written before this code by the host. */
  masarPush?: FirebaseOptions
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: () => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: { notification: Notification; waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}
const scope = self as unknown as WorkerScope

// At the root the worker opens pages, too (packages/offline): there a new one waits until no page needs the old one.
if (new URL(scope.registration.scope).pathname !== '/')
  scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openClicked(scope, event.notification.data as ClickedNotification))
})

if (scope.masarPush) {
  const messaging = getMessaging(initializeApp(scope.masarPush))
  onBackgroundMessage(messaging, async message => {
    const payload = payloadOf(message.data)
    if (payload) await show(payload)
  })
}

/** Shows one system notification per notification: a repeated one replaces the first silently. */
async function show({ id, title, link, locale }: PushPayload): Promise<void> {
  await scope.registration.showNotification(title, {
    tag: `masar-${id}`,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    data: { id, link } satisfies ClickedNotification,
  })
}
