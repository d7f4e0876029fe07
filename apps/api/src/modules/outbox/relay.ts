import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../db/client.ts'
import type { Broadcast, BroadcastEvent, LiveMessage } from '../../gateways/broadcast/broadcast.ts'
import { OutboxQueue } from './queue.ts'
import { OutboxTail } from './tail.ts'
import { WakeListener } from './wake.ts'

type Logger = Pick<FastifyBaseLogger, 'error' | 'info'>

export interface RelayOptions {
  database: OpenDatabase
  /** PostgreSQL's address; null for the embedded database, which one process has alone. */
  databaseUrl: string | null
  broadcast: Broadcast
  /** `own`: each process tells its own gateway everything. `shared`: one process tells the service that all share. */
  reach: 'own' | 'shared'
  logger: Logger
}

/** Between regular turns, in milliseconds; a commit wakes PostgreSQL's listeners sooner. */
const turnOf = (isEmbedded: boolean) => (isEmbedded ? 200 : 1_000)
/** An event that the service refuses so often (it is too large, say) must not hold up the others for ever. */
const mostAttempts = 8

/** Carries committed events from the outbox to the live line. */
export class Relay {
  readonly #options: RelayOptions
  readonly #tail: OutboxTail
  readonly #queue: OutboxQueue
  readonly #listener: WakeListener | null
  #unsent: LiveMessage[] = []
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<void> = Promise.resolve()
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
            () => this.wake(),
            error => options.logger.error({ err: error }, 'listening for commits failed; trying again'),
          )
  }

  /** Starts behind what is in the outbox already. */
  async start(): Promise<void> {
    await this.#tail.begin()
    await this.#listener?.start()
    this.wake()
  }

  /** Makes the next turn come now. */
  wake(): void {
    if (this.#isStopped) return
    if (this.#isRunning) {
      this.#isWoken = true
      return
    }
    clearTimeout(this.#timer)
    this.#turn = this.#take()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#turn
    await this.#listener?.stop()
  }

  async #take(): Promise<void> {
    this.#isRunning = true
    this.#isWoken = false
    try {
      await (this.#options.reach === 'own' ? this.#tellOwn() : this.#tellShared())
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      this.#options.logger.error({ err: error }, 'live events could not be sent; trying again')
    }
    this.#isRunning = false
    if (this.#isStopped) return
    if (this.#isWoken && this.#failures === 0) return this.wake()
    const pause =
      this.#failures === 0 ? turnOf(this.#listener === null) : Math.min(15_000, 200 * 2 ** this.#failures)
    this.#timer = setTimeout(() => this.wake(), pause)
  }

  async #tellOwn(): Promise<void> {
    this.#unsent.push(...(await this.#tail.read()))
    while (this.#unsent.length > 0) {
      const next = this.#unsent.slice(0, 10)
      await deliver(this.#options.broadcast, next)
      this.#unsent.splice(0, next.length)
      // A full turn may have left more behind it.
      if (this.#unsent.length === 0) this.#unsent.push(...(await this.#tail.read()))
    }
  }

  async #tellShared(): Promise<void> {
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
          await this.#queue.refused(id)
          if (attempts + 1 < mostAttempts) throw error
          this.#options.logger.error(
            { err: error, event: 'name' in event ? event.name : 'terminate' },
            'a live event was given up',
          )
        }
        await this.#queue.taken(id)
      }
    }
  }
}

/** Sends messages in their order: events that stand together in one call. */
async function deliver(broadcast: Broadcast, messages: LiveMessage[]): Promise<void> {
  let together: BroadcastEvent[] = []
  for (const message of messages) {
    if ('terminate' in message) {
      if (together.length > 0) await broadcast.send(together)
      together = []
      await broadcast.terminate(message.terminate)
    } else {
      together.push(message)
    }
  }
  if (together.length > 0) await broadcast.send(together)
}
