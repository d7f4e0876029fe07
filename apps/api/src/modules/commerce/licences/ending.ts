import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { licences } from '../../../db/schema/index.ts'
import { eachInTurn } from '../../platform/queue/each-in-turn.ts'
import { jobKind } from '../../platform/queue/job-kind.ts'
import { holdersOf, lockHolders } from './holders.ts'

/** Writes off the places of licences that have ended. */
export const endLicences = jobKind<Record<string, never>>('end_licences', { leaseSeconds: 120 })

/**
 * Writes off the places of licences whose last day is over: what people held, and what was free. The access that they gave has ended by the
 * clock, as each grant's end says.
 * @returns how many had ended
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function endDueLicences(db: Database): Promise<number> {
  const due = await db
    .select({ id: licences.id })
    .from(licences)
    .where(and(isNull(licences.endedAt), sql`${licences.endsAt} <= statement_timestamp()`))
    .orderBy(asc(licences.id))
    .limit(50)
  await eachInTurn(due, 'Some licences could not be ended.', ({ id }) =>
    db.transaction(tx => endLicence(tx, id)),
  )
  return due.length
}

async function endLicence(tx: Transaction, id: number): Promise<void> {
  const [licence] = await tx
    .select()
    .from(licences)
    .where(and(eq(licences.id, id), isNull(licences.endedAt)))
  if (!licence) return
  await lockHolders(tx, licence)
  const held = (await holdersOf(tx, licence)).map(({ employeeId }) => employeeId)
  const ended = await tx
    .update(licences)
    .set({ endedAt: sql`clock_timestamp()` })
    .where(and(eq(licences.id, id), isNull(licences.endedAt), sql`${licences.endsAt} <= clock_timestamp()`))
    .returning({ id: licences.id })
  if (ended.length === 0) return
  const { companyId, poolId } = licence
  // What was held comes back first, then all that came back or was free goes.
  await tx.execute(sql`insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
    select ${companyId}, ${poolId}, e.id, 'expired', 1 from unnest(${sql.param(held)}::bigint[]) as e(id)`)
  await tx.execute(sql`
    with pool as (
      select id, bought from seat_pools where company_id = ${companyId} and id = ${poolId}
    ), emptied as (
      update seat_pools p set bought = 0, used = 0 from pool where p.id = pool.id
    )
    insert into seat_ledger (company_id, pool_id, movement, seats)
    select ${companyId}, pool.id, 'expired', -pool.bought from pool`)
}
