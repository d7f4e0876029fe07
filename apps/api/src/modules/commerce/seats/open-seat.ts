import { sql, type SQL } from 'drizzle-orm'

/** The ledger's seat through which a person has a company course: taken and not released. */
export function openSeat(company: SQL, employee: SQL, course: SQL): SQL {
  return sql`(select max(l.id) from seat_ledger l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
    where l.company_id = ${company} and l.employee_id = ${employee} and l.movement = 'assigned' and p.course_id = ${course}
      and not exists (select from seat_ledger r where r.company_id = l.company_id and r.pool_id = l.pool_id
        and r.employee_id = l.employee_id and r.movement in ('returned', 'expired', 'refunded') and r.id > l.id))`
}
