import type { FastifyBaseLogger } from 'fastify'
import type { GatewayApp, WebhookEventName, WebhookTarget } from './app-settings.ts'
import type { GatewayLimits } from './limits.ts'
import type { Member } from './presence.ts'
import { sign } from './signatures.ts'

type MemberId = Member['id']

export interface WebhookEvent {
  name: WebhookEventName
  channel: string
  /** A number or a text, as the member’s own application gave it. */
  user_id?: MemberId
  event?: string
  data?: string
  socket_id?: string
  subscription_count?: number
}

const queueLength = 10_000
const requestTimeout = 5_000

/** Delivers the events of an application's channels to its own server, in order, with retries. */
export class Webhooks {
  readonly #deliveries: Delivery[]
  readonly #delay: number
  /** Channels that emptied and members that left just now: if they are back in time, nothing happened. */
  readonly #leaving = new Map<string, NodeJS.Timeout>()

  constructor(app: GatewayApp, limits: GatewayLimits, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#delay = limits.webhookDelay
    this.#deliveries = (app.webhooks ?? []).map(target => new Delivery(app, target, limits, log))
  }

  emit(event: WebhookEvent): void {
    for (const delivery of this.#deliveries) delivery.add(event)
  }

  occupied(channel: string): void {
    if (!this.#isBack(channel)) this.emit({ name: 'channel_occupied', channel })
  }

  vacated(channel: string): void {
    this.#later(channel, { name: 'channel_vacated', channel })
  }

  memberJoined(channel: string, userId: MemberId): void {
    if (!this.#isBack(`${channel} ${userId}`)) this.emit({ name: 'member_added', channel, user_id: userId })
  }

  memberLeft(channel: string, userId: MemberId): void {
    this.#later(`${channel} ${userId}`, { name: 'member_removed', channel, user_id: userId })
  }

  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer)
    this.#leaving.clear()
    for (const delivery of this.#deliveries) delivery.stop()
  }

  #isBack(key: string): boolean {
    clearTimeout(this.#leaving.get(key))
    return this.#leaving.delete(key)
  }

  #later(key: string, event: WebhookEvent): void {
    if (this.#deliveries.length === 0) return
    this.#leaving.set(
      key,
      setTimeout(() => {
        this.#leaving.delete(key)
        this.emit(event)
      }, this.#delay).unref(),
    )
  }
}

/** One receiver's queue. */
class Delivery {
  readonly #app: GatewayApp
  readonly #target: WebhookTarget
  readonly #patience: number
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #ending = new AbortController()
  #queue: WebhookEvent[] = []
  #isRunning = false

  constructor(
    app: GatewayApp,
    target: WebhookTarget,
    limits: GatewayLimits,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#app = app
    this.#target = target
    this.#patience = limits.webhookPatience
    this.#log = log
  }

  add(event: WebhookEvent): void {
    if (this.#target.events && !this.#target.events.includes(event.name)) return
    if (this.#queue.length >= queueLength) {
      this.#log.warn({ app: this.#app.id }, 'a webhook’s queue is full; its oldest event was dropped')
      this.#queue.shift()
    }
    this.#queue.push(event)
    if (!this.#isRunning) void this.#run()
  }

  stop(): void {
    this.#ending.abort()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    // What one turn of the event loop brings travels together.
    await new Promise(resolve => setImmediate(resolve))
    while (this.#queue.length > 0 && !this.#ending.signal.aborted) {
      const events = this.#queue.splice(0, 100)
      await this.#deliver(JSON.stringify({ time_ms: Date.now(), events }))
    }
    this.#isRunning = false
  }

  /** Tries again after 0.5, 1, 2, … at most 30 seconds, until the patience is over. */
  async #deliver(body: string): Promise<void> {
    const until = Date.now() + this.#patience
    for (let pause = 500; !this.#ending.signal.aborted; pause = Math.min(30_000, pause * 2)) {
      const error = await this.#post(body)
      if (error === null) return
      if (Date.now() + pause > until) {
        this.#log.warn({ app: this.#app.id, error }, 'webhook delivery given up')
        return
      }
      await sleep(pause, this.#ending.signal)
    }
  }

  async #post(body: string): Promise<string | null> {
    try {
      const answer = await fetch(this.#target.url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(requestTimeout), this.#ending.signal]),
        headers: {
          'content-type': 'application/json',
          'x-pusher-key': this.#app.key,
          'x-pusher-signature': sign(this.#app.secret, body),
        },
      })
      await answer.body?.cancel()
      return answer.ok ? null : `status ${answer.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
