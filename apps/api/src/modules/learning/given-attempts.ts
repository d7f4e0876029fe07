import { sql, type SQL } from 'drizzle-orm'

/**
 * The condition that an attempt `a` is to be seen by the company that assigned its course, by the assignment `o`: it was handed in while that was
 * assigned, this time or before, or while the company's licence opened the course. What the person had done by themselves by then is private.
 * @param hasLicences whether the company ever opened anything by a licence, where that is known for a whole statement
 */
export const isGivenBy = (hasLicences: SQL = sql`true`): SQL => sql`(a.submitted_at >= o.created_at
  or exists (select from assignments w where w.company_id = o.company_id and w.employee_id = o.employee_id and w.course_id = o.course_id
    and w.state = 'withdrawn' and a.submitted_at between w.created_at and w.withdrawn_at)
  or (${hasLicences} and exists (select from enrolment_grants g where g.company_id = o.company_id and g.kind = 'licence' and g.user_id = a.user_id
    and g.course_id = o.course_id and a.submitted_at >= g.starts_at and a.submitted_at < g.ends_at)))`
