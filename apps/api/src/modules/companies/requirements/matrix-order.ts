import { sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { employees } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { MatrixSort } from './schema.ts'

/** An order of people: the text by which they follow each other, and what it reads beside `employees`. */
export interface MatrixOrder {
  join: SQL
  key: SQL
}

/** @param urgencies `employee_id` and `urgency` of all who are listed */
export function orderOf(sort: MatrixSort, locale: Locale, urgencies: SQL): MatrixOrder {
  const name = nameKeyIn(locale)
  if (sort === 'department') {
    // Whoever is in none comes last.
    const department = sql`case when placed.id is null then '1' else '0' || lower(coalesce(placed.name ->> ${locale}, placed.name ->> 'ar', placed.name ->> 'en')) end`
    return {
      join: sql`left join departments placed on placed.id = ${employees.departmentId}`,
      key: sql`((${department}) || chr(1) || ${name}) collate "C"`,
    }
  }
  if (sort === 'status')
    return {
      join: sql`join (${urgencies}) pressing on pressing.employee_id = ${employees.id}`,
      key: sql`(pressing.urgency || ${name}) collate "C"`,
    }
  return { join: sql``, key: name }
}
