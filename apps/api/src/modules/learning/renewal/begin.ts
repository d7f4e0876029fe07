import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { allowAttemptsAgain } from '../../exams/allowances/renewal.ts'
import { lockAccess } from '../access.ts'
import { countExams } from '../exam-progress.ts'
import { setPackagesAside } from '../packages/taking.ts'
import { isFinished } from '../percent.ts'
import { forgetSolved } from '../quizzes/forgetting.ts'
import { renewalDay } from './renewal-day.ts'

/**
 * Begins to take a completed course again, so that its completion holds longer: exams are to be passed again, with as many attempts as at
 * first; of a course without exams the required lessons are to be done again. The completion until now, its certificate and what companies
 * see of it stay. Begun a second time, it changes nothing.
 * @throws AppError `not_enrolled`; `nothing_to_renew` where the course is not completed, or the completion holds for good; `nothing_to_redo`
 */
export async function beginRenewal(db: Database, userId: number, courseId: number): Promise<void> {
  await db.transaction(async tx => {
    if (!(await lockAccess(tx, userId, courseId))) throw new AppError('not_enrolled')
    const { rows } = await tx.execute<{ began: boolean }>(sql`
      update enrolments e set renewing_since = coalesce(e.renewing_since, date_trunc('milliseconds', clock_timestamp()))
      from (select x.id, x.renewing_since is null as began from enrolments x where x.user_id = ${userId} and x.course_id = ${courseId}) o
      where e.id = o.id and ${isFinished('e')} and ${renewalDay(userId, courseId)} is not null
      returning o.began`)
    const [row] = rows
    if (!row) throw new AppError('nothing_to_renew')
    if (!row.began) return
    if (!(await allowAttemptsAgain(tx, userId, courseId))) await undoLessons(tx, userId, courseId)
    await countExams(tx, userId, courseId)
  })
}

/**
 * The course begins at its first lesson again: what was seen of lessons, and the time that was spent on them, count no more towards doing them.
 * Live ones are over, and are done again by their recording, where they have one. Days of learning, notes and answers stay.
 * @throws AppError `nothing_to_redo` where no lesson can be done again: nothing would ever complete the course
 */
async function undoLessons(tx: Connection, userId: number, courseId: number): Promise<void> {
  await tx.execute(sql`
    update lesson_progress p set completed_at = null, watched = '{}', watched_tenths = 0, seconds_seen = 0, position = 0, is_seen = false, started_at = null
    from lessons l where l.id = p.lesson_id and p.user_id = ${userId} and p.course_id = ${courseId} and l.completion <> 'optional'
      and (l.kind <> 'live' or l.media is not null)`)
  const { rows } = await tx.execute(sql`
    select from lessons l left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}
    where l.course_id = ${courseId} and l.retired_at is null and l.completion <> 'optional' and p.completed_at is null limit 1`)
  if (rows.length === 0) throw new AppError('nothing_to_redo')
  await tx.execute(
    sql`update enrolments set last_lesson_id = null where user_id = ${userId} and course_id = ${courseId}`,
  )
  await forgetSolved(tx, userId, courseId)
  await setPackagesAside(tx, userId, courseId)
}
