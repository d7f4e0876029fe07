import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { isHeld } from '../../commerce/licences/holders.ts'
import { returnPlaces } from '../../commerce/seats/returning.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'

/** Whether an employee has begun a course that a licence opened to them. @param company, employee columns or parameters */
export const hasBegun = (
  company: ReturnType<typeof sql>,
  employee: ReturnType<typeof sql>,
) => sql<boolean>`exists (
  select from enrolment_grants g join seat_ledger s on s.company_id = g.company_id and s.id = g.seat_id
  where g.company_id = ${company} and g.kind = 'licence' and s.employee_id = ${employee} and g.ended_reason is null and (
    exists (select from lesson_progress p where p.user_id = g.user_id and p.course_id = g.course_id)
    or exists (select from attempts a join exams x on x.id = a.exam_id where a.user_id = g.user_id and x.course_id = g.course_id)))`

/**
 * Releases the places of employees who have begun nothing by them, and the access that they gave: as of seats, what was begun comes back
 * only when its person leaves.
 * @throws AppError `not_found` where they hold none; `place_begun`
 */
export async function givePlaceBack(tx: Transaction, actor: CompanyActor, employeeId: number): Promise<void> {
  const { companyId } = actor.member
  const [person] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
    .for('no key update')
  if (!person) throw new AppError('not_found')
  const ofPerson = sql`l.company_id = ${companyId} and l.employee_id = ${employeeId} and ${isHeld}`
  // With the enrolments locked, no one begins meanwhile.
  await tx.execute(sql`
    select from enrolments n where (n.user_id, n.course_id) in (select g.user_id, g.course_id from enrolment_grants g
      join seat_ledger l on l.company_id = g.company_id and l.id = g.seat_id
      where g.kind = 'licence' and g.ended_reason is null and ${ofPerson})
    order by n.user_id, n.course_id for no key update`)
  const { rows } = await tx.execute<{ held: boolean; begun: boolean }>(sql`
    select exists (select from seat_ledger l join licences c on c.company_id = l.company_id and c.pool_id = l.pool_id where ${ofPerson}) as held,
      ${hasBegun(sql`${companyId}::bigint`, sql`${employeeId}::bigint`)} as begun`)
  if (rows[0]?.held !== true) throw new AppError('not_found')
  if (rows[0].begun) throw new AppError('place_begun')
  await returnPlaces(tx, companyId, [employeeId])
  await audit(tx, actor, { action: 'licence.return_place', subject: { type: 'employee', id: employeeId } })
}
