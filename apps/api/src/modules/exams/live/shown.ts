import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'

export interface ShownQuestion {
  questionId: number
  at: Date
}

/**
 * Writes into the trace when questions first came on the screen, several in one statement; what is known already, or is not on the paper so far, is
 * left out. Never before the start or after the end, whatever the browser's clock says.
 */
export async function noteShown(
  db: Database,
  { attemptId, userId }: { attemptId: number; userId: number },
  shown: readonly ShownQuestion[],
): Promise<void> {
  if (shown.length === 0) return
  const given = JSON.stringify(shown.map(({ questionId, at }) => ({ question: questionId, at })))
  await db.execute(sql`
    insert into attempt_events (attempt_id, at, kind, data)
    select a.id, greatest(a.started_at, least(min(g.at), a.submitted_at, clock_timestamp())), 'shown', jsonb_build_object('question', g.question)
    from attempts a cross join json_to_recordset(${given}::json) as g(question bigint, at timestamptz)
    join attempt_questions q on q.attempt_id = a.id and q.question_id = g.question and (q.section is null or q.section <= a.section)
    where a.id = ${attemptId} and a.user_id = ${userId}
    group by a.id, a.started_at, a.submitted_at, g.question order by 2, g.question
    on conflict (attempt_id, (data ->> 'question')) where kind = 'shown' do nothing`)
}
