import type pg from 'pg'
import { batched } from '../../db/batch.ts'
import type { AnswerValue, QuestionOption } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { written } from './files/listing.ts'
import { optionIds } from './option-ids.ts'
import { saveAnswersSql, type SaveAnswerRow } from './saving-statement.ts'

export interface GivenAnswer {
  attemptId: number
  userId: number
  questionId: number
  value: AnswerValue | null
  revision: number
  madeAt: Date
  sessionLock: string
}

/** Saves answers; those that arrive together share a statement. */
export class AnswerSaving {
  readonly #pool: pg.Pool
  readonly #saved: (attemptId: number) => void
  readonly #store

  /** @param saved called with each attempt that something was stored for */
  constructor(pool: pg.Pool, saved: (attemptId: number) => void = () => {}) {
    this.#saved = saved
    this.#pool = pool
    this.#store = batched((answers: readonly GivenAnswer[]) => storeAll(pool, answers))
  }

  /**
   * Saves an answer if the attempt is open, the tab has the session lock, and no newer revision is stored; a repeated save is acknowledged again.
   * @throws AppError `not_found`, `attempt_closed`, `attempt_taken_over`, `question_passed`, `revision_stale` (both with the stored value in `data`), `validation` for
   *   a value that the question does not take
   */
  async save(answer: GivenAnswer) {
    const row = await this.#store(answer)
    if (!row?.is_asked) throw new AppError('not_found')
    const saved =
      row.revision === null || row.saved_at === null
        ? await savedBefore(this.#pool, answer, row)
        : { revision: row.revision, savedAt: row.saved_at }
    if (row.revision !== null) this.#saved(answer.attemptId)
    return {
      question_id: answer.questionId,
      revision: saved.revision,
      saved_at: saved.savedAt.toISOString(),
      ...clockOf(row),
    }
  }
}

/** The service's time and the deadline, which every answer to a save carries: errors, too. */
function clockOf({ now, deadline_at }: SaveAnswerRow) {
  return { server_time: now.toISOString(), deadline_at: deadline_at?.toISOString() ?? null }
}

async function storeAll(
  pool: pg.Pool,
  answers: readonly GivenAnswer[],
): Promise<(SaveAnswerRow | undefined)[]> {
  const { rows } = await pool.query<SaveAnswerRow>({
    name: 'save_answers',
    text: saveAnswersSql,
    values: [JSON.stringify(answers.map(parameters))],
  })
  const stored = new Map(rows.map(row => [row.n, row]))
  return answers.map((_, n) => stored.get(n))
}

function parameters(
  { attemptId, userId, questionId, value, revision, madeAt, sessionLock }: GivenAnswer,
  n: number,
) {
  return {
    n,
    attempt_id: attemptId,
    user_id: userId,
    question_id: questionId,
    value,
    revision,
    made_at: madeAt.toISOString(),
    session_lock: sessionLock,
  }
}

/**
 * An answer that was not stored now: acknowledged again if exactly this answer is stored already (its first acknowledgement was
 * lost), also when the attempt has ended since; otherwise an error.
 */
async function savedBefore(
  pool: pg.Pool,
  answer: GivenAnswer,
  row: SaveAnswerRow,
): Promise<{ revision: number; savedAt: Date }> {
  const clock = clockOf(row)
  if (row.is_open && row.session_lock !== answer.sessionLock)
    throw new AppError('attempt_taken_over', { data: clock })
  if (row.is_open && !row.fits) throw new AppError('validation', { fields: { value: [{ code: 'type' }] } })
  const {
    rows: [stored],
  } = await pool.query<StoredRow>(
    `select w.value, w.revision, w.saved_at, w.value is not distinct from $3::jsonb as is_same, q.option_order, v.options, a.options_by_place
      from answers w join attempt_questions q using (attempt_id, question_id) join question_versions v using (question_id, version)
      join attempts a on a.id = w.attempt_id where attempt_id = $1 and question_id = $2`,
    [answer.attemptId, answer.questionId, row.value === null ? null : JSON.stringify(row.value)],
  )
  const revision = Number(stored?.revision ?? 0)
  if (stored?.is_same && revision === answer.revision) return { revision, savedAt: stored.saved_at }
  if (!row.is_open) throw new AppError('attempt_closed', { data: clock })
  throw new AppError(row.is_passed ? 'question_passed' : 'revision_stale', {
    data: { ...clock, value: stored ? inIds(stored) : null, revision },
  })
}

interface StoredRow {
  value: AnswerValue | null
  revision: string
  saved_at: Date
  is_same: boolean
  option_order: string[]
  options: QuestionOption[]
  options_by_place: boolean
}

/** As its learner reads it. */
function inIds({ value, options, option_order, options_by_place }: StoredRow): AnswerValue | null {
  const ids = optionIds({ options, optionOrder: option_order, optionsByPlace: options_by_place })
  return ids.answer(written(value))
}
