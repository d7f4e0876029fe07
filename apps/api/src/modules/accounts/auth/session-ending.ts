import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/index.ts'
import { emit } from '../../platform/outbox/emit.ts'

/**
 * Ends sessions and has the live lines of their people cut, on every process, if the transaction commits. Tabs whose session still
 * stands come back by themselves; a line that was opened with an ended one cannot.
 * @returns how many ended
 */
export async function endSessions(tx: Connection, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ userId: sessions.userId })
  await emit(
    tx,
    [...new Set(ended.map(({ userId }) => userId))].map(userId => ({ terminate: String(userId) })),
  )
  return ended.length
}

/** The sessions of the same browser as those that a condition finds, these included. */
export function sameBrowser(which: SQL | undefined): SQL {
  return sql`${sessions.browserId} in (select browser_id from ${sessions} where ${which})`
}
