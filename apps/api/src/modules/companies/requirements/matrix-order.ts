import { sql, type SQL } from 'drizzle-orm'
import { nameKeyIn } from '../../../db/names.ts'
import { foldedInSql } from '../../../db/schema/folded.ts'
import { employees } from '../../../db/schema/index.ts'
import { arabicFirst } from '../../../db/schema/names.ts'
import type { Locale } from '../../../locale.ts'
import type { MatrixSort } from './schema.ts'

/** An order of people: the text by which they follow each other, and what it reads beside `employees`. */
export interface MatrixOrder {
  join: SQL
  key: SQL
}

/** Departments with the key by which readers find their names, folded once for each. */
function foundDepartments(companyId: number, locale: Locale): SQL {
  const folded = foldedInSql(sql`coalesce(d.name ->> ${locale}, d.name ->> 'ar', d.name ->> 'en')`)
  return sql`select d.id, ${locale === 'ar' ? arabicFirst(sql`f.folded`) : sql`f.folded`} as key
    from departments d cross join lateral (select ${folded} as folded offset 0) f where d.company_id = ${companyId} offset 0`
}

/** @param urgencies `employee_id` and `urgency` of all who are listed */
export function orderOf(companyId: number, sort: MatrixSort, locale: Locale, urgencies: SQL): MatrixOrder {
  const name = nameKeyIn(locale)
  if (sort === 'department') {
    // People in none come last.
    const department = sql`case when placed.id is null then '1' else '0' || placed.key end`
    return {
      join: sql`left join (${foundDepartments(companyId, locale)}) placed on placed.id = ${employees.departmentId}`,
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
