import type { RealtimeConnection } from './connection.ts'

const nothingToStop = () => {}

/**
 * The silent connection: the same interface, never a word. It stands in for a visitor, and for a service without a
 * realtime address. It is `disconnected` from first to last, so nothing claims to be live.
 */
export function nullConnection(): RealtimeConnection {
  return {
    status: 'disconnected',
    socketId: undefined,
    onStatus: () => nothingToStop,
    subscribe: () => nothingToStop,
    join: () => nothingToStop,
    rejoin: nothingToStop,
    onCatchUp: () => nothingToStop,
    onRefused: () => nothingToStop,
    close: nothingToStop,
  }
}
