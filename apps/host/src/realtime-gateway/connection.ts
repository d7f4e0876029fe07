import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Channel } from './channels.ts'
import { codes, errorFrame } from './frames.ts'
import { TokenBucket, type GatewayLimits, protocolLimits } from './limits.ts'
import { deliver, type Outgoing, type Receiver, type Run } from './outgoing.ts'

/** A socket with an event for the start of its close, not only for its end. */
export class ClosingSocket extends WebSocket {
  onClosing: (() => void) | null = null

  /** Called by ourselves, and by `ws` when the other side's close frame arrives. */
  override close(code?: number, reason?: string | Buffer): void {
    this.onClosing?.()
    super.close(code, reason)
  }
}

/** Who signed in on a connection; `data` is the exact text that was signed. */
export interface SignedInUser {
  id: string
  data: string
  info: unknown
  watchlist: string[]
}

/** One client: its socket, what it listens to and who it is. */
export class Connection implements Receiver {
  readonly id: string
  readonly subscriptions = new Map<string, Channel>()
  user: SignedInUser | null = null
  /** Users whom this connection's subscriptions were signed for. */
  readonly signedFor = new Set<string>()
  readonly openedAt = Date.now()
  waiting: Run | null = null
  /** When anything last came from the client. */
  lastReceivedAt = Date.now()
  /** When the gateway asked whether anyone is there; 0 while it need not. */
  askedAt = 0
  readonly #socket: ClosingSocket
  readonly #stream: Duplex
  readonly #outgoing: Outgoing
  readonly #backlog: number
  readonly #frames: TokenBucket
  /** Frames beyond the limit are refused one by one; after ten times the burst of those the socket is closed. */
  readonly #refusals: TokenBucket
  #clientEvents: TokenBucket | null = null

  constructor(
    id: string,
    parts: { socket: ClosingSocket; stream: Duplex; outgoing: Outgoing; limits: GatewayLimits },
  ) {
    this.id = id
    this.#socket = parts.socket
    this.#stream = parts.stream
    this.#outgoing = parts.outgoing
    this.#backlog = parts.limits.backlog
    this.#frames = new TokenBucket(parts.limits.framesPerSecond, parts.limits.frameBurst)
    this.#refusals = new TokenBucket(parts.limits.framesPerSecond, 10 * parts.limits.frameBurst)
  }

  /** False from the moment when either side began to close. */
  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  received(): void {
    this.lastReceivedAt = Date.now()
    this.askedAt = 0
  }

  mayTalk(): boolean {
    return this.#frames.take()
  }

  /** Whether one more frame may be refused, and the socket stay open. */
  mayBeRefused(): boolean {
    return this.#refusals.take()
  }

  mayTellOthers(): boolean {
    const perSecond = protocolLimits.clientEventsPerSecond
    return (this.#clientEvents ??= new TokenBucket(perSecond, perSecond)).take()
  }

  send(frame: Buffer): void {
    if (this.isOpen) this.#outgoing.send(this, frame)
  }

  write(bytes: Buffer): void {
    if (!this.isOpen || !this.#stream.writable) return
    // Frames are whole and go out uncompressed, so they may pass `ws` by: it writes whole frames, too.
    this.#stream.write(bytes)
    if (this.#stream.writableLength > this.#backlog) this.close(codes.overCapacity, 'Too slow a reader')
  }

  /** Asks on the level of the websocket; browsers answer by themselves. */
  ask(): void {
    this.askedAt = Date.now()
    this.#socket.ping()
  }

  /** Sends the error, then closes with the same code. */
  closeWithError(code: number, message: string): void {
    this.send(errorFrame(message, code))
    this.close(code, message)
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return
    deliver(this)
    this.#socket.close(code, reason)
  }
}
