import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import { enrolments, lessonProgress } from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../platform/notifications/notify.ts'
import { lockAccess } from './access.ts'
import { followProgress } from './assigned.ts'
import { completeIfDone } from './certificates/completion.ts'
import { openGrant } from './grants.ts'

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
      link: `/Course/${courseId}`,
      data: { name: course.title, course_id: courseId },
    })
  })
}

export interface ProgressReport {
  positionSeconds?: number | undefined
  secondsSeen?: number | undefined
  isCompleted?: boolean | undefined
}

/**
 * Records how far a lesson has come and brings the course's percentage along, in one transaction; the last lesson may complete the course.
 * @throws AppError `not_enrolled` where access has ended: progress opens nothing
 */
export async function recordProgress(
  db: Database,
  userId: number,
  lesson: { id: number; courseId: number },
  report: ProgressReport,
) {
  return db.transaction(async tx => {
    // One learner's reports of one course come one after another, so that the percentage is never counted from half of them.
    if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
    const completedAt =
      report.isCompleted === undefined
        ? sql`${lessonProgress.completedAt}`
        : report.isCompleted
          ? sql`coalesce(${lessonProgress.completedAt}, now())`
          : sql`null`
    const [row] = await tx
      .insert(lessonProgress)
      .values({
        userId,
        lessonId: lesson.id,
        courseId: lesson.courseId,
        position: report.positionSeconds ?? 0,
        secondsSeen: report.secondsSeen ?? 0,
        completedAt: report.isCompleted ? new Date() : null,
      })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: {
          position: report.positionSeconds ?? sql`${lessonProgress.position}`,
          secondsSeen: sql`${lessonProgress.secondsSeen} + ${report.secondsSeen ?? 0}`,
          completedAt,
          updatedAt: sql`now()`,
        },
      })
      .returning()
    const percent = await bringAlong(tx, userId, lesson)
    if (report.isCompleted) await completeIfDone(tx, userId, lesson.courseId)
    return {
      is_completed: row?.completedAt != null,
      position_seconds: row?.position ?? 0,
      course_percent: percent,
    }
  })
}

/** The course's percentage from its lessons; an assignment of a company follows it until it is completed. */
async function bringAlong(
  tx: Connection,
  userId: number,
  lesson: { id: number; courseId: number },
): Promise<number> {
  const percent = sql`(select floor(100.0 * count(p.completed_at) / greatest(count(*), 1)) from lessons l
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId} where l.course_id = ${lesson.courseId} and l.retired_at is null)::int`
  const [enrolment] = await tx
    .update(enrolments)
    .set({ percent, lastLessonId: lesson.id, lastSeenAt: sql`now()` })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, lesson.courseId)))
    .returning({ percent: enrolments.percent })
  await followProgress(tx, [userId], lesson.courseId, 0)
  return enrolment?.percent ?? 0
}
