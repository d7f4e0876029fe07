import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'

/**
 * Has the required packages of a course begin anew for a learner who takes it again: what they kept of the taking before is set aside, and what
 * is open of them reports nothing more. The caller holds the enrolment.
 */
export async function setPackagesAside(tx: Connection, userId: number, courseId: number): Promise<void> {
  const endedAt = new Date().toISOString()
  const required = sql`l.course_id = ${courseId} and l.completion <> 'optional'`
  await tx.execute(sql`
    with ended as (
      delete from package_progress p using lessons l where p.user_id = ${userId} and l.id = p.lesson_id and ${required} returning p.*
    )
    insert into package_takings (user_id, lesson_id, part, ended_at, seconds, state, is_completed, is_passed, score, done_at)
    select user_id, lesson_id, part, ${endedAt}::timestamptz, seconds, state, is_completed, is_passed, score, done_at from ended`)
  // What names its registration is not found by that of another taking.
  await tx.execute(sql`
    update xapi_documents d set registration = ${endedAt}, key = d.key || ' ' || ${endedAt}
    from lessons l where d.user_id = ${userId} and l.id = d.lesson_id and d.kind = 'state' and d.registration = '' and ${required}`)
}

/** Since when a learner `u` takes a lesson `l` again; null while it is the first time. */
export const takenAgainAt = sql<
  Date | string | null
>`(select max(t.ended_at) from package_takings t where t.user_id = u.id and t.lesson_id = l.id)`

/** Of statements `s`, or what else is kept, those of the present taking. @param at when each was kept */
export const ofThisTaking = (
  { takenAgainAt: since }: { takenAgainAt: Date | null },
  at: SQL = sql`s.stored_at`,
): SQL => sql`${at} > coalesce(${since?.toISOString() ?? null}::timestamptz, '-infinity')`
