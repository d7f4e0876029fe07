import { sql } from 'drizzle-orm'
import type { Connection } from './types.ts'

/**
 * Wakes those who wait for something in the database when the transaction that wrote it commits: on PostgreSQL by `NOTIFY`, which reaches
 * every process. The embedded database has no second connection to notify, but one process has it alone: code that is woken there while
 * the transaction is open looks as soon as it has ended.
 */
export class WakeChannel {
  /** PostgreSQL's name of the channel. */
  readonly name: string
  readonly #waiting = new Set<(payload: string) => void>()

  constructor(name: string) {
    this.name = name
  }

  /** Has code of this process woken without PostgreSQL. @returns ends that */
  onWake(wake: (payload: string) => void): () => void {
    this.#waiting.add(wake)
    return () => this.#waiting.delete(wake)
  }

  /** Wakes all who wait, when the transaction commits. */
  async notify(tx: Connection, payload = ''): Promise<void> {
    await tx.execute(sql`select pg_notify(${this.name}, ${payload})`)
    this.wake(payload)
  }

  /** Wakes those of this process alone: for statements that call `pg_notify` themselves. */
  wake(payload = ''): void {
    for (const wake of this.#waiting) wake(payload)
  }
}
