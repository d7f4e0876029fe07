import { setTimeout as wait } from 'node:timers/promises'
import type { AppHub } from './app-hub.ts'
import { codes } from './frames.ts'

const step = 50

/**
 * Sends every socket away with 4200, which makes clients come back at once, spread over the given milliseconds so that
 * they do not all connect to the next process at the same moment. Few sockets take proportionally less.
 */
export async function drain(hubs: Iterable<AppHub>, duration: number): Promise<void> {
  const connections = [...hubs].flatMap(hub => [...hub.connections.values()])
  const steps = Math.max(1, Math.min(Math.floor(duration / step), Math.ceil(connections.length / 10)))
  const perStep = Math.ceil(connections.length / steps)
  for (let at = 0; at < connections.length; at += perStep) {
    for (const connection of connections.slice(at, at + perStep))
      connection.close(codes.reconnect, 'The service restarts')
    if (at + perStep < connections.length) await wait(step)
  }
}
