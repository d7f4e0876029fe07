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
interface WholeSocket {
  readyState: number
  send(frame: string): void
  addEventListener(name: 'open' | 'close', listener: () => void): void
}
const open = 1

function watch(): void {
  if (isWatching) return
  isWatching = true
  const runtime = Pusher.Runtime
  const create = runtime.createWebSocket.bind(runtime)
  runtime.createWebSocket = (url: string) => {
    const socket = create(url)
    const whole = socket as unknown as WholeSocket
    let hasOpened = false
    whole.addEventListener('open', () => { hasOpened = true })
    whole.addEventListener('close', () => { if (!hasOpened) failed.tell() })
    // A frame for a socket that is closing goes nowhere, and browsers complain about it in the console.
    const send = whole.send.bind(whole)
    whole.send = frame => { if (whole.readyState === open) send(frame) }
    return socket
  }
}
