import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { seesNow } from './visible.ts'

export interface CountedGrade {
  percent: number | null
  passed: boolean | null
  is_visible: boolean
}

/**
 * What the attempts `a` of one learner in one exam come to: the exam's grade by its method, the average of rounded percentages. To be
 * selected from attempts that {@link isCounted}.
 * @param exam the alias of a row of `exams`
 * @returns the columns `percent`, `passed` (null before the first), `is_visible`, whether all of it may be seen now
 */
export function countedColumns(exam: string): SQL {
  const pick = (column: string) =>
    sql.raw(`case ${exam}.grade_method
      when 'first' then (array_agg(a.${column} order by a.number))[1]
      when 'latest' then (array_agg(a.${column} order by a.number desc))[1]`)
  return sql`(${pick('percent')} when 'average' then round(avg(a.percent), 2) else max(a.percent) end)::float8 as percent,
      ${pick('passed')} when 'average' then avg(a.percent) >= ${sql.raw(exam)}.pass_mark else bool_or(a.passed) end as passed,
      coalesce(bool_and(${seesNow('overall', 'a', exam)}), true) as is_visible`
}

/** An attempt `a` that waits for its grader is left out, and one that was closed because access ended counts for nothing. */
export const isCounted = sql`a.state = 'graded' and a.submitted_by <> 'access_ended'`

/**
 * The attempts of a learner that count, and what they come to.
 * @param exam the alias of a row of `exams`
 * @param only.since attempts after it alone
 * @param only.which a condition for them besides
 * @returns a select of one row of {@link countedColumns}
 */
export function countedGrade(
  exam: string,
  user: SQLWrapper | number,
  { since, which }: { since?: SQL | undefined; which?: SQL | undefined } = {},
): SQL {
  return sql`select ${countedColumns(exam)}
    from attempts a where a.exam_id = ${sql.raw(exam)}.id and a.user_id = ${user} and ${isCounted}
      ${since === undefined ? sql`` : sql`and a.submitted_at > ${since}`}${which === undefined ? sql`` : sql` and ${which}`}`
}
