import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../../db/client.ts'
import type { Broadcast, BroadcastEvent, RealtimeMessage } from '../../../gateways/broadcast/broadcast.ts'
import { outboxChannel } from './emit.ts'
import { OutboxQueue } from './queue.ts'
import { OutboxTail } from './tail.ts'
import { WakeListener } from './wake.ts'

type Logger = Pick<FastifyBaseLogger, 'error' | 'info'>

export interface RelayOptions {
  database: OpenDatabase
  /** PostgreSQL's address; null for the embedded database, which one process has alone. */
  databaseUrl: string | null
  broadcast: Broadcast
  /** `own`: each process publishes everything to its own gateway. `shared`: one process publishes to the service that all share. */
  reach: 'own' | 'shared'
  logger: Logger
}

/** Milliseconds after which a relay looks by itself: what a lost wake-up can cost. Commits wake it. */
const pollMs = 5_000
/** An event that the service rejects so often (it is too large, say) must not block the others for ever. */
const maxAttempts = 8

/** Publishes committed events of the outbox to the realtime connections. */
export class Relay {
  readonly #options: RelayOptions
  readonly #tail: OutboxTail
  readonly #queue: OutboxQueue
  readonly #listener: WakeListener | null
  #unsent: RealtimeMessage[] = []
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #forget: () => void = () => undefined
  #run: Promise<void> = Promise.resolve()
  #isRunning = false
  #isWoken = false
  #isStopped = false

  constructor(options: RelayOptions) {
    this.#options = options
    this.#tail = new OutboxTail(options.database.db)
    this.#queue = new OutboxQueue(options.database.db)
    this.#listener =
      options.databaseUrl === null
        ? null
        : new WakeListener(
            options.databaseUrl,
            outboxChannel.name,
            () => this.wake(),
            error => options.logger.error({ err: error }, 'listening for commits failed; retrying'),
          )
  }

  /** Starts after what is in the outbox already. */
  async start(): Promise<void> {
    await this.#tail.begin()
    if (this.#listener) await this.#listener.start()
    else this.#forget = outboxChannel.onWake(() => this.wake())
    this.wake()
  }

  /** Starts the next run at once. */
  wake(): void {
    if (this.#isStopped) return
    if (this.#isRunning) {
      this.#isWoken = true
      return
    }
    clearTimeout(this.#timer)
    this.#run = this.#runOnce()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#forget()
    clearTimeout(this.#timer)
    await this.#run
    await this.#listener?.stop()
  }

  async #runOnce(): Promise<void> {
    this.#isRunning = true
    this.#isWoken = false
    try {
      await (this.#options.reach === 'own' ? this.#publishOwn() : this.#publishShared())
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      this.#options.logger.error({ err: error }, 'publishing realtime events failed; retrying')
    }
    this.#isRunning = false
    if (this.#isStopped) return
    if (this.#isWoken && this.#failures === 0) return this.wake()
    const pause = this.#failures === 0 ? pollMs : Math.min(15_000, 200 * 2 ** this.#failures)
    this.#timer = setTimeout(() => this.wake(), pause)
  }

  async #publishOwn(): Promise<void> {
    this.#unsent.push(...(await this.#tail.read()))
    while (this.#unsent.length > 0) {
      const next = this.#unsent.slice(0, 10)
      await deliver(this.#options.broadcast, next)
      this.#unsent.splice(0, next.length)
      // A full page may have left more behind it.
      if (this.#unsent.length === 0) this.#unsent.push(...(await this.#tail.read()))
    }
  }

  async #publishShared(): Promise<void> {
    if (this.#listener && !(await this.#listener.isLeader())) return
    for (
      let waiting = await this.#queue.waiting();
      waiting.length > 0 && !this.#isStopped;
      waiting = await this.#queue.waiting()
    ) {
      for (const { id, attempts, event } of waiting) {
        try {
          await deliver(this.#options.broadcast, [event])
        } catch (error) {
          await this.#queue.failed(id)
          if (attempts + 1 < maxAttempts) throw error
          this.#options.logger.error(
            { err: error, event: 'name' in event ? event.name : 'terminate' },
            'a realtime event was given up',
          )
        }
        await this.#queue.delivered(id)
      }
    }
  }
}

/** Publishes messages in their order: consecutive events in one call. */
async function deliver(broadcast: Broadcast, messages: RealtimeMessage[]): Promise<void> {
  let batch: BroadcastEvent[] = []
  for (const message of messages) {
    if ('terminate' in message) {
      if (batch.length > 0) await broadcast.send(batch)
      batch = []
      await broadcast.terminate(message.terminate)
    } else {
      batch.push(message)
    }
  }
  if (batch.length > 0) await broadcast.send(batch)
}
