import type Pusher from 'pusher-js'
import type { ConnectionStatus, Unsubscribe } from '../connection.ts'
import { fullJitter } from '../jitter.ts'
import { Listeners } from '../listeners.ts'
import { standard } from './settings.ts'
import { onFailedSocket } from './sockets.ts'

/** For the first minute without a connection attempts come within two seconds: a restarted service is back by then. */
const patience = 60_000
const soon = 2_000
const later = 15_000
/** How long an attempt may take before the next one. */
const attemptTime = 10_000

/** Codes after which the protocol forbids an automatic reconnect. */
const isFinal = (code: number | undefined) =>
  code !== undefined && ((code >= 4000 && code < 4100) || code >= 4300)

/**
 * Reconnects. pusher-js waits 15, 30, 60 seconds when a first retry fails; this retries with jitter, and at once when
 * the network is back or the tab is visible again. It also provides the five states, which retries do not change.
 */
export class Supervisor {
  readonly #pusher: Pusher
  readonly #onTerminated: () => Promise<boolean>
  readonly #listeners = new Listeners<[ConnectionStatus]>()
  readonly #stops: Unsubscribe[]
  #status: ConnectionStatus = 'connecting'
  #lostAt = Date.now()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #unavailable: ReturnType<typeof setTimeout> | undefined
  #attemptBegan = 0
  #lastCode: number | undefined
  #isClosed = false
  #isAttempting = false
  /** Without retries until the tab is visible again, or for good. */
  #isResting = false

  /** @param onTerminated whether to reconnect after the service closed this person's connections */
  constructor(pusher: Pusher, onTerminated: () => Promise<boolean>) {
    this.#pusher = pusher
    this.#onTerminated = onTerminated
    pusher.connection.bind('state_change', this.#onChange)
    pusher.connection.bind('error', this.#onError)
    // A broken connection leaves pusher-js's own state at `connected` until its retry; this is its only event.
    pusher.connection.bind('connecting_in', this.#onBroken)
    this.#stops = [onFailedSocket(() => this.#onFailedAttempt()), ...listenToBrowser(() => this.#now())]
    this.#onLost()
  }

  get status(): ConnectionStatus {
    return this.#status
  }

  onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe {
    return this.#listeners.add(listener)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#unavailable)
    for (const stop of this.#stops) stop()
    this.#pusher.connection.unbind('state_change', this.#onChange)
    this.#pusher.connection.unbind('error', this.#onError)
    this.#pusher.connection.unbind('connecting_in', this.#onBroken)
    this.#pusher.disconnect()
    this.#setStatus('disconnected')
    this.#listeners.clear()
  }

  readonly #onChange = ({ previous, current }: { previous: string; current: string }) => {
    if (this.#isClosed) return
    if (current === 'connected') return this.#onConnected()
    if (current === 'failed') return this.#rest('failed')
    if (this.#isAttempting) return
    if (previous === 'connected' && this.#status === 'connected') this.#onLost()
    if (current === 'disconnected' && isFinal(this.#lastCode)) void this.#onFinal()
  }

  readonly #onBroken = () => {
    if (!this.#isClosed && this.#status === 'connected') this.#onLost()
  }

  readonly #onError = (error: { error?: { data?: { code?: number } } } | undefined) => {
    const code = error?.error?.data?.code
    if (typeof code === 'number') this.#lastCode = code
  }

  #onConnected(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#unavailable)
    this.#tries = 0
    this.#lastCode = undefined
    this.#setStatus('connected')
  }

  #onLost(): void {
    this.#lostAt = Date.now()
    this.#tries = 0
    this.#isResting = false
    this.#setStatus('connecting')
    clearTimeout(this.#unavailable)
    this.#unavailable = setTimeout(() => this.#setStatus('unavailable'), standard.unavailableTimeout)
    this.#attemptBegan = Date.now()
    // pusher-js itself reconnects after a second, all clients alike: reconnect before it, at a random moment.
    this.#schedule(
      this.#pusher.connection.state === 'connecting'
        ? attemptTime
        : standard.retryAfter * (0.3 + 0.6 * Math.random()),
    )
  }

  #onFailedAttempt(): void {
    if (this.#isClosed || this.#isResting || this.#status === 'connected' || this.#status === 'failed') return
    // A socket that fails right after an attempt began belongs to it; the next attempt is due soon.
    const most = Date.now() - this.#lostAt < patience ? soon : later
    this.#schedule(Math.max(50, fullJitter(this.#tries, { first: 500, most })))
  }

  /** The service closed the connection on purpose: this session ended, or another tab replaced it. */
  async #onFinal(): Promise<void> {
    const code = this.#lastCode
    this.#lastCode = undefined
    this.#rest('disconnected')
    // 4009: the person's connections were closed; with a valid session this one may reconnect.
    if (code === 4009 && (await this.#onTerminated()) && !this.#isClosed) {
      this.#isResting = false
      this.#setStatus('connecting')
      this.#schedule(200 + 800 * Math.random())
    }
  }

  #rest(status: ConnectionStatus): void {
    this.#isResting = true
    clearTimeout(this.#timer)
    clearTimeout(this.#unavailable)
    this.#setStatus(status)
  }

  #now(): void {
    if (this.#isClosed || this.#status === 'connected' || this.#status === 'failed') return
    this.#isResting = false
    if (Date.now() - this.#attemptBegan > 1_000) this.#attempt()
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#attempt(), delay)
  }

  #attempt(): void {
    if (this.#isClosed || this.#status === 'connected') return
    this.#tries += 1
    this.#attemptBegan = Date.now()
    this.#schedule(attemptTime)
    this.#isAttempting = true
    this.#pusher.disconnect()
    this.#pusher.connect()
    this.#isAttempting = false
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#listeners.emit(status)
  }
}

/** The network is back, or the tab is visible again. */
function listenToBrowser(act: () => void): Unsubscribe[] {
  if (typeof document === 'undefined') return []
  const onVisible = () => {
    if (document.visibilityState === 'visible') act()
  }
  addEventListener('online', act)
  document.addEventListener('visibilitychange', onVisible)
  return [
    () => removeEventListener('online', act),
    () => document.removeEventListener('visibilitychange', onVisible),
  ]
}
