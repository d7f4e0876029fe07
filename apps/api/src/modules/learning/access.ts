import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { keptStatement } from '../../db/kept-statement.ts'
import { courses, enrolments } from '../../db/schema/index.ts'

/** Whether a grant `g` opens its course. By the clock, not the transaction's start: who waited for a lock sees what has ended meanwhile. */
export const isOpenGrant =
  'g.starts_at <= clock_timestamp() and (g.ends_at is null or g.ends_at > clock_timestamp())'

/** The condition as text, for statements that are written as text. @param user, course columns or parameters */
export function accessText(user: string, course: string): string {
  return `exists (select from enrolment_grants g where g.user_id = ${user} and g.course_id = ${course} and ${isOpenGrant})`
}

/** Whether a person may learn a course now: any grant is open. The one condition that decides it, in every list and every act. */
export function hasAccess(user: SQLWrapper | number, course: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`exists (select from enrolment_grants g where g.user_id = ${user} and g.course_id = ${course} and ${sql.raw(isOpenGrant)})`
}

/** Whether a person has a course by themselves now, whatever a company gives them. */
export function hasOwnAccess(user: SQLWrapper | number, course: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`exists (select from enrolment_grants g where g.user_id = ${user} and g.course_id = ${course} and g.company_id is null and ${sql.raw(isOpenGrant)})`
}

/**
 * Locks a learner's enrolment until the transaction ends: acts that need access, and acts that change it, come one after another. Whatever
 * else they lock, they lock this first.
 * @param mode `share` where nothing of the course's progress is written
 * @returns whether the person may learn the course
 */
export async function lockAccess(
  tx: Connection,
  userId: number,
  courseId: number,
  mode: 'share' | 'write' = 'write',
): Promise<boolean> {
  const key = { userId, courseId }
  await (mode === 'share' ? sharing : holding)(tx).execute(key)
  // A statement of its own: what it reads is newer than the lock.
  const [row] = await looking(tx).execute(key)
  return row?.open === true
}

const user = sql.placeholder('userId')
const course = sql.placeholder('courseId')
const locking = (mode: 'share' | 'no key update', name: string) =>
  keptStatement(db =>
    db
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(and(eq(enrolments.userId, user), eq(enrolments.courseId, course)))
      .for(mode)
      .prepare(name),
  )
const sharing = locking('share', 'share_enrolment')
const holding = locking('no key update', 'hold_enrolment')
const looking = keptStatement(db =>
  db
    .select({ open: hasAccess(sql`${user}`, sql`${course}`) })
    .from(sql`(select) one`)
    .prepare('has_access'),
)

/** Locks the enrolments of many learners in the order of every act on several: acting on one after another then waits for no lock. */
export async function lockLearners(
  tx: Connection,
  courseId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    select 1 from enrolments where course_id = ${courseId} and user_id = any(${sql.param([...userIds])}::bigint[])
    order by user_id for no key update`)
}

/** Whether a person teaches the course that the statement reads: its lessons are open to them, too. */
export function isTeaching(user: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`exists (select from instructors t where t.id = ${courses.instructorId} and t.user_id = ${user} and t.state = 'approved')`
}
