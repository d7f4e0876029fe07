import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../platform/notifications/notify.ts'
import { lockAccess } from './access.ts'
import { followProgress } from './assigned.ts'
import { completeIfDone } from './certificates/completion.ts'
import { openGrant } from './grants.ts'
import type { KeptReport } from './merging.ts'
import { percentOf } from './percent.ts'
import { keepQuietReport, keepReport, type ProgressReport, type ReportedLesson } from './progress-reports.ts'
import { segmentsOf } from './watching.ts'

/** Enrols in a free course; a second time changes nothing. @throws AppError `not_found`, `course_not_free` */
export async function enrolFree(db: Database, userId: number, courseId: number): Promise<void> {
  await db.transaction(async tx => {
    // Locked alone, not shared: enrolling counts into this row, and two that share it would wait for each other for ever.
    const {
      rows: [course],
    } = await tx.execute<{ price: string; title: BilingualText }>(
      sql`select price, title from courses where id = ${courseId} and state = 'published' for no key update`,
    )
    if (!course) throw new AppError('not_found')
    if (Number(course.price) > 0) throw new AppError('course_not_free')
    const { isNew, hadAccess } = await openGrant(tx, { userId, courseId, kind: 'free' })
    if (!isNew || hadAccess) return
    await notify(tx, {
      userId,
      kind: 'enrolled',
      isOwnAct: true,
      link: `/Course/${courseId}`,
      data: { name: course.title, course_id: courseId },
    })
  })
}

/**
 * Records how far a lesson has come and brings the course's percentage along; the last lesson may complete the course.
 * @throws AppError `not_enrolled` where access has ended: progress opens nothing; `lesson_unfinished` where the button doesn't complete it (yet)
 */
export async function recordProgress(
  db: Database,
  userId: number,
  lesson: ReportedLesson,
  report: ProgressReport,
) {
  // What the button does is undone where it does not complete the lesson.
  const row =
    (report.isCompleted === undefined ? await keepQuietReport(db, { userId, lesson, report }) : undefined) ??
    (await recordWithEffects(db, userId, lesson, report))
  return {
    is_completed: row.isCompleted,
    position_seconds: row.position,
    watched_seconds: row.tenths / 10,
    uncounted: segmentsOf(row.uncounted),
    course_percent: row.percent,
  }
}

async function recordWithEffects(
  db: Database,
  userId: number,
  lesson: ReportedLesson,
  report: ProgressReport,
): Promise<KeptReport> {
  return db.transaction(async tx => {
    // One learner's reports of one course come one after another, so that the percentage is never counted from half of them.
    if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
    const row = await keepReport(tx, userId, lesson, report)
    if (report.isCompleted && !row.isCompleted)
      throw new AppError('lesson_unfinished', {
        data: { watched_seconds: row.tenths / 10, needed_seconds: (lesson.needed ?? 0) / 10 },
      })
    await bringAlong(tx, userId, lesson, row)
    return row
  })
}

/**
 * Completes a lesson by its quiz where that is its rule; what something else completes stays as it is. The caller holds the enrolment.
 * @param isSolved each of its questions was right once
 */
export async function settleQuiz(
  tx: Transaction,
  userId: number,
  lesson: ReportedLesson,
  isSolved: boolean,
): Promise<{ isCompleted: boolean; percent: number }> {
  if (lesson.by !== 'quiz') return standingOf(tx, userId, lesson)
  const row = await keepReport(tx, userId, lesson, { isQuizSolved: isSolved })
  await bringAlong(tx, userId, lesson, row)
  return row
}

/**
 * Counts what was attended of a live lesson, and completes it where that is its rule and it was enough. The caller holds the enrolment.
 * @param seconds attended since the last report: time of learning
 */
export async function settleAttendance(
  tx: Connection,
  userId: number,
  lesson: ReportedLesson,
  { isAttended, seconds }: { isAttended: boolean; seconds: number },
): Promise<{ isCompleted: boolean; percent: number }> {
  const row = await keepReport(tx, userId, lesson, { isAttended, secondsSeen: seconds })
  await bringAlong(tx, userId, lesson, row)
  return row
}

/**
 * Counts the time that was spent in a package, and completes its lesson where that is its rule and the package says so. The caller holds the
 * enrolment.
 */
export async function settlePackage(
  tx: Connection,
  userId: number,
  lesson: ReportedLesson,
  { isDone, seconds }: { isDone: boolean; seconds: number },
): Promise<{ isCompleted: boolean; percent: number }> {
  const row = await keepReport(tx, userId, lesson, { isPackageDone: isDone, secondsSeen: seconds })
  await bringAlong(tx, userId, lesson, row)
  return row
}

/** What follows from a report that was kept: an assignment of a company follows the course until it is completed, which the last lesson may do. */
async function bringAlong(
  tx: Connection,
  userId: number,
  { courseId }: ReportedLesson,
  { isCompleted, wasCompleted }: KeptReport,
): Promise<void> {
  await followProgress(tx, [userId], courseId, 0)
  if (isCompleted && !wasCompleted) await completeIfDone(tx, userId, courseId)
}

async function standingOf(tx: Connection, userId: number, lesson: ReportedLesson) {
  const { rows } = await tx.execute<{ done: boolean; percent: number }>(sql`
    select e.percent, exists (select from lesson_progress p where p.user_id = ${userId} and p.lesson_id = ${lesson.id}
      and p.completed_at is not null) as done
    from enrolments e where e.user_id = ${userId} and e.course_id = ${lesson.courseId}`)
  return { isCompleted: rows[0]?.done === true, percent: rows[0]?.percent ?? 0 }
}

/**
 * Completes a lesson of many learners at once, and brings their courses along: none of them was there. The caller holds their enrolments.
 * @param userIds in their order
 */
export async function completeForMany(
  tx: Transaction,
  userIds: readonly number[],
  { id, courseId }: Pick<ReportedLesson, 'id' | 'courseId'>,
): Promise<void> {
  const users = sql`${sql.param([...userIds])}::bigint[]`
  await tx.execute(sql`
    insert into lesson_progress as p (user_id, lesson_id, course_id, started_at, completed_at)
    select u.id, ${id}::bigint, ${courseId}::bigint, clock_timestamp(), date_trunc('milliseconds', clock_timestamp())
    from unnest(${users}) as u(id) order by u.id
    on conflict (user_id, lesson_id) do update
      set completed_at = coalesce(p.completed_at, excluded.completed_at), updated_at = now()`)
  await tx
    .update(enrolments)
    .set({ percent: percentOf(enrolments.userId, enrolments.courseId) })
    .where(and(sql`${enrolments.userId} = any(${users})`, eq(enrolments.courseId, courseId)))
  await followProgress(tx, userIds, courseId, 0)
  for (const userId of userIds) await completeIfDone(tx, userId, courseId)
}
