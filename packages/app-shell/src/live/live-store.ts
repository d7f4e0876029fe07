import { nullConnection, type RealtimeConnection } from '@masar/realtime'
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

/** The one connection of this tab; the silent one until a signed-in person's page has settled. */
export const liveStore = create<{ connection: RealtimeConnection }>()(() => ({ connection: nullConnection() }))

/** This tab's socket, so that it is spared its own events. */
export function currentSocketId(): string | undefined {
  return liveStore.getState().connection.socketId
}
