import type { RealtimeConnection } from './connection.ts'

const noop = () => {}

/**
 * The null connection: the same interface without any event, for visitors, and for a service without a
 * realtime address. It is always `disconnected`.
 */
export function nullConnection(): RealtimeConnection {
  return {
    status: 'disconnected',
    socketId: undefined,
    onStatus: () => noop,
    subscribe: () => noop,
    join: () => noop,
    rejoin: noop,
    onCatchUp: () => noop,
    onSubscriptionError: () => noop,
    close: noop,
  }
}
