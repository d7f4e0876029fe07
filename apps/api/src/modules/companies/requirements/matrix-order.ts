import { sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { employees } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { departmentKey, keyThenName } from '../people-order.ts'
import type { MatrixSort } from './schema.ts'

/** An order of people: the text by which they follow each other, and what it reads beside `employees`. */
export interface MatrixOrder {
  join: SQL
  key: SQL
}

/** @param urgencies `employee_id` and `urgency` of all who are listed */
export function orderOf(companyId: number, sort: MatrixSort, locale: Locale, urgencies: SQL): MatrixOrder {
  const name = nameKeyIn(locale)
  if (sort === 'department') {
    const department = departmentKey(companyId, locale)
    return { join: department.join, key: keyThenName(department, locale, false) }
  }
  if (sort === 'status')
    return {
      join: sql`join (${urgencies}) pressing on pressing.employee_id = ${employees.id}`,
      key: sql`(pressing.urgency || ${name}) collate "C"`,
    }
  return { join: sql``, key: name }
}
