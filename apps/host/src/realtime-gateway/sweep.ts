import type { AppHub } from './app-hub.ts'
import { codes } from './frames.ts'
import type { GatewayLimits } from './limits.ts'

/** Asks silent sockets whether anyone is there and closes those that don't answer; all of them, subscribed or not. */
export function sweep(hubs: Iterable<AppHub>, limits: GatewayLimits, now = Date.now()): void {
  for (const hub of hubs) {
    hub.cache.sweep(now)
    let oldestOpenedAt = now
    for (const connection of hub.connections.values()) {
      oldestOpenedAt = Math.min(oldestOpenedAt, connection.openedAt)
      if (connection.askedAt > 0) {
        if (now - connection.askedAt >= limits.pongTimeout)
          connection.close(codes.noPong, 'No answer to a ping')
      } else if (now - connection.lastReceivedAt >= limits.activityTimeout * 1000) {
        connection.ask()
      }
    }
    hub.signedFor.sweep(oldestOpenedAt)
  }
}
