import type pg from 'pg'
import type { AnswerValue } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { saveAnswerSql, type SaveAnswerRow } from './queries.ts'

export interface GivenAnswer {
  attemptId: number
  userId: number
  questionId: number
  value: AnswerValue | null
  revision: number
  madeAt: Date
  holder: string
}

/**
 * Saves an answer if the attempt is open, the tab holds it, and no newer revision is stored; the very same one again is acknowledged again.
 * @throws AppError `not_found`, `attempt_closed`, `attempt_taken_over`, `revision_stale` (with the stored value in `data`)
 */
export async function saveAnswer(pool: pg.Pool, answer: GivenAnswer) {
  const { rows: [row] } = await pool.query<SaveAnswerRow>({
    name: 'save_answer',
    text: saveAnswerSql,
    values: [answer.attemptId, answer.userId, answer.questionId, answer.value === null ? null : JSON.stringify(answer.value), answer.revision, answer.madeAt.toISOString(), answer.holder],
  })
  if (!row || row.is_asked === 0) throw new AppError('not_found')
  const saved = row.revision === null || row.saved_at === null ? await savedBefore(pool, answer, row) : { revision: row.revision, savedAt: row.saved_at }
  return {
    question_id: answer.questionId,
    revision: saved.revision,
    saved_at: saved.savedAt.toISOString(),
    server_time: row.now.toISOString(),
    deadline_at: row.deadline_at?.toISOString() ?? null,
  }
}

/**
 * An answer that was not stored now: acknowledged again if exactly it is stored already (its first acknowledgement was
 * lost on the way), else refused.
 */
async function savedBefore(pool: pg.Pool, answer: GivenAnswer, row: SaveAnswerRow): Promise<{ revision: number, savedAt: Date }> {
  const server_time = row.now.toISOString()
  if (!row.is_open) throw new AppError('attempt_closed', { data: { server_time } })
  if (row.holder !== answer.holder) throw new AppError('attempt_taken_over', { data: { server_time } })
  const { rows: [stored] } = await pool.query<{ value: AnswerValue | null, revision: string, saved_at: Date, is_same: boolean }>(
    'select value, revision, saved_at, value is not distinct from $3::jsonb as is_same from answers where attempt_id = $1 and question_id = $2', [answer.attemptId, answer.questionId, answer.value === null ? null : JSON.stringify(answer.value)])
  const revision = Number(stored?.revision ?? 0)
  if (stored?.is_same && revision === answer.revision) return { revision, savedAt: stored.saved_at }
  throw new AppError('revision_stale', { data: { server_time, value: stored?.value ?? null, revision } })
}
