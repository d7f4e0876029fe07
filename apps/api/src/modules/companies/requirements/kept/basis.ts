import { sql, type SQL } from 'drizzle-orm'
import type { StandingsAsked } from '../standings.ts'

/** Of what day and by what standings are reckoned, beside the records of the people themselves. */
export type Basis = Pick<StandingsAsked, 'companyId' | 'day' | 'working'>

/** In companies of fewer people where they stand is reckoned whenever it is asked. */
export const leastKept = 1000

/** To be raised with every change of how standings are reckoned, or numbered: what is kept by an earlier one is not read. */
const reckoning = 1

/** Another text whenever standings could be other ones though nothing happened to a person: what is kept by another one is not read. */
export function basisOf({ companyId, day, working }: Omit<Basis, 'day'> & { day: string | SQL }): SQL {
  return sql`md5(array[
    ${reckoning}::text, ${day}::text, ${JSON.stringify(working)}::text, (select o.time_zone from companies o where o.id = ${companyId}),
    (select string_agg(array[r.id, r.course_id, r.path_id, r.group_id, r.department_id, r.first_due_on - date '2000-01-01', r.first_due_days,
      r.counts_working_days::int, r.renewal_months, r.grace_days, extract(epoch from r.created_at), extract(epoch from r.ended_at)]::text, ',' order by r.id)
      from requirements r where r.company_id = ${companyId}),
    (select string_agg(array[c.path_id, c.course_id]::text, ',' order by c.path_id, c.course_id) from learning_path_courses c where c.company_id = ${companyId}),
    (select string_agg(array[d.id, d.parent_id]::text, ',' order by d.id) from departments d where d.company_id = ${companyId})
  ]::text)`
}
