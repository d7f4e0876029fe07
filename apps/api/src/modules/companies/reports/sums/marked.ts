import { sql, type SQL } from 'drizzle-orm'
import { employees, reportMarks } from '../../../../db/schema/index.ts'

/** Selects the `id` of a company's people of whom something changed since what is kept of them was brought along. */
export const markedPeople = (company: SQL): SQL => sql`
  select e.id from ${reportMarks} m join ${employees} e on e.id = m.employee_id where e.company_id = ${company}
  union select e.id from ${reportMarks} m join ${employees} e on e.user_id = m.user_id where e.company_id = ${company}`
