import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employeeAbsences } from '../../../db/schema/index.ts'
import { companyDay } from '../../platform/calendar/days.ts'

/** Notes that people have left. @param which selects `company_id` and `id` of employees */
export async function startAbsences(tx: Connection, which: SQL): Promise<void> {
  await tx.execute(
    sql`insert into ${employeeAbsences} (company_id, employee_id) select w.company_id, w.id from (${which}) w`,
  )
}

/** Records that an employee has come back. */
export async function endAbsence(tx: Connection, companyId: number, employeeId: number): Promise<void> {
  await tx
    .update(employeeAbsences)
    .set({ returnedAt: sql`now()` })
    .where(
      and(
        eq(employeeAbsences.companyId, companyId),
        eq(employeeAbsences.employeeId, employeeId),
        isNull(employeeAbsences.returnedAt),
      ),
    )
}

/**
 * Who comes back after the record of their earlier time stopped naming them has a new one, by the same account: what they did until today counts
 * there, and is not counted again here.
 */
export async function hideEarlier(
  tx: Connection,
  { companyId, employeeId, userId }: { companyId: number; employeeId: number; userId: number },
): Promise<void> {
  await tx.execute(sql`insert into ${employeeAbsences} (company_id, employee_id, left_at, returned_at)
    select f.company_id, ${employeeId}, min(f.created_at) - interval '1 day', now() from employees f
    where f.company_id = ${companyId} and f.user_id = ${userId} and f.anonymised_at is not null
      and not exists (select from ${employeeAbsences} b where b.employee_id = ${employeeId})
    group by f.company_id`)
}

/** Has the absences of a company's employees say what their states say, after these were written as a whole. */
export async function followStates(tx: Connection, companyId: number): Promise<void> {
  await tx.execute(sql`update employee_absences b set returned_at = now() from employees e
    where e.id = b.employee_id and e.company_id = ${companyId} and e.state = 'active' and b.returned_at is null`)
  await startAbsences(
    tx,
    sql`select e.company_id, e.id from employees e where e.company_id = ${companyId} and e.state = 'deactivated'
      and not exists (select from employee_absences b where b.employee_id = e.id and b.returned_at is null)`,
  )
}

/**
 * The SQL condition that an employee worked for the company on a day; the days of leaving and of coming back count.
 * @param end ends the search within it, as its caller's plan needs it
 */
export const workedOn = (employeeId: SQL, day: SQL, company: SQL, end = sql``): SQL =>
  sql`not exists (select from employee_absences b where b.employee_id = ${employeeId}
    and ${day} > ${companyDay(sql`b.left_at`, company)} and (b.returned_at is null or ${day} < ${companyDay(sql`b.returned_at`, company)}) ${end})`

/**
 * The SQL condition that an employee worked for the company at a point in time.
 * @param end ends the search within it, as its caller's plan needs it
 */
export const workedAt = (employeeId: SQL, moment: SQL, end = sql``): SQL =>
  sql`not exists (select from employee_absences b where b.employee_id = ${employeeId}
    and ${moment} > b.left_at and (b.returned_at is null or ${moment} < b.returned_at) ${end})`
