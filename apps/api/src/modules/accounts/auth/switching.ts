import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sessions, users, type Capacity } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { capacitiesOf, type AccountCapacity } from './capacities.ts'
import { endSessions } from './session-ending.ts'
import { insertSession, signInFields, type Caller } from './session-opening.ts'
import type { Viewer } from './viewer.ts'

/**
 * Opens a session in another capacity of the same account, in the same browser. The session it comes from stays; an earlier one of this
 * browser in that capacity ends, so that switching to and fro leaves none behind. What was proved in this session counts there, too.
 * @throws AppError `forbidden` for a capacity that the account does not have
 */
export async function switchCapacity(
  db: Database,
  viewer: Viewer,
  wanted: { capacity: Capacity; company_id?: number },
  caller: Caller,
) {
  return db.transaction(async tx => {
    const [account] = await tx.select(signInFields).from(users).where(eq(users.id, viewer.id)).for('share')
    if (!account) throw new AppError('unauthenticated')
    const found = (await capacitiesOf(tx, account)).find(
      entry =>
        entry.capacity === wanted.capacity &&
        (entry.capacity !== 'company' || entry.companyId === wanted.company_id),
    )
    if (!found) throw new AppError('forbidden')
    const [current] = await tx
      .select({
        browserId: sessions.browserId,
        provedAt: sessions.provedAt,
        secondFactorAt: sessions.secondFactorAt,
      })
      .from(sessions)
      .where(eq(sessions.id, viewer.sessionId))
      .for('update')
    if (!current) throw new AppError('unauthenticated')
    await endSessions(
      tx,
      and(
        eq(sessions.browserId, current.browserId),
        eq(sessions.userId, viewer.id),
        eq(sessions.capacity, found.capacity),
        found.capacity === 'company' ? eq(sessions.companyId, found.companyId) : undefined,
        // Asked for what it acts as already, a session does not end itself.
        sql`${sessions.id} <> ${viewer.sessionId}`,
      ),
    )
    return insertSession(tx, account, caller, found, current)
  })
}

/** A capacity as its owner reads it. */
export function presentCapacity(entry: AccountCapacity, viewer: Viewer, locale: Locale) {
  const company =
    entry.capacity === 'company' ? { id: entry.companyId, name: pick(entry.companyName, locale) } : null
  const branch = entry.capacity === 'company' ? entry.branchName : null
  return {
    capacity: entry.capacity,
    is_current:
      entry.capacity === viewer.capacity && (company === null || company.id === viewer.member?.companyId),
    company,
    role: entry.capacity === 'personal' ? null : entry.role,
    branch: branch && pick(branch, locale),
  }
}
