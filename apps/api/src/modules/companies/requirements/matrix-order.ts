import { sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { employees } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { byWritten, type EmployeeOrder, ordered } from '../employees/order.ts'
import { departmentKey } from '../people-order.ts'
import type { MatrixSort } from './schema.ts'

/** How the people of the matrix follow each other. @param urgencies `employee_id` and `urgency` of all who are listed */
export function orderOf(companyId: number, sort: MatrixSort, locale: Locale, urgencies: SQL): EmployeeOrder {
  const name = nameKeyIn(locale)
  if (sort === 'department') return byWritten(departmentKey(companyId, locale), locale, false)
  if (sort === 'status')
    return ordered({
      join: sql`join (${urgencies}) pressing on pressing.employee_id = ${employees.id}`,
      key: sql`(pressing.urgency || ${name}) collate "C"`,
      isFalling: false,
    })
  return ordered({ key: name, isFalling: false })
}
