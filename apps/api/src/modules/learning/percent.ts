import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * How much of a course a learner has done: of its required lessons `l` and exams, of which enrolments keep how many are passed. What is added to a
 * course after it was completed takes nothing away. Of a course that is being taken again, only what was done since counts.
 * @param doneAt when a lesson was completed, by what is kept of it, `p`; null where it was not
 */
export function percentOf(user: SQLWrapper, course: SQLWrapper, doneAt: SQL = sql`p.completed_at`): SQL {
  return sql`(select case when e.is_finished then 100
      else floor(100.0 * (required.done + least(coalesce(e.exams_passed, 0), exams.count)) / greatest(required.count + exams.count, 1)) end
    from (select count(*), count(${doneAt}) as done from lessons l
        left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${user}
        where l.course_id = ${course} and l.retired_at is null and l.completion <> 'optional') required
      cross join (select count(*) from exams x where x.course_id = ${course} and x.published_at is not null) exams
      left join (select o.exams_passed, o.renewing_since is null and ${isFinished('o')} as is_finished from enrolments o
        where o.user_id = ${user} and o.course_id = ${course}) e on true)::int`
}

/** Whether the course of an enrolment is completed, and the learner has its certificate: an exam's review policy may hold it back. */
export const isFinished = (enrolment: string): SQL<boolean> => {
  const e = sql.raw(enrolment)
  return sql<boolean>`(${e}.completed_at is not null and exists (select from certificates c where c.user_id = ${e}.user_id
    and c.course_id = ${e}.course_id and c.completed_at = ${e}.completed_at and c.released_at is not null))`
}
