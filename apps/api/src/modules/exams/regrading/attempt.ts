import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { answers, attemptEvents, attempts } from '../../../db/schema/index.ts'
import { lockAccess } from '../../learning/access.ts'
import { correctGrade } from '../../learning/certificates/completion.ts'
import { settleExams } from '../../learning/exam-progress.ts'
import { databaseTime, notifyLearner, type AttemptRow } from '../ending.ts'
import { settledTotal } from '../settled-total.ts'
import { seesNow } from '../visible.ts'
import { linesAfter, remarked, type AnsweredLine, type MarkingRules, type Remark } from './remark.ts'

export interface RegradedExam {
  correctionId: number
  examId: number
  courseId: number
  questionId: number
}

export interface RegradeOutcome {
  raised: number
  lowered: number
  nowPassed: number
  nowFailed: number
  certificates: number
}
const nothing: RegradeOutcome = { raised: 0, lowered: 0, nowPassed: 0, nowFailed: 0, certificates: 0 }

/**
 * Regrades one attempt by a corrected key, under the locks that grading and submitting take: what either has stored meanwhile is seen. An
 * attempt that is under way is left to its submission, which marks by the corrected key.
 */
export async function regradeAttempt(
  tx: Transaction,
  exam: RegradedExam,
  rules: MarkingRules,
  { attempt_id: attemptId, user_id: userId }: AnsweredLine,
): Promise<RegradeOutcome> {
  const isEnrolled = await lockAccess(tx, userId, exam.courseId)
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId)).for('update')
  const [line] = await linesAfter(tx, { ...exam, only: attemptId, limit: 1 })
  if (!attempt || !line) return nothing
  const remark = remarked(line, rules)
  if (remark.is !== 'changed') return nothing
  await storeMark(tx, line, exam.questionId, remark)
  const total = await settledTotal(tx, attempt)
  const isMarkNew = remark.points !== line.points
  const event = {
    question: exam.questionId,
    correction: exam.correctionId,
    points: { from: line.points, to: remark.points },
  }
  if (total === null || !isAnother(attempt, total)) {
    if (isMarkNew) await tx.insert(attemptEvents).values({ attemptId, kind: 'regraded', data: event })
    return nothing
  }
  await tx
    .update(attempts)
    .set({ state: 'graded', ...total })
    .where(eq(attempts.id, attemptId))
  await tx.insert(attemptEvents).values({
    attemptId,
    at: await databaseTime(tx),
    kind: 'regraded',
    data: { ...event, score: total.score, percent: total.percent },
  })
  await correctGrade(tx, attemptId)
  const certificates = isEnrolled
    ? await tell(tx, { ...attempt, ...total, state: 'graded' }, exam.courseId)
    : 0
  return { ...difference(attempt, total), certificates }
}

async function storeMark(
  tx: Transaction,
  line: AnsweredLine,
  questionId: number,
  remark: Extract<Remark, { is: 'changed' }>,
): Promise<void> {
  if (remark.points === line.points && remark.isRight === line.is_right) return
  await tx
    .update(answers)
    .set({
      points: remark.points,
      isRight: remark.isRight,
      // A grader who has it open gets an error before their grade is stored.
      gradeRevision: sql`${answers.gradeRevision} + 1`,
    })
    .where(and(eq(answers.attemptId, line.attempt_id), eq(answers.questionId, questionId)))
}

type Total = NonNullable<Awaited<ReturnType<typeof settledTotal>>>

function isAnother(attempt: AttemptRow, total: Total): boolean {
  return (
    attempt.state !== 'graded' ||
    attempt.score !== total.score ||
    attempt.percent !== total.percent ||
    attempt.passed !== total.passed ||
    Math.abs(attempt.maxScore - total.maxScore) > 0.001
  )
}

/** An attempt that waited for its first result has no result that changed. */
function difference(attempt: AttemptRow, total: Total): Omit<RegradeOutcome, 'certificates'> {
  const known = attempt.percent ?? total.percent
  return {
    raised: Number(total.percent > known),
    lowered: Number(total.percent < known),
    nowPassed: Number(attempt.passed === false && total.passed),
    nowFailed: Number(attempt.passed === true && !total.passed),
  }
}

/** Notifies of a result that the learner may see, and gives a certificate to whom nothing else was wanting. @returns how many */
async function tell(tx: Transaction, attempt: AttemptRow, courseId: number): Promise<number> {
  const { rows } = await tx.execute<{ sees: boolean; certificates: number }>(sql`
    select ${seesNow('overall', 'a', 'x')} as sees, (${certificateCount(attempt.userId, courseId)}) as certificates
    from attempts a join exams x on x.id = a.exam_id where a.id = ${attempt.id}`)
  if (rows[0]?.sees) await notifyLearner(tx, attempt)
  await settleExams(tx, attempt.userId, courseId)
  const { rows: after } = await tx.execute<{ certificates: number }>(
    sql`select (${certificateCount(attempt.userId, courseId)}) as certificates`,
  )
  return (after[0]?.certificates ?? 0) - (rows[0]?.certificates ?? 0)
}

const certificateCount = (userId: number, courseId: number) =>
  sql`select count(*)::int from certificates k where k.user_id = ${userId} and k.course_id = ${courseId}`
