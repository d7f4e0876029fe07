import { examClosingOf } from '../learning/exam-closing.ts'
import type { ExamQueries } from './queries.ts'

export type ExamRow = Awaited<ReturnType<ExamQueries['exam']['execute']>>[number]
/** An attempt that the person has made, or has under way. */
export type MadeRow = Awaited<ReturnType<ExamQueries['attemptsOf']['execute']>>[number]

/** When an attempt ended: one that was abandoned, with its time. */
const endOf = ({ submittedAt, state, deadlineAt }: MadeRow) =>
  submittedAt ?? (state === 'abandoned' ? deadlineAt : null)

/** The facts that decide whether an attempt may start. */
export function startFacts(row: ExamRow, made: MadeRow[]) {
  const ends = made.map(endOf).filter(end => end !== null)
  return {
    ...row.exam,
    extraAttempts: row.extraAttempts,
    attemptsMade: made.length,
    lastEndedAt: ends.at(-1) ?? null,
    isEnrolled: row.isEnrolled,
    closing: row.isTeaching ? null : examClosingOf(row.gated, row.gate),
  }
}
