import { createHmac } from 'node:crypto'
import type { Broadcast } from './broadcast.ts'

/** The application in whose name is signed. */
export interface SigningApp {
  key: string
  secret: string
  /**
   * Whether signatures name their user, so that the embedded gateway can close the user's sockets. Off for outside services: some
   * (soketi) reject `channel_data` on private channels, and none would read it.
   */
  namesUser?: boolean
}

/** Signs subscriptions and sign-ins as Pusher's protocol has it, wherever the gateway is; without the library, which takes 18 MB. */
export function signaturesOf({
  key,
  secret,
  namesUser = false,
}: SigningApp): Pick<Broadcast, 'authorise' | 'authenticate'> {
  const sign = (text: string) => `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`
  return {
    authorise: (socketId, channel, userId, member) => {
      const data = namesUser ? { ...member, signed_for: userId } : member
      if (!data) return { auth: sign(`${socketId}:${channel}`) }
      const text = JSON.stringify(data)
      return { auth: sign(`${socketId}:${channel}:${text}`), channel_data: text }
    },
    authenticate: (socketId, user) => {
      const text = JSON.stringify(user)
      return { auth: sign(`${socketId}::user::${text}`), user_data: text }
    },
  }
}
