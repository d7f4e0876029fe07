import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { QuestionPart } from '../../gateways/media-links.ts'
import { hasAccess } from '../learning/access.ts'
import { seesNow } from './visible.ts'

interface SeenQuestion {
  viewerId: number
  attemptId: number
  questionId: number
  part: QuestionPart
}

/**
 * Asks whether a question of an attempt is shown to its learner now: while it is asked, and afterwards as far as the review policy shows it.
 * Images of its explanation come with the feedback alone.
 */
export function attemptImageAccess(db: Database) {
  const sees = (field: 'answers' | 'feedback') => seesNow(field, 'a', 'x')
  return async ({ viewerId, attemptId, questionId, part }: SeenQuestion): Promise<boolean> => {
    const isAsked = sql`(q.section is null or a.section is null or q.section = a.section)`
    const shown =
      part === 'asked'
        ? sql`case when a.state = 'in_progress' then ${isAsked} else ${sees('answers')} end`
        : sql`a.state <> 'in_progress' and ${sees('answers')} and ${sees('feedback')}`
    const { rows } = await db.execute(sql`
      select 1 from attempts a join exams x on x.id = a.exam_id join attempt_questions q on q.attempt_id = a.id
      where a.id = ${attemptId} and a.user_id = ${viewerId} and q.question_id = ${questionId}
        and ${hasAccess(viewerId, sql`x.course_id`)} and ${shown}`)
    return rows.length > 0
  }
}
