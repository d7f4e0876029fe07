import { sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { openSeat } from './open-seat.ts'

/**
 * Takes a seat of a course for each of some people. The caller has locked the pool and counted its free seats: the pool's check refuses
 * more, whatever raced.
 * @returns the movement of the ledger that took each one's seat, by employee
 */
export async function takeSeats(
  tx: Transaction,
  { companyId, courseId }: { companyId: number; courseId: number },
  employeeIds: readonly number[],
): Promise<Map<number, number>> {
  if (employeeIds.length === 0) return new Map()
  const { rows: taken } = await tx.execute<{ id: number; employeeId: number }>(sql`
    with pool as (
      update seat_pools set used = used + ${employeeIds.length}
      where company_id = ${companyId} and course_id = ${courseId} returning id
    )
    insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
    select ${companyId}, pool.id, e.id, 'assigned', -1 from pool, unnest(${sql.param(employeeIds)}::bigint[]) as e(id)
    returning id::float8 as id, employee_id::float8 as "employeeId"`)
  if (taken.length !== employeeIds.length) throw new Error('Seats were taken of a pool that is not there.')
  return new Map(taken.map(({ id, employeeId }) => [employeeId, id]))
}

/** Writes down that people have begun a course by the seats that they hold; who holds none is passed over. */
export async function startSeats(
  tx: Connection,
  courseId: number,
  people: readonly { companyId: number; employeeId: number }[],
): Promise<void> {
  if (people.length === 0) return
  const given = people.map(({ companyId, employeeId }) => ({
    company_id: companyId,
    employee_id: employeeId,
  }))
  await tx.execute(sql`
    insert into seat_ledger (company_id, pool_id, employee_id, movement, seats)
    select g.company_id, p.id, g.employee_id, 'started', 0
    from json_to_recordset(${JSON.stringify(given)}::json) as g(company_id bigint, employee_id bigint)
      join seat_pools p on p.company_id = g.company_id and p.course_id = ${courseId}
    where ${openSeat(sql`g.company_id`, sql`g.employee_id`, sql`p.course_id`)} is not null`)
}
