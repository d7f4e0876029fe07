import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'

/** Has a learner solve the exercises of a course again; what they answered stays. */
export async function forgetSolved(tx: Connection, userId: number, courseId: number): Promise<void> {
  await tx.execute(sql`
    update quiz_standings s set solved_at = null from quiz_questions q join lessons l on l.id = q.lesson_id
    where q.id = s.question_id and s.user_id = ${userId} and l.course_id = ${courseId} and s.solved_at is not null`)
}
