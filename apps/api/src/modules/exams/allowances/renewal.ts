import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'

/**
 * Gives a learner who takes a course again as many attempts at each of its exams as they had at first, whatever is used up. To be called under
 * `lockAccess`.
 * @returns whether the course has an exam
 */
export async function allowAttemptsAgain(tx: Connection, userId: number, courseId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with renewed as (select x.id, x.attempts_allowed from exams x where x.course_id = ${courseId} and x.published_at is not null),
    given as (
      insert into attempt_allowances (exam_id, user_id, extra_attempts, reason, created_at)
      select x.id, ${userId}::bigint, u.used - u.extra, 'تجديد إتمام الدورة · Renewal of the course', clock_timestamp()
      from renewed x cross join lateral (select
        (select count(*) from attempts a where a.exam_id = x.id and a.user_id = ${userId})::int as used,
        (select coalesce(sum(w.extra_attempts), 0) from attempt_allowances w
          where w.exam_id = x.id and w.user_id = ${userId} and w.withdrawn_at is null)::int as extra) u
      where x.attempts_allowed is not null and u.used > u.extra)
    select id from renewed`)
  return rows.length > 0
}
