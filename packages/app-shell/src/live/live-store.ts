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

/** A notification as the service tells it, in the reader's language. */
export interface LiveNotice {
  id: number
  seq: number
  title: string
  link: string | null
}

interface Live {
  /** The one connection of this tab; the silent one until a signed-in person's page has settled. */
  connection: RealtimeConnection
  /** Closes it and opens another; null for a visitor. */
  reopen: (() => void) | null
  /** The last push message that came while this page was to be seen. */
  lastPush: PushPayload | null
}

export const liveStore = create<Live>()(() => ({
  connection: nullConnection(),
  reopen: null,
  lastPush: null,
}))

/** This tab's socket, so that it is spared its own events. */
export function currentSocketId(): string | undefined {
  return liveStore.getState().connection.socketId
}
