import { nullConnection, type RealtimeConnection } from '@masar/realtime'
import type { PushPayload } from '@masar/realtime/push'
import { create } from 'zustand'

/** What the host writes into `<meta name="realtime">`; without a host it is the page's own. */
export interface RealtimeSettings {
  key: string
  host?: string
  port?: number
  tls?: boolean
}

/** A notification from the service, in the user's language. */
export interface LiveNotification {
  id: number
  seq: number
  title: string
  link: string | null
}

interface Live {
  /** The realtime connection of this tab; the null connection until a signed-in person's page has settled. */
  connection: RealtimeConnection
  /** Closes it and opens another; null for a visitor. */
  reopen: (() => void) | null
  /** The last push message that came while this page was visible. */
  lastPush: PushPayload | null
}

export const liveStore = create<Live>()(() => ({
  connection: nullConnection(),
  reopen: null,
  lastPush: null,
}))

/** This tab's socket id, which excludes it from its own events. */
export function currentSocketId(): string | undefined {
  return liveStore.getState().connection.socketId
}
