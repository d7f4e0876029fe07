import { sql, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Connection } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { viewersWho } from '../../plugins/access.ts'
import { viewerOf } from '../../plugins/caller.ts'

/** An approved instructor, acting for themselves. */
export const teach = viewersWho(
  ({ capacity, instructorId }) => capacity === 'personal' && instructorId !== null,
)

/** The caller as an instructor. Only for routes whose policy lets instructors alone in. */
export function instructorOf(request: FastifyRequest): number {
  const { instructorId } = viewerOf(request)
  if (instructorId === null) throw new AppError('forbidden')
  return instructorId
}

/** No one grades their own attempt. @param attempt its alias */
export function isOfAnother(instructorId: number, attempt = 'a'): SQL<boolean> {
  return sql<boolean>`${sql.raw(attempt)}.user_id is distinct from (select i.user_id from instructors i where i.id = ${instructorId})`
}

/** Which courses an instructor sees and grades: their own. @param course its alias */
export function isTaughtBy(instructorId: number, course = 'c'): SQL<boolean> {
  return sql<boolean>`${sql.raw(course)}.instructor_id = ${instructorId}`
}

/** @throws AppError `not_found` where an instructor does not teach a course */
export async function assertTaught(db: Connection, courseId: number, instructorId: number): Promise<void> {
  const { rows } = await db.execute(
    sql`select from courses c where c.id = ${courseId} and ${isTaughtBy(instructorId)}`,
  )
  if (rows.length === 0) throw new AppError('not_found')
}

/** Whether a person is an instructor who teaches a course, now. */
export async function teachesCourse(
  db: Connection,
  { viewerId, courseId }: { viewerId: number; courseId: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from courses c join instructors t on t.id = c.instructor_id
    where c.id = ${courseId} and t.user_id = ${viewerId} and t.state = 'approved'`)
  return rows.length > 0
}
