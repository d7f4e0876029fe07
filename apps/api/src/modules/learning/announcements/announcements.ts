import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  announcements,
  courses,
  enrolments,
  instructors,
  lessons,
  users,
  type AnnouncementAudience,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { richText } from '../../../rich-text/render.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { hasAccess, isTeaching } from '../access.ts'

const pageSize = 20

/**
 * One page of a course's announcements, the newest first: a learner's are those for every learner and those sent to them; the instructor of
 * the course has all, and sees whom each was sent to.
 * @throws AppError `not_found`, `not_enrolled`
 */
export async function listAnnouncements(
  db: Database,
  userId: number,
  courseId: number,
  cursorText: string | undefined,
  locale: Locale,
) {
  const course = await readableCourse(db, userId, courseId)
  const cursor = decodeCursor(cursorText, 'newest', 'number')
  const isSent = sql`exists (select from announcement_recipients r where r.announcement_id = ${announcements.id} and r.user_id = ${userId})`
  const isShown = and(
    eq(announcements.courseId, courseId),
    course.isTeaching
      ? undefined
      : and(isNull(announcements.withdrawnAt), sql`(${announcements.audience} = 'all' or ${isSent})`),
  )
  const total = cursor?.total ?? (await db.$count(announcements, isShown))
  const rows = await db
    .select(fields)
    .from(announcements)
    .innerJoin(instructors, eq(instructors.id, announcements.instructorId))
    .innerJoin(users, eq(users.id, instructors.userId))
    .leftJoin(lessons, eq(lessons.id, announcements.lessonId))
    .where(and(isShown, cursor === null ? undefined : sql`${announcements.id} < ${cursor.id}::bigint`))
    .orderBy(desc(announcements.id))
    .limit(pageSize + 1)
  return {
    ...pageOf(
      rows,
      pageSize,
      { total, isBounded: false },
      row => present(row, course.isTeaching, locale),
      ({ id }) => ({ sort: 'newest', value: id, id, total }),
    ),
    course: { id: courseId, title: pick(course.title, locale), is_teaching: course.isTeaching },
  }
}

const fields = {
  id: announcements.id,
  title: announcements.title,
  body: announcements.body,
  audience: announcements.audience,
  people: announcements.recipientCount,
  withdrawnAt: announcements.withdrawnAt,
  createdAt: announcements.createdAt,
  lessonId: announcements.lessonId,
  lessonTitle: lessons.title,
  author: { id: instructors.id, name: instructors.name, avatar: users.avatar },
}
interface Row {
  id: number
  title: BilingualText
  body: BilingualText
  audience: AnnouncementAudience
  people: number
  withdrawnAt: Date | null
  createdAt: Date
  lessonId: number | null
  lessonTitle: BilingualText | null
  author: { id: number; name: BilingualText; avatar: string | null }
}

function present(row: Row, isTeaching: boolean, locale: Locale) {
  const body = pick(row.body, locale)
  return {
    id: row.id,
    title: pick(row.title, locale),
    body,
    content: richText(body),
    author: { ...row.author, name: pick(row.author.name, locale) },
    sent_at: row.createdAt.toISOString(),
    sending: isTeaching
      ? {
          audience: row.audience,
          lesson: row.lessonId === null ? null : { id: row.lessonId, title: pick(row.lessonTitle, locale) },
          people: row.people,
          withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
        }
      : null,
  }
}

/** The course, for its learners and its instructor. */
async function readableCourse(db: Database, userId: number, courseId: number) {
  const [course] = await db
    .select({ title: courses.title, enrolmentId: enrolments.id, isTeaching: isTeaching(userId) })
    .from(courses)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId), hasAccess(userId, courses.id)),
    )
    .where(eq(courses.id, courseId))
  if (!course) throw new AppError('not_found')
  if (course.enrolmentId === null && !course.isTeaching) throw new AppError('not_enrolled')
  return course
}

/** Takes an announcement back: its readers do not see it any more. @throws AppError `not_found` for one of another's course */
export async function withdrawAnnouncement(db: Database, instructorId: number, id: number): Promise<void> {
  const { rows } =
    await db.execute(sql`update announcements n set withdrawn_at = coalesce(n.withdrawn_at, now())
    from courses c where n.id = ${id} and c.id = n.course_id and ${isTaughtBy(instructorId)} returning n.id`)
  if (rows.length === 0) throw new AppError('not_found')
}
