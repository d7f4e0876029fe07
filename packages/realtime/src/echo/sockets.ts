import Pusher from 'pusher-js'
import type { Unsubscribe } from '../connection.ts'
import { Listeners } from '../listeners.ts'

const failed = new Listeners<[]>()
let isWatching = false

/**
 * Called when a socket of pusher-js closes without having opened. The library itself does not report it until its
 * own time-out, which makes its reconnect slow.
 */
export function onFailedSocket(listener: () => void): Unsubscribe {
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
      if (!hasOpened) failed.emit()
    })
    return socket
  }
}
