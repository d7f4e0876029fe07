import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { courses, lessons } from '../../db/schema/index.ts'
import { hasAccess } from './access.ts'

const { placeholder } = sql

/** Asks whether a lesson is open to somebody now (0: to anyone): as a free preview of a published course, or through a grant. */
export function lessonAccess(db: Database) {
  const statement = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, sql`${courses.id} = ${lessons.courseId}`)
    .where(
      sql`${lessons.id} = ${placeholder('lesson')} and ${lessons.retiredAt} is null
        and (${hasAccess(placeholder('user'), lessons.courseId)} or (${lessons.freePreview} and ${courses.state} = 'published'))`,
    )
    .prepare('lesson_access')
  return async ({ viewerId, lessonId }: { viewerId: number; lessonId: number }): Promise<boolean> =>
    (await statement.execute({ lesson: lessonId, user: viewerId })).length > 0
}
