import pg from 'pg'
import { advisoryLocks } from '../../../db/locks.ts'

/** Milliseconds; the delay before a broken listener reconnects; meanwhile polling finds everything. */
const retryAfter = 2_000

/**
 * A database connection of its own that listens for commits of any process, and may hold the lock by which one process
 * publishes for all. It reconnects by itself.
 */
export class WakeListener {
  readonly #url: string
  readonly #channel: string
  readonly #wake: (payload: string) => void
  readonly #onError: (error: unknown) => void
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #isLeader = false

  /** @param wake called with each notification's payload, and with an empty text whenever the connection is new */
  constructor(
    url: string,
    channel: string,
    wake: (payload: string) => void,
    onError: (error: unknown) => void,
  ) {
    this.#url = url
    this.#channel = channel
    this.#wake = wake
    this.#onError = onError
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('error', error => this.#lost(client, error))
    client.on('end', () => this.#lost(client, null))
    client.on('notification', ({ payload }) => this.#wake(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${this.#channel}`)
      this.#client = client
      this.#wake('')
    } catch (error) {
      this.#lost(client, error)
    }
  }

  /** Whether this process is the leader, which publishes; the first that asks becomes it, until its connection ends. */
  async isLeader(): Promise<boolean> {
    if (!this.#client) return false
    if (this.#isLeader) return true
    const { rows } = await this.#client.query<{ got: boolean }>(
      `select pg_try_advisory_lock(${advisoryLocks.outboxLeader}) as got`,
    )
    this.#isLeader = rows[0]?.got === true
    return this.#isLeader
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#client?.end()
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client === client) {
      this.#client = null
      this.#isLeader = false
    }
    if (this.#isStopped) return
    if (error !== null) this.#onError(error)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      client.end().catch((endError: unknown) => this.#onError(endError))
      void this.start()
    }, retryAfter)
  }
}
