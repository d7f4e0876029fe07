import type Pusher from 'pusher-js'
import type { ConnectionStatus, Stop } from '../connection.ts'
import { fullJitter } from '../jitter.ts'
import { Listeners } from '../listeners.ts'
import { standard } from './settings.ts'
import { onFailedSocket } from './sockets.ts'

/** For the first minute without a line tries come within two seconds: a service that restarts is back by then. */
const patience = 60_000
const soon = 2_000
const later = 15_000
/** How long a try may take before another one takes its place. */
const attemptTime = 10_000

/** Codes after which the protocol forbids to come back by oneself. */
const isFinal = (code: number | undefined) =>
  code !== undefined && ((code >= 4000 && code < 4100) || code >= 4300)

/**
 * Keeps the line up. pusher-js waits 15, 30, 60 seconds when a first retry fails; this tries on, spread by chance, and at once when
 * the browser says that the network or the person is back. It also tells the five states, which retries leave untouched.
 */
export class Supervisor {
  readonly #pusher: Pusher
  readonly #onTerminated: () => Promise<boolean>
  readonly #listeners = new Listeners<[ConnectionStatus]>()
  readonly #stops: Stop[]
  #status: ConnectionStatus = 'connecting'
  #lostAt = Date.now()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #unavailable: ReturnType<typeof setTimeout> | undefined
  #attemptBegan = 0
  #lastCode: number | undefined
  #isClosed = false
  #isAttempting = false
  /** Waits for the person to look at this tab, or for nothing. */
  #isResting = false

  /** @param onTerminated whether to come back after the service closed the line of this person */
  constructor(pusher: Pusher, onTerminated: () => Promise<boolean>) {
    this.#pusher = pusher
    this.#onTerminated = onTerminated
    pusher.connection.bind('state_change', this.#onChange)
    pusher.connection.bind('error', this.#onError)
    // A broken line leaves pusher-js's own state at `connected` until its retry; this is all that it says.
    pusher.connection.bind('connecting_in', this.#onBroken)
    this.#stops = [onFailedSocket(() => this.#onFailedAttempt()), ...listenToBrowser(() => this.#now())]
    this.#onLost()
  }

  get status(): ConnectionStatus {
    return this.#status
  }

  onStatus(listener: (status: ConnectionStatus) => void): Stop {
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
    this.#tell('disconnected')
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
    this.#tell('connected')
  }

  #onLost(): void {
    this.#lostAt = Date.now()
    this.#tries = 0
    this.#isResting = false
    this.#tell('connecting')
    clearTimeout(this.#unavailable)
    this.#unavailable = setTimeout(() => this.#tell('unavailable'), standard.unavailableTimeout)
    this.#attemptBegan = Date.now()
    // pusher-js itself tries after a second, all clients alike: come before it, each at its own moment.
    this.#schedule(
      this.#pusher.connection.state === 'connecting'
        ? attemptTime
        : standard.retryAfter * (0.3 + 0.6 * Math.random()),
    )
  }

  #onFailedAttempt(): void {
    if (this.#isClosed || this.#isResting || this.#status === 'connected' || this.#status === 'failed') return
    // A socket that fails right after a try began is that try's; the next one is due soon.
    const most = Date.now() - this.#lostAt < patience ? soon : later
    this.#schedule(Math.max(50, fullJitter(this.#tries, { first: 500, most })))
  }

  /** The service closed the line on purpose: perhaps only this session ended, or another tab took its place. */
  async #onFinal(): Promise<void> {
    const code = this.#lastCode
    this.#lastCode = undefined
    this.#rest('disconnected')
    // 4009: the person's lines were cut; whoever still has a session may come back.
    if (code === 4009 && (await this.#onTerminated()) && !this.#isClosed) {
      this.#isResting = false
      this.#tell('connecting')
      this.#schedule(200 + 800 * Math.random())
    }
  }

  #rest(status: ConnectionStatus): void {
    this.#isResting = true
    clearTimeout(this.#timer)
    clearTimeout(this.#unavailable)
    this.#tell(status)
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

  #tell(status: ConnectionStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.#listeners.tell(status)
  }
}

/** The network is back, or the person is. */
function listenToBrowser(act: () => void): Stop[] {
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
