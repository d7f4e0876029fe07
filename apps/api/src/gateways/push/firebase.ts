import type { Agent } from 'node:http'
import type { App, Credential } from 'firebase-admin/app'
import type { Message, Messaging } from 'firebase-admin/messaging'
import { PermanentPushError, type PushGateway, type PushMessage } from './push.ts'

/** A service account as Google's console hands it out. */
export interface ServiceAccount {
  projectId: string
  clientEmail: string
  privateKey: string
}

export interface FirebaseParts {
  account: ServiceAccount
  /** For tests: another way to ask for access tokens, and other sockets than to Google. */
  credential?: Credential
  httpAgent?: Agent
}

const gone = new Set([
  'messaging/registration-token-not-registered',
  'messaging/installation-id-not-registered',
])
const permanent = new Set([
  'messaging/invalid-argument',
  'messaging/invalid-recipient',
  'messaging/invalid-payload',
  'messaging/payload-size-limit-exceeded',
  'messaging/invalid-registration-token',
  'messaging/mismatched-credential',
])
let made = 0

/** Firebase Cloud Messaging. Its library is loaded with the first message. */
export function firebasePush(parts: FirebaseParts): PushGateway {
  let opened: Promise<Messaging> | undefined
  return {
    async send(message) {
      const messaging = await (opened ??= open(parts))
      try {
        await messaging.send(toFirebase(message))
        return 'sent'
      } catch (error) {
        const code = String((error as { code?: unknown }).code ?? '')
        if (gone.has(code)) return 'gone'
        // The error itself may quote the device's token; its kind may not.
        if (permanent.has(code)) throw new PermanentPushError(code)
        throw error
      }
    },
  }
}

async function open({ account, credential, httpAgent }: FirebaseParts): Promise<Messaging> {
  const { cert, initializeApp } = await import('firebase-admin/app')
  const { getMessaging } = await import('firebase-admin/messaging')
  made += 1
  const app: App = initializeApp(
    {
      projectId: account.projectId,
      credential: credential ?? cert(account),
      ...(httpAgent && { httpAgent }),
    },
    `masar-${made}`,
  )
  return getMessaging(app)
}

/** Data alone: our own service worker shows the notification, in its language and direction. */
function toFirebase({ kind, token, data, topic, ttl }: PushMessage): Message {
  const body = { data, webpush: { headers: { TTL: String(ttl), Urgency: 'normal', Topic: topic } } }
  return kind === 'fid' ? { ...body, fid: token } : { ...body, token }
}
