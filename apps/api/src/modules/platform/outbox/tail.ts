import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { outbox } from '../../../db/schema/index.ts'
import type { RealtimeMessage } from '../../../gateways/broadcast/broadcast.ts'

/** A transaction that has not committed by then never will: statements and idle transactions end long before. */
const gapAge = 10 * 60_000
const pageSize = 500

/**
 * Reads the outbox for one process: every event that commits after it began, each once. Ids are assigned before
 * transactions commit, so a skipped id is looked for again until it is too old to appear.
 */
export class OutboxTail {
  readonly #db: Database
  #last = 0
  readonly #gaps = new Map<number, number>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Starts after what is there already: a client that connects later asks the API for what came before. */
  async begin(): Promise<void> {
    const [row] = await this.#db.select({ last: sql<string>`coalesce(max(${outbox.id}), 0)` }).from(outbox)
    this.#last = Number(row?.last ?? 0)
  }

  async read(now = Date.now()): Promise<RealtimeMessage[]> {
    for (const [id, since] of this.#gaps) if (now - since > gapAge) this.#gaps.delete(id)
    const gaps = [...this.#gaps.keys()]
    const rows = await this.#db
      .select({ id: outbox.id, payload: outbox.payload })
      .from(outbox)
      .where(
        and(
          eq(outbox.kind, 'event'),
          gaps.length > 0
            ? or(gt(outbox.id, this.#last), inArray(outbox.id, gaps))
            : gt(outbox.id, this.#last),
        ),
      )
      .orderBy(asc(outbox.id))
      .limit(pageSize)
    for (const { id } of rows) this.#pass(id, now)
    return rows.map(({ payload }) => payload as unknown as RealtimeMessage)
  }

  #pass(id: number, now: number): void {
    this.#gaps.delete(id)
    // A jump beyond reason (a sequence set by hand) is no gap to wait for.
    for (let missing = Math.max(this.#last + 1, id - 1000); missing < id; missing += 1)
      this.#gaps.set(missing, now)
    this.#last = Math.max(this.#last, id)
  }
}
