import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Since when a learner takes a course again; before all time where they do not, so that everything counts. */
export const renewingSince = (user: SQLWrapper | number, course: SQLWrapper | number): SQL =>
  sql`coalesce((select n.renewing_since from enrolments n where n.user_id = ${user} and n.course_id = ${course}), '-infinity')`
