import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { courses, enrolments, lessonProgress, lessons } from '../../db/schema/index.ts'
import { hasAccess, isTeaching } from './access.ts'
import { closingOf, gatedFields, gatedOf, gateOf } from './closing.ts'

const { placeholder } = sql

/** Checks whether a lesson is open to a person now (0: to anyone): as a free preview of a published course, in its turn through a grant, or because they teach it. */
export function lessonAccess(db: Database) {
  const statement = db
    .select({
      ...gatedFields,
      enrolmentId: enrolments.id,
      isTeaching: isTeaching(placeholder('user')),
      gate: gateOf(placeholder('user'), enrolments.createdAt),
    })
    .from(lessons)
    .innerJoin(courses, sql`${courses.id} = ${lessons.courseId}`)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.courseId, courses.id),
        eq(enrolments.userId, placeholder('user')),
        hasAccess(placeholder('user'), courses.id),
      ),
    )
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, placeholder('user'))),
    )
    .where(
      sql`${lessons.id} = ${placeholder('lesson')} and ${lessons.retiredAt} is null
        and (${enrolments.id} is not null or (${lessons.freePreview} and ${courses.state} = 'published') or ${isTeaching(placeholder('user'))})`,
    )
    .prepare('lesson_access')
  return async ({ viewerId, lessonId }: { viewerId: number; lessonId: number }): Promise<boolean> => {
    const [row] = await statement.execute({ lesson: lessonId, user: viewerId })
    if (row === undefined) return false
    return row.isTeaching || row.enrolmentId === null || closingOf(gatedOf(row), row.gate) === null
  }
}
