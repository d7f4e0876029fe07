import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { WakeChannel } from '../../../db/wake-channel.ts'
import type { RealtimeMessage } from '../../../gateways/broadcast/broadcast.ts'

/** Wakes the relays when events are committed. */
export const outboxChannel = new WakeChannel('masar_outbox')

/**
 * Writes events into the outbox: they are published if and only if the transaction commits. Events of one person keep
 * their order if the transaction locks that person's row (`notify` does).
 */
export async function emit(tx: Connection, events: RealtimeMessage[]): Promise<void> {
  if (events.length === 0) return
  await tx.execute(sql`with written as (${insertEvents(events)}) select pg_notify(${outboxChannel.name}, '')`)
  outboxChannel.wake()
}

/** The part of a statement that writes events in their order; the caller that runs it wakes the channel. */
export function insertEvents(events: RealtimeMessage[]): SQL {
  return sql`insert into outbox (kind, payload)
    select 'event', e.payload from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as e(payload, place) order by e.place`
}
