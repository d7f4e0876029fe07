import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { retryRefusedLater } from '../../companies/assignments/standing-scope.ts'
import { endGrant } from '../../learning/grants.ts'
import { isHeld } from '../licences/holders.ts'
import { openSeat } from './open-seat.ts'

interface TakenSeat extends Record<string, unknown> {
  id: number
  poolId: number
  /** Null for a place of a licence. */
  courseId: number | null
  employeeId: number
}

/**
 * Gives the seats of people who leave back to their company's pools whole, those of begun and of completed courses too, and their places of
 * licences, and ends the access that they gave (company.md, Settled). The caller has locked the employees' rows and the enrolments of what is assigned to them.
 * @returns how many came back
 */
export async function returnSeats(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<number> {
  const taken = await takenBy(tx, companyId, employeeIds)
  await takeBackAll(tx, companyId, taken)
  return taken.length
}

/** What people hold of licences, given back in the order in which they took it. The caller has locked the employees' rows. */
export async function returnPlaces(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<void> {
  const taken = await takenBy(tx, companyId, employeeIds)
  await takeBackAll(
    tx,
    companyId,
    taken.filter(({ courseId }) => courseId === null),
  )
}

async function takenBy(
  tx: Transaction,
  companyId: number,
  employeeIds: readonly number[],
): Promise<TakenSeat[]> {
  const { rows } = await tx.execute<TakenSeat>(sql`
    select l.id::float8 as id, l.pool_id::float8 as "poolId", l.employee_id::float8 as "employeeId", p.course_id::float8 as "courseId"
    from seat_ledger l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
    where l.company_id = ${companyId} and l.employee_id = any(${sql.param(employeeIds)}::bigint[]) and ${isHeld}
    order by l.employee_id, p.course_id, l.id`)
  return rows
}

async function takeBackAll(tx: Transaction, companyId: number, taken: readonly TakenSeat[]): Promise<void> {
  for (const { id } of taken) await endGrant(tx, { seatId: id }, 'seat_returned')
  // In the order of the pools: two who give back to several lock them alike.
  const pools = [...Map.groupBy(taken, seat => seat.poolId)].toSorted(([a], [b]) => a - b)
  for (const [poolId, seats] of pools) {
    const { rowCount } = await tx.execute(sql`
      update seat_pools set used = used - ${seats.length}
      where company_id = ${companyId} and id = ${poolId} and used >= ${seats.length}`)
    if (rowCount !== 1) throw new Error(`The seat pool ${poolId} counts fewer seats than its ledger.`)
    const employees = seats.map(seat => seat.employeeId)
    await tx.execute(sql`insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
      select ${companyId}, ${poolId}, e.id, 'returned', 1 from unnest(${sql.param(employees)}::bigint[]) as e(id)`)
  }
  const courseIds = new Set(taken.flatMap(({ courseId }) => (courseId === null ? [] : [courseId])))
  if (courseIds.size > 0) await retryRefusedLater(tx, companyId, [...courseIds])
}

/** Gives back the seats of a course that people hold and have not begun to use; who holds none is passed over. */
export async function giveBack(
  tx: Transaction,
  companyId: number,
  courseId: number,
  employeeIds: readonly number[],
): Promise<void> {
  const held = openSeat(sql`${companyId}::bigint`, sql`e.id`, sql`${courseId}::bigint`)
  const { rowCount } = await tx.execute(sql`
    with held as (
      select h.id from (
        select e.id, ${held} as seat_id from unnest(${sql.param(employeeIds)}::bigint[]) as e(id)
      ) h join seat_ledger l on l.id = h.seat_id
      where not exists (select from seat_ledger s where s.company_id = l.company_id and s.pool_id = l.pool_id
        and s.employee_id = l.employee_id and s.movement = 'started' and s.id > l.id)
    ), pool as (
      update seat_pools set used = used - (select count(*) from held)
      where company_id = ${companyId} and course_id = ${courseId} returning id
    )
    insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
    select ${companyId}, pool.id, held.id, 'returned', 1 from pool, held`)
  if ((rowCount ?? 0) > 0) await retryRefusedLater(tx, companyId, [courseId])
}
