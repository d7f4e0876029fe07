import { examClosingOf } from '../learning/exam-closing.ts'
import type { ExamQueries } from './queries.ts'

export type ExamRow = Awaited<ReturnType<ExamQueries['exam']['execute']>>[number]
/** An attempt that the person has made, or has under way. */
export type MadeRow = Awaited<ReturnType<ExamQueries['attemptsOf']['execute']>>[number]

/** The facts that decide whether an attempt may start. */
export function startFacts(row: ExamRow, made: MadeRow[]) {
  const ended = made.filter(attempt => attempt.submittedAt !== null)
  return {
    ...row.exam,
    extraAttempts: row.extraAttempts,
    attemptsMade: made.length,
    lastEndedAt: ended.at(-1)?.submittedAt ?? null,
    isEnrolled: row.isEnrolled,
    closing: row.isTeaching ? null : examClosingOf(row.gated, row.gate),
  }
}
