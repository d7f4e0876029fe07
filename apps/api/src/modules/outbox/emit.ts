import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { outbox } from '../../db/schema/index.ts'
import type { RealtimeMessage } from '../../gateways/broadcast/broadcast.ts'

/** PostgreSQL's own channel by which a commit wakes every process. */
export const wakeChannel = 'masar_outbox'

/**
 * Writes events into the outbox: they are published if and only if the transaction commits. Events of one person keep
 * their order if the transaction locks that person's row (`notify` does).
 */
export async function emit(tx: Connection, events: RealtimeMessage[]): Promise<void> {
  if (events.length === 0) return
  await tx.insert(outbox).values(events.map(event => ({ kind: 'event' as const, payload: { ...event } })))
  await tx.execute(sql`select pg_notify(${wakeChannel}, '')`)
}
