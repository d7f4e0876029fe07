import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * How much of a course somebody has done, by its lessons `l` and what is kept of them, `p`.
 * @param doneAt when a lesson was completed; null where it was not
 */
export function percentOf(user: SQLWrapper, course: SQLWrapper, doneAt: SQL = sql`p.completed_at`): SQL {
  return sql`(select floor(100.0 * count(${doneAt}) / greatest(count(*), 1)) from lessons l
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${user}
    where l.course_id = ${course} and l.retired_at is null and l.completion <> 'optional')::int`
}
