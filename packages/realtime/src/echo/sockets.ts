import Pusher from 'pusher-js'
import type { Stop } from '../connection.ts'
import { Listeners } from '../listeners.ts'

const failed = new Listeners<[]>()
let isWatching = false

/**
 * Told when a socket of pusher-js closes without ever having opened. The library itself keeps silent about it until its
 * own time-out, which is what makes it slow to come back.
 */
export function onFailedSocket(listener: () => void): Stop {
  watch()
  return failed.add(listener)
}

/** What every WebSocket has, though the library's own type names less. */
interface SocketEvents {
  addEventListener(name: 'open' | 'close', listener: () => void): void
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  const runtime = Pusher.Runtime
  const create = runtime.createWebSocket.bind(runtime)
  runtime.createWebSocket = (url: string) => {
    const socket = create(url)
    const events = socket as unknown as SocketEvents
    let hasOpened = false
    events.addEventListener('open', () => {
      hasOpened = true
    })
    events.addEventListener('close', () => {
      if (!hasOpened) failed.tell()
    })
    return socket
  }
}
