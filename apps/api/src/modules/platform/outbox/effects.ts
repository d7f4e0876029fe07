import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { RealtimeMessage } from '../../../gateways/broadcast/broadcast.ts'
import { insertJobs, jobsChannel, type NewJob } from '../queue/job-queue.ts'
import { insertEvents, outboxChannel } from './emit.ts'

/**
 * What a transaction causes outside of it: realtime events and jobs. An act that causes several gathers them, and writes them in one statement
 * when it has done its work; they come about if and only if it commits.
 */
export class Effects {
  readonly #events: RealtimeMessage[] = []
  readonly #jobs: NewJob[] = []

  emit(...events: RealtimeMessage[]): void {
    this.#events.push(...events)
  }

  enqueue(...jobs: NewJob[]): void {
    this.#jobs.push(...jobs)
  }

  /** Writes them, events in the order in which they were gathered. */
  async write(tx: Connection): Promise<void> {
    const [hasEvents, hasJobs] = [this.#events.length > 0, this.#jobs.length > 0]
    const parts: SQL[] = []
    const wakes: SQL[] = []
    if (hasEvents) {
      parts.push(sql`events as (${insertEvents(this.#events)})`)
      wakes.push(sql`pg_notify(${outboxChannel.name}, '')`)
    }
    if (hasJobs) {
      parts.push(sql`waiting as (${insertJobs(this.#jobs)})`)
      wakes.push(sql`pg_notify(${jobsChannel.name}, 'due')`)
    }
    if (parts.length === 0) return
    await tx.execute(sql`with ${sql.join(parts, sql`, `)} select ${sql.join(wakes, sql`, `)}`)
    if (hasEvents) outboxChannel.wake()
    if (hasJobs) jobsChannel.wake('due')
  }
}
