import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { courses, enrolments, lessonProgress, lessons } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { hasAccess, isTeaching } from '../access.ts'
import { closingOf, gatedFields, gatedOf, gateOf } from '../closing.ts'

const { placeholder } = sql
const user = placeholder('user')
const mine = and(
  eq(enrolments.courseId, courses.id),
  eq(enrolments.userId, user),
  hasAccess(user, courses.id),
)
/** A lesson whose questions a person may read and answer. */
export interface DiscussedLesson {
  id: number
  courseId: number
  /** Whether a video is played at its page: its own, or the recording of a live lesson. */
  hasVideo: boolean
  title: { ar?: string; en?: string }
  isTeaching: boolean
}

/**
 * Finds a lesson whose questions a person may read and write: they learn it and it is open to them, or they teach it. Trying a free preview
 * is not enough.
 */
export function discussionAccess(db: Database) {
  const statement = db
    .select({
      ...gatedFields,
      courseId: lessons.courseId,
      hasVideo: sql<boolean>`(${lessons.kind} = 'video' or ${lessons.kind} = 'live' and ${lessons.media} is not null)`,
      title: lessons.title,
      enrolmentId: enrolments.id,
      gate: gateOf(user, enrolments.createdAt),
      isTeaching: isTeaching(user),
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(enrolments, mine)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, user)))
    .where(sql`${lessons.id} = ${placeholder('lesson')} and ${lessons.retiredAt} is null`)
    .prepare('discussion_access')
  const find = async (userId: number, lessonId: number) => {
    const [row] = await statement.execute({ user: userId, lesson: lessonId })
    return row
  }
  return {
    /** @throws AppError `not_found`, `not_enrolled`, `lesson_closed` */
    async open(userId: number, lessonId: number): Promise<DiscussedLesson> {
      const row = await find(userId, lessonId)
      if (!row) throw new AppError('not_found')
      if (!row.isTeaching) {
        if (row.enrolmentId === null) throw new AppError('not_enrolled')
        if (closingOf(gatedOf(row), row.gate)) throw new AppError('lesson_closed')
      }
      const { id, courseId, hasVideo, title } = row
      return { id, courseId, hasVideo, title, isTeaching: row.isTeaching }
    },
    async isOpen(userId: number, lessonId: number): Promise<boolean> {
      const row = await find(userId, lessonId)
      if (!row) return false
      return row.isTeaching || (row.enrolmentId !== null && closingOf(gatedOf(row), row.gate) === null)
    },
  }
}
export type DiscussionAccess = ReturnType<typeof discussionAccess>

/** A course’s lessons, as far as they are open to a person. */
export interface OpenCourse {
  isTeaching: boolean
  /** Every lesson that is not retired, in order: the curriculum names closed ones, too. */
  lessonIds: number[]
  openIds: number[]
}

/**
 * Which lessons of a course are open to a person now.
 * @throws AppError `not_found`; `not_enrolled` for anyone who neither learns nor teaches it
 */
export async function openCourse(db: Database, userId: number, courseId: number): Promise<OpenCourse> {
  const [course] = await db
    .select({
      enrolmentId: enrolments.id,
      gate: gateOf(sql`${userId}`, enrolments.createdAt),
      isTeaching: isTeaching(userId),
    })
    .from(courses)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId), hasAccess(userId, courses.id)),
    )
    .where(eq(courses.id, courseId))
  if (!course) throw new AppError('not_found')
  if (course.enrolmentId === null && !course.isTeaching) throw new AppError('not_enrolled')
  const rows = await db
    .select(gatedFields)
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(sql`${lessons.courseId} = ${courseId} and ${lessons.retiredAt} is null`)
    .orderBy(asc(lessons.position))
  const open = rows.filter(row => course.isTeaching || closingOf(gatedOf(row), course.gate) === null)
  return {
    isTeaching: course.isTeaching,
    lessonIds: rows.map(({ id }) => id),
    openIds: open.map(({ id }) => id),
  }
}
