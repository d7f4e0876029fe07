import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { seesNow } from './visible.ts'

export interface CountedGrade {
  percent: number | null
  passed: boolean | null
  is_visible: boolean
}

/**
 * The attempts of a learner that count, and what they come to: the exam's grade by its method, the average of rounded percentages. An attempt
 * that waits for its grader is left out, and one that was closed because access ended counts for nothing.
 * @param exam the alias of a row of `exams`
 * @returns a select of one row: `percent`, `passed` (null before the first), `is_visible`, whether all of it may be seen now
 */
export function countedGrade(exam: string, user: SQLWrapper | number, since?: SQL): SQL {
  const row = sql.raw(exam)
  const pick = (column: string) =>
    sql.raw(`case ${exam}.grade_method
      when 'first' then (array_agg(a.${column} order by a.number))[1]
      when 'latest' then (array_agg(a.${column} order by a.number desc))[1]`)
  return sql`select (${pick('percent')} when 'average' then round(avg(a.percent), 2) else max(a.percent) end)::float8 as percent,
      ${pick('passed')} when 'average' then avg(a.percent) >= ${row}.pass_mark else bool_or(a.passed) end as passed,
      coalesce(bool_and(${seesNow('overall', 'a', exam)}), true) as is_visible
    from attempts a where a.exam_id = ${row}.id and a.user_id = ${user} and a.state = 'graded' and a.submitted_by <> 'access_ended'
      ${since === undefined ? sql`` : sql`and a.submitted_at > ${since}`}`
}
