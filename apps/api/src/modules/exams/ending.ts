import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import {
  answers,
  attemptEvents,
  attempts,
  exams,
  type AnswerValue,
  type SubmittedBy,
} from '../../db/schema/index.ts'
import { notify } from '../platform/notifications/notify.ts'
import { closeSilence } from './live/contact.ts'
import { publishAttempts } from './live/publish.ts'
import { markedPaper } from './marked-paper.ts'
import { optionIds, type PaperOptions } from './option-ids.ts'
import { awaitRelease } from './releasing.ts'

export type AttemptRow = typeof attempts.$inferSelect

/**
 * Ends an attempt that is under way and grades what is stored, or abandons it where nothing is and the exam has it so. The caller holds the lock
 * of its row.
 * @param why who ended it for the learner, and why; told in the trace
 * @returns the attempt as it is now
 */
export async function endAttempt(
  tx: Connection,
  attempt: AttemptRow,
  by: SubmittedBy,
  why: { reason: string; actor: number } | Record<string, never> = {},
): Promise<AttemptRow> {
  const now = await databaseTime(tx)
  const isLate = by !== 'access_ended' && attempt.deadlineAt !== null && now > attempt.deadlineAt
  const submittedBy = isLate ? 'deadline' : by
  if (by !== 'learner' && (await isAbandoned(tx, attempt))) return abandon(tx, attempt, submittedBy, now, why)
  const { total, passMark, receipt } = await grade(tx, attempt)
  const [ended] = await tx
    .update(attempts)
    .set({
      state: total === null ? 'submitted' : 'graded',
      submittedAt: isLate ? attempt.deadlineAt : now,
      submittedBy,
      ...total,
      receipt,
    })
    .where(eq(attempts.id, attempt.id))
    .returning()
  await tx.insert(attemptEvents).values([
    {
      attemptId: attempt.id,
      at: now,
      kind: 'submitted',
      // It decides an essay that is graded later, or again.
      data: { by: submittedBy, receipt, pass_mark: passMark, ...why },
    },
    ...(total === null
      ? []
      : [
          {
            attemptId: attempt.id,
            at: now,
            kind: 'graded',
            data: { score: total.score, percent: total.percent },
          },
        ]),
  ])
  await closeSilence(tx, attempt.id, ended?.submittedAt ?? now)
  await publishAttempts(tx, attempt.examId, [attempt.id])
  // Who has left the course can't open the result.
  if (by !== 'access_ended') await notifyLearner(tx, ended ?? attempt)
  return ended ?? attempt
}

/** Whether the exam has it that an attempt in which nothing was answered is no attempt at it. */
async function isAbandoned(tx: Connection, { id, examId }: AttemptRow): Promise<boolean> {
  const { rows } = await tx.execute<{ is_abandoned: boolean }>(sql`
    select x.abandon_unanswered and not exists (select from answers w where w.attempt_id = ${id} and w.value is not null)
      and not exists (select from answer_files f where f.attempt_id = ${id} and f.finished_at is not null) as is_abandoned
    from exams x where x.id = ${examId}`)
  return rows[0]?.is_abandoned ?? false
}

async function abandon(
  tx: Connection,
  attempt: AttemptRow,
  by: SubmittedBy,
  now: Date,
  why: object,
): Promise<AttemptRow> {
  const [ended] = await tx
    .update(attempts)
    .set({ state: 'abandoned', submittedBy: by })
    .where(eq(attempts.id, attempt.id))
    .returning()
  await tx
    .insert(attemptEvents)
    .values({ attemptId: attempt.id, at: now, kind: 'abandoned', data: { by, ...why } })
  await closeSilence(tx, attempt.id, now)
  await publishAttempts(tx, attempt.examId, [attempt.id])
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

/** Notifies without the mark: the exam's review policy decides when that is visible. Where it holds it back, the learner hears of it later again. */
export async function notifyLearner(tx: Connection, attempt: AttemptRow): Promise<void> {
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
  if (isGraded) await awaitRelease(tx, attempt.id)
}

export async function databaseTime(tx: Connection): Promise<Date> {
  const {
    rows: [row],
  } = await tx.execute<{ now: Date | string }>(sql`select clock_timestamp() as now`)
  return new Date(row?.now ?? Date.now())
}

/** Marks every question of the paper; a question without an answer gets a row of its own, so that the result is whole. */
async function grade(tx: Connection, attempt: AttemptRow) {
  const { paper, passMark, total } = await markedPaper(tx, attempt)
  const named = { optionsByPlace: attempt.optionsByPlace }
  await storeMarks(
    tx,
    attempt.id,
    paper.map(({ questionId, mark }) => ({
      question_id: questionId,
      points: mark.points,
      is_right: mark.isRight,
    })),
  )
  await storeFiles(tx, attempt.id, paper)
  return {
    total,
    passMark,
    receipt: receiptOf(
      attempt.id,
      paper.map(line => receiptLine({ ...line, ...named })),
    ),
  }
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

/** Answers that files came with have them in their value from now on, where the receipt, the grader and the result read them. */
async function storeFiles(
  tx: Connection,
  attemptId: number,
  paper: readonly { questionId: number; value: AnswerValue | null; isRestated: boolean }[],
): Promise<void> {
  for (const { questionId, value } of paper.filter(line => line.isRestated))
    await tx
      .update(answers)
      .set({ value })
      .where(and(eq(answers.attemptId, attemptId), eq(answers.questionId, questionId)))
}

interface StoredLine extends PaperOptions {
  questionId: number
  revision: number | string | null
  value: AnswerValue | null
}

/** What a receipt says of a question, with the answer as its learner's trace has it. */
export function receiptLine({ questionId, revision, value, ...paper }: StoredLine): unknown[] {
  return [questionId, Number(revision ?? 0), optionIds(paper).answer(value)]
}

/** SHA-256 over the attempt and what was stored for each question: anyone with the trace can verify it. */
export function receiptOf(attemptId: number, revisions: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([attemptId, revisions]))
    .digest('hex')
}
