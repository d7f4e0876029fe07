import { sql, type SQL } from 'drizzle-orm'
import { outsideTrainings } from '../../../db/schema/index.ts'
import { periodOf } from './period.ts'

/**
 * What people had elsewhere in a year: selects `employee_id`, `seconds`, `cost` (halalas) of each who had any.
 * @param among the condition for the `employee_id` of those asked for, where they are few
 */
export function elsewhereIn(companyId: number, year: number, among?: (employeeId: SQL) => SQL): SQL {
  const { from, to } = periodOf(year)
  return sql`select ${outsideTrainings.employeeId} as employee_id, (sum(${outsideTrainings.minutes}) * 60)::float8 as seconds,
      sum(${outsideTrainings.cost})::float8 as cost
    from ${outsideTrainings} where ${outsideTrainings.companyId} = ${companyId} and ${outsideTrainings.removedAt} is null
      and ${outsideTrainings.completedOn} between ${from} and ${to} ${among ? sql`and ${among(sql`${outsideTrainings.employeeId}`)}` : sql``}
    group by 1`
}
