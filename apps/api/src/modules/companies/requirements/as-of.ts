import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { endOf } from './standings.ts'

/** The day that an answer is as of: today, unless an earlier one is named. @throws AppError `validation` for one to come */
export async function asOf(
  connection: Pick<Connection, 'execute'>,
  companyId: number,
  day: string | undefined,
): Promise<string> {
  const today = await companyToday(connection, companyId)
  if (day !== undefined && day > today)
    throw new AppError('validation', { fields: { as_of: [{ code: 'day_future' }] } })
  return day ?? today
}

/**
 * The people of a company on a day: known or joined by then, and not away at its end. An absence from before the record was made (`hideEarlier`) hides
 * no day on which the record was there.
 */
export function peopleOn(day: string, companyId: number): SQL {
  return sql`(${employees.createdAt} < ${endOf(day, companyId)} or ${employees.joinedOn} <= ${day}::date)
    and (${employees.state} <> 'deactivated' or ${employees.deactivatedAt} >= ${endOf(day, companyId)})
    and not exists (select from employee_absences b where b.employee_id = ${employees.id}
      and b.left_at < ${endOf(day, companyId)} and b.returned_at >= ${endOf(day, companyId)}
      and (b.left_at >= ${employees.createdAt} or ${employees.createdAt} >= ${endOf(day, companyId)}))`
}
