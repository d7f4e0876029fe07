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
  /** The service worker that draws notifications while no page is to be seen. */
  worker: ServiceWorkerRegistration
  /** This browser's installation id, whenever Firebase gives or renews it. */
  onRegistered: (fid: string) => void
  /** The id is of no use any more. */
  onUnregistered: (fid: string) => void
  /** A message that came while a page was to be seen. */
  onPayload: (payload: PushPayload) => void
}

/** This browser as a device of Firebase Cloud Messaging. */
export interface PushDevice {
  /** Asks Firebase for an installation id, which `onRegistered` is told. Needs the person's permission. */
  register(): Promise<void>
  unregister(): Promise<void>
  close(): Promise<void>
}

/** How long Firebase is waited for. */
const patienceMs = 20_000

export { isSupported }

/** Listens for messages. Each payload that comes while a page is to be seen is logged to the console (source specification, section 1). */
export function openDevice(options: DeviceOptions): PushDevice {
  const app = initializeApp(options.config, 'push')
  const messaging = getMessaging(app)
  const stops = [
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
      for (const stop of stops) stop()
      await deleteApp(app)
    },
  }
}

/** A push service that cannot be reached leaves its caller without any answer. */
function inTime(work: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The push service did not answer.')), patienceMs)
  })
  return Promise.race([work, late])
}
