import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { licences } from '../../../db/schema/index.ts'
import { moveGrants } from '../../learning/licence-grants.ts'
import { startOfDay } from '../../platform/calendar/days.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import { endLicences } from './ending.ts'

/**
 * Has a company's licences begin and end with their days in its new time zone. The caller has locked the company; taking a
 * place locks its licence, so that what it opens is found here, or ends by the new zone.
 */
export async function moveLicences(tx: Transaction, companyId: number): Promise<void> {
  const open = and(eq(licences.companyId, companyId), isNull(licences.endedAt))
  await tx
    .select({ id: licences.id })
    .from(licences)
    .where(open)
    .orderBy(asc(licences.id))
    .for('no key update')
  const company = sql`${companyId}::bigint`
  const moved = await tx
    .update(licences)
    .set({
      startsAt: startOfDay(sql`${licences.startsOn}`, company),
      endsAt: startOfDay(sql`(${licences.endsOn} + 1)`, company),
    })
    .where(open)
    .returning({ poolId: licences.poolId, startsAt: licences.startsAt, endsAt: licences.endsAt })
  if (moved.length === 0) return
  await moveGrants(tx, companyId, moved)
  for (const { endsAt } of moved)
    await enqueue(tx, endLicences, {}, { runAt: endsAt, uniqueKey: endsAt.toISOString() })
}
