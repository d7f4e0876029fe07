import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'

interface Pool {
  companyId: number
  poolId: number
}

/** A licence place that a person holds. */
export interface HeldPlace extends Record<string, unknown> {
  /** The movement of the ledger that took it. */
  placeId: number
  employeeId: number
}

/** Movements after which a person no longer holds a place. */
const over = sql.raw(`('returned', 'expired', 'refunded')`)

/** Selects the movements `l` that took a place that is held still. */
export const isHeld = sql`l.movement = 'assigned' and not exists (select from seat_ledger r where r.company_id = l.company_id
  and r.pool_id = l.pool_id and r.employee_id = l.employee_id and r.movement in ${over} and r.id > l.id)`

/** Who holds a place of a licence, in the order in which they took it. */
export async function holdersOf(tx: Transaction, { companyId, poolId }: Pool): Promise<HeldPlace[]> {
  const { rows } = await tx.execute<HeldPlace>(sql`
    select l.id::float8 as "placeId", l.employee_id::float8 as "employeeId" from seat_ledger l
    where l.company_id = ${companyId} and l.pool_id = ${poolId} and ${isHeld} order by l.id`)
  return rows
}

/** How often locking is retried because another person took a place meanwhile. */
const tries = 20

/**
 * Locks the holders of a licence's places, what they learn by it, and its pool, in the lock order of all acts on people. Where a person takes a
 * place meanwhile, all are released and locked again, with that person: no row is ever waited for while the pool is locked.
 */
export async function lockHolders(tx: Transaction, pool: Pool): Promise<void> {
  for (let left = tries; left > 0; left -= 1)
    try {
      // What a savepoint holds is let go with it.
      await tx.transaction(held => lockOnce(held, pool))
      return
    } catch (error) {
      if (!(error instanceof TakenMeanwhile) || left === 1) throw error
    }
}

class TakenMeanwhile extends Error {
  constructor(poolId: number) {
    super(`Places of the pool ${poolId} were taken each time that its people were being locked.`)
    this.name = 'TakenMeanwhile'
  }
}

async function lockOnce(tx: Transaction, pool: Pool): Promise<void> {
  const { companyId, poolId } = pool
  const { rows: people } = await tx.execute<{ id: number }>(sql`
    select e.id::float8 as id from employees e where e.company_id = ${companyId} and e.id in (select l.employee_id from seat_ledger l
      where l.company_id = ${companyId} and l.pool_id = ${poolId} and ${isHeld})
    order by e.id for no key update`)
  await tx.execute(sql`
    select from enrolments n where (n.user_id, n.course_id) in (select g.user_id, g.course_id from enrolment_grants g
      join seat_ledger l on l.company_id = g.company_id and l.id = g.seat_id
      where l.company_id = ${companyId} and l.pool_id = ${poolId} and g.ended_reason is null)
    order by n.user_id, n.course_id for no key update`)
  await tx.execute(
    sql`select from seat_pools where company_id = ${companyId} and id = ${poolId} for no key update`,
  )
  const known = new Set(people.map(({ id }) => id))
  const held = await holdersOf(tx, pool)
  if (held.some(({ employeeId }) => !known.has(employeeId))) throw new TakenMeanwhile(poolId)
}
