import { setImmediate } from 'node:timers/promises'
import type { Broadcast } from './broadcast.ts'

/** The embedded gateway of this process, as far as the API uses it. */
export interface EmbeddedGateway {
  /** Whether anybody here would get an event of the channel, now or on subscribing. */
  hears(channel: string): boolean
  publish(event: { name: string; data: string; channels: string[]; exceptSocket?: string }): void
  /** Closes every connection of a person. */
  terminate(userId: string): void
}

/** Publishes to the gateway of this process without a detour over the network. @param gateway throws as long as there is none */
export function embeddedBroadcast(gateway: () => EmbeddedGateway): Pick<Broadcast, 'send' | 'terminate'> {
  return {
    send: async events => {
      const here = gateway()
      for (const { channel, name, data, socketId } of events) {
        // Most people are not connected, least of all to this process.
        if (!here.hears(channel)) continue
        here.publish({
          name: `App\\Events\\${name}`,
          data: JSON.stringify(data),
          channels: [channel],
          ...(socketId !== undefined && { exceptSocket: socketId }),
        })
      }
      // Requests go before the next ones.
      await setImmediate()
    },
    terminate: async userId => gateway().terminate(userId),
  }
}
