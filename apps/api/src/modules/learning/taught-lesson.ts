import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../db/client.ts'
import { courses, lessons } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { isTaughtBy } from '../teaching/policy.ts'

/** A lesson that the instructor teaches, and its course. @throws AppError `not_found` */
export async function taughtLesson(db: Connection, id: number, instructorId: number) {
  const [row] = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      kind: lessons.kind,
      completion: lessons.completion,
      media: lessons.media,
      mediaTenths: lessons.mediaTenths,
      chapters: lessons.chapters,
      courseId: courses.id,
      courseTitle: courses.title,
      languages: courses.languages,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.id, id), isNull(lessons.retiredAt), isTaughtBy(instructorId, 'courses')))
  if (!row) throw new AppError('not_found')
  return row
}
export type TaughtLesson = Awaited<ReturnType<typeof taughtLesson>>

/** The same, held until the transaction ends. @throws AppError `not_found` */
export async function lockTaught(tx: Transaction, id: number, instructorId: number): Promise<TaughtLesson> {
  const { courseId } = await taughtLesson(tx, id, instructorId)
  // The course first, as an import has it: what is written into the one is kept in the outline of the other.
  await tx.execute(sql`select from ${courses} where id = ${courseId} for no key update`)
  await tx.execute(sql`select from ${lessons} where id = ${id} for no key update`)
  return taughtLesson(tx, id, instructorId)
}

/** Whether a lesson shows a video: its own, or the recording of a live one. @param lesson its alias */
export function showsVideo(lesson: string): SQL<boolean> {
  const l = sql.raw(lesson)
  return sql<boolean>`(${l}.kind in ('video', 'live') and ${l}.media is not null)`
}

/** Whole seconds of the video, as its file says; null where there is none, or it is unknown. */
export function videoSeconds({ kind, mediaTenths }: Pick<TaughtLesson, 'kind' | 'mediaTenths'>) {
  return kind === 'video' && mediaTenths ? Math.floor(mediaTenths / 10) : null
}
