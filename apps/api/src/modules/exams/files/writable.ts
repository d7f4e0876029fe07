import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { EssayForm } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { isElsewhereText, isOpenText, isPassedText } from '../writable.ts'

export interface Writer {
  attemptId: number
  userId: number
  /** The tab that holds the session lock. */
  sessionLock: string
}

interface WritableRow extends Record<string, unknown> {
  essay: EssayForm | null
  holder: string
  made_at: Date | string
  now: Date | string
  is_open: boolean
  is_passed: boolean
}

const at = { attempt: 'a.id', madeAt: 'g.made_at', now: 'clock_timestamp()' }
const pageSize = 'greatest(a.questions_per_page, 1)'
const isPassed = `(${isElsewhereText({ ...at, atSection: 'a.section' })}) or a.navigation = 'forward'
  and ${isPassedText({ ...at, page: `(q.position - 1) / ${pageSize}`, pageSize })}`

/**
 * Locks an attempt for a change of the files of one of its essays, on the conditions on which answers are saved: who saves, hands in or changes
 * files at the same time comes before or after.
 * @param madeAt when the learner did it, as their browser says
 * @returns what the question takes, and when it was done at the latest
 * @throws AppError `not_found`, `attempt_closed`, `attempt_taken_over`, `question_passed`
 */
export async function lockEssay(
  tx: Transaction,
  { attemptId, userId, sessionLock }: Writer,
  questionId: number,
  madeAt: Date,
): Promise<{ files: NonNullable<EssayForm['files']>; madeAt: Date; now: Date }> {
  const {
    rows: [row],
  } = await tx.execute<WritableRow>(sql`
    select v.essay, a.holder, g.made_at, clock_timestamp() as now, ${sql.raw(isOpenText('g.made_at'))} as is_open, ${sql.raw(isPassed)} as is_passed
    from (select least(${madeAt.toISOString()}::timestamptz, clock_timestamp()) as made_at) g
    cross join attempts a join exams x on x.id = a.exam_id
    join attempt_questions q on q.attempt_id = a.id and q.question_id = ${questionId}
    join question_versions v on v.question_id = q.question_id and v.version = q.version
    where a.id = ${attemptId} and a.user_id = ${userId} for no key update of a`)
  const files = row?.essay?.files
  if (!row || !files) throw new AppError('not_found')
  const now = new Date(row.now)
  const data = { server_time: now.toISOString() }
  if (!row.is_open) throw new AppError('attempt_closed', { data })
  if (row.holder !== sessionLock) throw new AppError('attempt_taken_over', { data })
  if (row.is_passed) throw new AppError('question_passed', { data })
  return { files, madeAt: new Date(row.made_at), now }
}
