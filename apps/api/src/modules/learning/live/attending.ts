import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { lockAccess } from '../access.ts'
import type { ReportedLesson } from '../progress-reports.ts'
import { settleAttendance } from '../progress.ts'
import { attendedSeconds, halfSeconds, liveNow, type LiveState } from './state.ts'

/** Seconds that clocks and networks may differ by. */
const slack = 5
/** Visits of one person to one lesson: tabs, devices and lost connections. */
const mostVisits = 100

/** One visit as the browser reports it: since it began, so many seconds. */
export interface VisitReport {
  key: string
  seconds: number
}

interface Standing extends Record<string, unknown> {
  state: LiveState
  attended: number
  half: number
}

async function standingOf(tx: Connection, userId: number, lessonId: number): Promise<Standing | undefined> {
  const { rows } = await tx.execute<Standing>(sql`
    select n.state, ${attendedSeconds(sql`${userId}::bigint`)} as attended, ${halfSeconds} as half
    from live_sessions s, ${liveNow} n where s.lesson_id = ${lessonId}`)
  return rows[0]
}

/**
 * Records that a learner is, or was, in a live lesson, and updates the progress of the lesson and the course. Reports of a visit say how long it has
 * lasted: late ones, doubled ones and those in another order come to the same, and none counts more than the clock allows since the first.
 * @throws AppError `not_enrolled`; `live_not_open` for a visit that begins while no one can join
 */
export async function reportVisit(db: Database, userId: number, lesson: ReportedLesson, visit: VisitReport) {
  return db.transaction(async tx => {
    if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
    const before = await standingOf(tx, userId, lesson.id)
    if (!before) throw new AppError('live_not_open')
    const isOpen = before.state === 'open' || before.state === 'under_way'
    if (!(await keepVisit(tx, userId, lesson.id, visit, isOpen))) throw new AppError('live_not_open')
    return settle(tx, userId, lesson, before)
  })
}

/** @returns false where it is none that is known, and none may begin */
async function keepVisit(
  tx: Connection,
  userId: number,
  lessonId: number,
  { key, seconds }: VisitReport,
  mayBegin: boolean,
): Promise<boolean> {
  const known = await tx.execute(sql`
    update live_visits v set seconds = greatest(v.seconds, least(${seconds}::int,
      floor(extract(epoch from clock_timestamp() - v.began_at))::int + ${slack}))
    where v.lesson_id = ${lessonId} and v.user_id = ${userId} and v.key = ${key} returning v.key`)
  if (known.rows.length > 0) return true
  if (!mayBegin) return false
  const begun = await tx.execute(sql`
    insert into live_visits (lesson_id, user_id, key, began_at, seconds)
    select ${lessonId}::bigint, ${userId}::bigint, ${key}, clock_timestamp(), least(${seconds}::int, ${slack})
    where (select count(*) from live_visits v where v.lesson_id = ${lessonId} and v.user_id = ${userId}) < ${mostVisits}
    returning key`)
  if (begun.rows.length === 0) throw new AppError('too_many_requests', { retryAfter: 3600 })
  return true
}

/** What has been attended counts as time of learning, too. */
async function settle(tx: Connection, userId: number, lesson: ReportedLesson, before: Standing) {
  const after = (await standingOf(tx, userId, lesson.id)) ?? before
  const { isCompleted, percent } = await settleAttendance(tx, userId, lesson, {
    isAttended: after.attended >= after.half,
    seconds: Math.max(0, after.attended - before.attended),
  })
  return {
    attended_seconds: after.attended,
    needed_seconds: after.half,
    is_completed: isCompleted,
    course_percent: percent,
  }
}

/**
 * Overrides the measured attendance of a learner; null lets the measured one count again. A lesson completed by it stays
 * done.
 * @throws AppError `not_found` for who does not learn the course; `live_not_open` before it has begun
 */
export async function correctAttendance(
  tx: Connection,
  instructorUserId: number,
  lesson: ReportedLesson,
  { userId, seconds }: { userId: number; seconds: number | null },
): Promise<void> {
  if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_found')
  const before = await standingOf(tx, userId, lesson.id)
  if (!before || before.state === 'upcoming' || before.state === 'cancelled')
    throw new AppError('live_not_open')
  if (seconds === null)
    await tx.execute(sql`delete from live_corrections where lesson_id = ${lesson.id} and user_id = ${userId}`)
  else
    await tx.execute(sql`
      insert into live_corrections (lesson_id, user_id, seconds, corrected_by)
      select s.lesson_id, ${userId}::bigint, least(${seconds}::int, extract(epoch from s.ends_at - s.starts_at)::int), ${instructorUserId}::bigint
      from live_sessions s where s.lesson_id = ${lesson.id}
      on conflict (lesson_id, user_id) do update set seconds = excluded.seconds, corrected_by = excluded.corrected_by, corrected_at = now()`)
  const after = (await standingOf(tx, userId, lesson.id)) ?? before
  await settleAttendance(tx, userId, lesson, { isAttended: after.attended >= after.half, seconds: 0 })
}
