import type { Server, Socket } from 'node:net'
import { addressGroup } from '@masar/api/address-group'

export interface ConnectionLimits {
  /** The most of one address (IPv6: of one /64) at once; a further one is closed at once. */
  connectionsPerAddress: number
  /** Milliseconds within which a client has to read a chunk of what waits for it (at most some 64 KB of a file, or one answer). */
  writeTimeout: number
}

/** Bytes that had left for the network when some last did, and when that was noticed; null while nothing waits. */
type Progress = { sent: number; at: number } | null

/** Keeps one address from holding all connections, and readers that do not read from holding theirs for ever. */
export class ConnectionBounds {
  readonly #limits: ConnectionLimits
  readonly #isExempt: (address: string) => boolean
  readonly #tracked = new Map<Socket, Progress>()
  readonly #perGroup = new Map<string, number>()

  /** @param isExempt whether connections of an address are not counted: a proxy's are many people's */
  constructor(server: Server, limits: ConnectionLimits, isExempt: (address: string) => boolean) {
    this.#limits = limits
    this.#isExempt = isExempt
    server.on('connection', socket => this.#admit(socket))
  }

  /** Closes connections whose output has been waiting for too long. @param now milliseconds of a clock that never goes back */
  sweep(now: number): void {
    for (const [socket, progress] of this.#tracked) {
      const sent = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) this.#tracked.set(socket, null)
      else if (progress?.sent !== sent) this.#tracked.set(socket, { sent, at: now })
      else if (now - progress.at >= this.#limits.writeTimeout) socket.destroy()
    }
  }

  #admit(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const group = addressGroup(address)
    const open = (this.#perGroup.get(group) ?? 0) + 1
    if (open > this.#limits.connectionsPerAddress && !this.#isExempt(address)) {
      socket.destroy()
      return
    }
    this.#perGroup.set(group, open)
    this.#tracked.set(socket, null)
    socket.once('close', () => this.#forget(socket, group))
  }

  #forget(socket: Socket, group: string): void {
    this.#tracked.delete(socket)
    const open = (this.#perGroup.get(group) ?? 1) - 1
    if (open === 0) this.#perGroup.delete(group)
    else this.#perGroup.set(group, open)
  }
}
