import { and, eq, sql } from 'drizzle-orm'
import { batched, batchSize } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { courses, enrolments, lessonProgress, lessons } from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { hasAccess } from './access.ts'
import { gatedFields, gateOf } from './closing.ts'
import { isHeld } from './live/shown.ts'

interface Asked {
  lesson: number
  user: number
}

/** Asks what a lesson is to a person, before they do something in it; those who ask together share the statement. */
export function lessonFacts(db: Database) {
  const user = sql`asked.user_id`
  const asked = sql`(select * from json_to_recordset(${sql.placeholder('asked')}::json) as a(n int, lesson_id bigint, user_id bigint)
    limit ${sql.raw(String(batchSize))}) asked`
  const statement = db
    .select({
      n: sql<number>`asked.n`,
      courseId: lessons.courseId,
      enrolmentId: enrolments.id,
      ...gatedFields,
      gate: gateOf(user, enrolments.createdAt),
      kind: lessons.kind,
      completion: lessons.completion,
      watchShare: lessons.watchShare,
      mediaTenths: lessons.mediaTenths,
      isHeld,
      text: sql<BilingualText | null>`case when ${lessons.kind} = 'article' then ${lessons.body} end`,
    })
    .from(asked)
    .innerJoin(lessons, and(eq(lessons.id, sql`asked.lesson_id`), sql`${lessons.retiredAt} is null`))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, user), hasAccess(user, courses.id)),
    )
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, user)))
    .prepare('lesson_facts')
  return batched(async (keys: readonly Asked[]) => {
    const given = keys.map(({ lesson, user: id }, n) => ({ n, lesson_id: lesson, user_id: id }))
    const rows = await statement.execute({ asked: JSON.stringify(given) })
    return given.map(({ n }) => rows.find(row => row.n === n))
  })
}
