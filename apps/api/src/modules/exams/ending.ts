import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import {
  answers,
  attemptEvents,
  attemptQuestions,
  attempts,
  exams,
  questions,
  questionVersions,
  type SubmittedBy,
} from '../../db/schema/index.ts'
import { notify } from '../platform/notifications/notify.ts'
import { mark, roundMark } from './marking.ts'

type AttemptRow = typeof attempts.$inferSelect

/**
 * Ends an attempt that is under way and grades what is stored. The caller holds the lock of its row.
 * @returns the attempt as it is now
 */
export async function endAttempt(tx: Connection, attempt: AttemptRow, by: SubmittedBy): Promise<AttemptRow> {
  const now = await databaseTime(tx)
  const isLate = by !== 'access_ended' && attempt.deadlineAt !== null && now > attempt.deadlineAt
  const submittedBy = isLate ? 'deadline' : by
  const graded = await grade(tx, attempt.id, attempt.examId)
  const percent = percentOf(graded.score, attempt.maxScore)
  const [ended] = await tx
    .update(attempts)
    .set({
      state: graded.score === null ? 'submitted' : 'graded',
      submittedAt: isLate ? attempt.deadlineAt : now,
      submittedBy,
      score: graded.score,
      percent,
      passed: percent === null ? null : percent >= graded.passMark,
      receipt: graded.receipt,
    })
    .where(eq(attempts.id, attempt.id))
    .returning()
  await tx.insert(attemptEvents).values([
    {
      attemptId: attempt.id,
      at: now,
      kind: 'submitted',
      data: { by: submittedBy, receipt: graded.receipt },
    },
    ...(graded.score === null
      ? []
      : [{ attemptId: attempt.id, at: now, kind: 'graded', data: { score: graded.score, percent } }]),
  ])
  // Who has left the course can't open the result.
  if (by !== 'access_ended') await notifyLearner(tx, ended ?? attempt)
  return ended ?? attempt
}

/** Closes what a learner has under way in the exams of a course that they may not learn any more. */
export async function closeOpenAttempts(tx: Connection, userId: number, courseId: number): Promise<void> {
  const open = await tx
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(and(eq(attempts.userId, userId), eq(exams.courseId, courseId), eq(attempts.state, 'in_progress')))
    .orderBy(asc(attempts.id))
    .for('update', { of: attempts })
  for (const { attempt } of open) await endAttempt(tx, attempt, 'access_ended')
}

function percentOf(score: number | null, maxScore: number): number | null {
  if (score === null) return null
  return maxScore > 0 ? roundMark((100 * Math.max(0, score)) / maxScore) : 0
}

/** Notifies without the mark: the exam's review policy decides when that is visible. */
async function notifyLearner(tx: Connection, attempt: typeof attempts.$inferSelect): Promise<void> {
  const [exam] = await tx.select({ title: exams.title }).from(exams).where(eq(exams.id, attempt.examId))
  const isGraded = attempt.state === 'graded'
  await notify(tx, {
    userId: attempt.userId,
    kind: isGraded ? 'exam_graded' : 'exam_submitted',
    link: `/exam-details/result/${attempt.id}`,
    data: { name: exam?.title ?? {}, attempt_id: attempt.id, exam_id: attempt.examId },
    ...(isGraded && {
      event: { name: 'ExamGraded', data: { attempt_id: attempt.id, exam_id: attempt.examId } },
    }),
  })
}

async function databaseTime(tx: Connection): Promise<Date> {
  const {
    rows: [row],
  } = await tx.execute<{ now: Date | string }>(sql`select clock_timestamp() as now`)
  return new Date(row?.now ?? Date.now())
}

/** Marks every question of the paper; a question without an answer gets a row of its own, so that the result is whole. */
async function grade(tx: Connection, attemptId: number, examId: number) {
  const [exam] = await tx
    .select({ negativeMarking: exams.negativeMarking, passMark: exams.passMark })
    .from(exams)
    .where(eq(exams.id, examId))
  const paper = await answeredPaper(tx, attemptId)
  let score: number | null = 0
  const marks = paper.map(line => {
    const given = mark(
      {
        kind: line.kind,
        points: line.points,
        optionCount: line.options.length,
        key: line.key,
        negativeMarking: exam?.negativeMarking ?? false,
      },
      line.value ?? null,
    )
    score = score === null || given.points === null ? null : score + given.points
    const points = given.points === null ? null : roundMark(given.points)
    return { question_id: line.questionId, points, is_right: given.isRight }
  })
  await storeMarks(tx, attemptId, marks)
  const revisions = paper.map(line => [line.questionId, Number(line.revision ?? 0), line.value ?? null])
  return {
    score: score === null ? null : roundMark(score),
    passMark: exam?.passMark ?? 0,
    receipt: receiptOf(attemptId, revisions),
  }
}

/** The paper in its order: what each question asks, its key, and what was answered. */
function answeredPaper(tx: Connection, attemptId: number) {
  return tx
    .select({
      questionId: attemptQuestions.questionId,
      points: attemptQuestions.points,
      kind: questions.kind,
      key: questionVersions.answerKey,
      options: questionVersions.options,
      value: answers.value,
      revision: answers.revision,
    })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, attemptQuestions.questionId),
        eq(questionVersions.version, attemptQuestions.version),
      ),
    )
    .leftJoin(
      answers,
      and(
        eq(answers.attemptId, attemptQuestions.attemptId),
        eq(answers.questionId, attemptQuestions.questionId),
      ),
    )
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.position))
}

interface Mark {
  question_id: number
  points: number | null
  is_right: boolean | null
}

/** All marks of an attempt in one statement: a whole class is submitted at one deadline. */
async function storeMarks(tx: Connection, attemptId: number, marks: Mark[]): Promise<void> {
  await tx.execute(sql`insert into answers (attempt_id, question_id, value, revision, made_at, points, is_right)
    select ${attemptId}, m.question_id, null, 0, clock_timestamp(), m.points, m.is_right
    from json_to_recordset(${JSON.stringify(marks)}::json) as m(question_id bigint, points double precision, is_right boolean)
    order by m.question_id
    on conflict (attempt_id, question_id) do update set points = excluded.points, is_right = excluded.is_right`)
}

/** SHA-256 over the attempt and what was stored for each question: whoever has the trace can check it. */
export function receiptOf(attemptId: number, revisions: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([attemptId, revisions]))
    .digest('hex')
}
