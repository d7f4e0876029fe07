import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { isHeld } from './holders.ts'
import { isCurrent, isToCome, millis } from './period.ts'

interface Pool {
  companyId: number
  poolId: number
}

/** A licence place that a person holds, and its period. */
export interface Place {
  placeId: number
  startsAt: Date
  endsAt: Date
}

/**
 * Takes a place of a licence for each of some people. The caller has locked them and knows that there are as many; the pool's check refuses
 * more, whatever raced.
 * @returns the movement of the ledger that took each one's place, by employee
 */
export async function takePlaces(
  tx: Transaction,
  { companyId, poolId }: Pool,
  employeeIds: readonly number[],
): Promise<Map<number, number>> {
  if (employeeIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; employeeId: number }>(sql`
    with pool as (
      update seat_pools set used = used + ${employeeIds.length} where company_id = ${companyId} and id = ${poolId} returning id
    )
    insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
    select ${companyId}, pool.id, e.id, 'assigned', -1 from pool, unnest(${sql.param(employeeIds)}::bigint[]) as e(id)
    returning id::float8 as id, employee_id::float8 as "employeeId"`)
  if (rows.length !== employeeIds.length) throw new Error('Places were taken of a licence that is not there.')
  return new Map(rows.map(({ id, employeeId }) => [employeeId, id]))
}

/**
 * The places by which a person may learn, now and afterwards: those that they hold, else a free one of the licence that holds longest, with one of
 * what continues it. The caller has locked the employee.
 * @returns none where no place is free
 */
export async function placesFor(tx: Transaction, companyId: number, employeeId: number): Promise<Place[]> {
  const held = await heldBy(tx, companyId, employeeId)
  if (held.some(({ isNow }) => isNow)) return held.map(placeOf)
  const { rows: open } = await tx.execute<{ id: number }>(sql`
    select l.id::float8 as id from licences l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
    where l.company_id = ${companyId} and ${isCurrent} and p.used < p.bought order by l.ends_at desc, l.id`)
  for (const { id } of open)
    if (await takeFree(tx, companyId, employeeId, sql`l.id = ${id} and ${isCurrent}`)) {
      await takeFollowing(tx, companyId, employeeId, id)
      return (await heldBy(tx, companyId, employeeId)).map(placeOf)
    }
  return []
}

/** Of each licence that continues the one before, for as long as one is free. */
async function takeFollowing(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  id: number,
): Promise<void> {
  for (let before: number | null = id; before !== null;)
    before = await takeFree(tx, companyId, employeeId, sql`l.continues_id = ${before} and ${isToCome}`)
}

/** Takes a free place of a licence, unless another took the last one. @returns the licence */
async function takeFree(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  which: ReturnType<typeof sql>,
): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with pool as (
      update seat_pools p set used = used + 1 from licences l
      where l.company_id = ${companyId} and ${which} and p.company_id = l.company_id and p.id = l.pool_id and p.used < p.bought
      returning p.id, l.id as licence_id
    ), taken as (
      insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
      select ${companyId}, pool.id, ${employeeId}, 'assigned', -1 from pool returning id
    )
    select pool.licence_id::float8 as id from pool, taken`)
  return rows[0]?.id ?? null
}

interface Row extends Record<string, unknown> {
  placeId: number
  startsAt: number
  endsAt: number
  isNow: boolean
}

/** The licences are locked until the transaction ends, so that their end dates cannot change meanwhile. */
async function heldBy(tx: Transaction, companyId: number, employeeId: number): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select t.id::float8 as "placeId", ${millis(sql`l.starts_at`)} as "startsAt", ${millis(sql`l.ends_at`)} as "endsAt", ${isCurrent} as "isNow"
    from licences l join (select l.* from seat_ledger l where l.company_id = ${companyId} and l.employee_id = ${employeeId} and ${isHeld}) t
      on t.company_id = l.company_id and t.pool_id = l.pool_id
    where l.company_id = ${companyId} and ${isToCome} order by l.starts_at, l.id for share of l`)
  return rows
}

function placeOf({ placeId, startsAt, endsAt }: Row): Place {
  return { placeId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}
