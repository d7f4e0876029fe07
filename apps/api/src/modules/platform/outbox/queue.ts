import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { outbox } from '../../../db/schema/index.ts'
import type { RealtimeMessage } from '../../../gateways/broadcast/broadcast.ts'

const pageSize = 100
const retention = '1 hour'

/** Events for an external service: one process publishes them for all, in order, and marks what was delivered. */
export class OutboxQueue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async waiting(): Promise<{ id: number; attempts: number; event: RealtimeMessage }[]> {
    const rows = await this.#db
      .select({ id: outbox.id, attempts: outbox.attempts, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.kind, 'event'), isNull(outbox.deliveredAt)))
      .orderBy(asc(outbox.id))
      .limit(pageSize)
    return rows.map(({ id, attempts, payload }) => ({
      id,
      attempts,
      event: payload as unknown as RealtimeMessage,
    }))
  }

  async delivered(id: number): Promise<void> {
    await this.#db
      .update(outbox)
      .set({ deliveredAt: sql`now()` })
      .where(eq(outbox.id, id))
  }

  async failed(id: number): Promise<void> {
    await this.#db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(eq(outbox.id, id))
  }
}

/** Deletes events that no client can be waiting for any more: a client that reconnects later asks the API for what it missed. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db
    .delete(outbox)
    .where(and(eq(outbox.kind, 'event'), lt(outbox.createdAt, sql.raw(`now() - interval '${retention}'`))))
}
