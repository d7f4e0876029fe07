import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { recordOf } from './frames.ts'
import { protocolLimits } from './limits.ts'

/** The application that signs, and what it signs with. */
export interface Signer {
  key: string
  secret: string
}

/** HMAC-SHA256 in hex, as every signature of the protocol is. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares in constant time; texts of different length are hashed first, so that not even the length shows. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Whether `auth` is `key:signature` of this application over the text. */
export function isSignedBy({ key, secret }: Signer, auth: unknown, text: string): boolean {
  return typeof auth === 'string' && isSame(auth, `${key}:${sign(secret, text)}`)
}

/** What a subscription's signature covers; `channelData` is the exact text that the client sends along. */
export function channelText(socketId: string, channel: string, channelData?: string): string {
  return channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`
}

/** What a sign-in's signature covers. */
export function userText(socketId: string, userData: string): string {
  return `${socketId}::user::${userData}`
}

/**
 * What a call's signature covers: method, path and all parameters but the signature, by lower-case name, as they are before
 * URL encoding.
 */
export function requestText(method: string, path: string, query: URLSearchParams): string {
  const pairs = [...query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'auth_signature')
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${method.toUpperCase()}\n${path}\n${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`
}

/** Whom a subscription was signed for, where the application names a user in its `channel_data`. */
export function signedForOf(channelData: string): string | null {
  const { signed_for: userId } = recordOf(channelData)
  return typeof userId === 'string' && userId !== '' && userId.length <= protocolLimits.userId ? userId : null
}
