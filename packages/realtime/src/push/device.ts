import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  getMessaging,
  isSupported,
  onMessage,
  onRegistered,
  onUnregistered,
  register,
  unregister,
} from 'firebase/messaging'
import { type PushPayload, payloadOf } from './payload.ts'

export interface DeviceOptions {
  config: FirebaseOptions
  /** The public half of the project's web push key pair. */
  vapidKey: string
  /** The service worker that shows notifications while no page is visible. */
  worker: ServiceWorkerRegistration
  /** This browser's installation id, whenever Firebase gives or renews it. */
  onRegistered: (fid: string) => void
  /** The id is no longer valid. */
  onUnregistered: (fid: string) => void
  /** A message that came while a page was visible. */
  onPayload: (payload: PushPayload) => void
}

/** This browser as a device of Firebase Cloud Messaging. */
export interface PushDevice {
  /** Asks Firebase for an installation id, which is passed to `onRegistered`. Needs the person's permission. */
  register(): Promise<void>
  unregister(): Promise<void>
  close(): Promise<void>
}

/** The time-out of calls to Firebase. */
const timeoutMs = 20_000

export { isSupported }

/** Listens for messages. Each payload that comes while a page is visible is logged to the console (source specification, section 1). */
export function openDevice(options: DeviceOptions): PushDevice {
  const app = initializeApp(options.config, 'push')
  const messaging = getMessaging(app)
  const unsubscribes = [
    onRegistered(messaging, options.onRegistered),
    onUnregistered(messaging, options.onUnregistered),
    onMessage(messaging, message => {
      console.log('Message received. ', message)
      const payload = payloadOf(message.data)
      if (payload) options.onPayload(payload)
    }),
  ]
  return {
    register: () =>
      inTime(register(messaging, { vapidKey: options.vapidKey, serviceWorkerRegistration: options.worker })),
    unregister: () => inTime(unregister(messaging)),
    close: async () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
      await deleteApp(app)
    },
  }
}

/** Firebase's calls never settle if the push service cannot be reached. */
function inTime(work: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The push service did not answer.')), timeoutMs)
  })
  return Promise.race([work, late])
}
