import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { outbox } from '../../db/schema/index.ts'
import type { LiveMessage } from '../../gateways/broadcast/broadcast.ts'

const pageSize = 100
const retention = '1 hour'

/** Events that wait for an outside service: one process sends them for all, in order, and marks what was taken. */
export class OutboxQueue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async waiting(): Promise<{ id: number; attempts: number; event: LiveMessage }[]> {
    const rows = await this.#db
      .select({ id: outbox.id, attempts: outbox.attempts, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.kind, 'event'), isNull(outbox.deliveredAt)))
      .orderBy(asc(outbox.id))
      .limit(pageSize)
    return rows.map(({ id, attempts, payload }) => ({
      id,
      attempts,
      event: payload as unknown as LiveMessage,
    }))
  }

  async taken(id: number): Promise<void> {
    await this.#db
      .update(outbox)
      .set({ deliveredAt: sql`now()` })
      .where(eq(outbox.id, id))
  }

  async refused(id: number): Promise<void> {
    await this.#db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1` })
      .where(eq(outbox.id, id))
  }
}

/** Forgets events that no client can be waiting for any more: after so long each asks for what it missed. */
export async function forgetOldEvents(db: Database): Promise<void> {
  await db
    .delete(outbox)
    .where(and(eq(outbox.kind, 'event'), lt(outbox.createdAt, sql.raw(`now() - interval '${retention}'`))))
}
