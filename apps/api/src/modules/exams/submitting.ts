import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/client.ts'
import {
  answers,
  attemptEvents,
  attemptQuestions,
  attempts,
  certificates,
  courses,
  exams,
  questions,
  questionVersions,
  users,
} from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../platform/notifications/notify.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueue } from '../platform/queue/job-queue.ts'
import { mark, roundMark } from './marking.ts'
import { graceMs } from './rules.ts'

/**
 * Submits a learner's own attempt from the tab that holds its session lock. A repeated call returns the same.
 * @throws AppError `not_found`, `attempt_taken_over`
 */
export function submitByLearner(
  tx: Transaction,
  attemptId: number,
  { userId, sessionLock }: { userId: number; sessionLock: string },
) {
  return submit(tx, and(eq(attempts.id, attemptId), eq(attempts.userId, userId)), 'learner', sessionLock)
}

/** Ends an attempt and grades what is stored, within the transaction. */
async function submit(
  tx: Transaction,
  which: SQL | undefined,
  by: 'learner' | 'deadline',
  sessionLock: string | null,
) {
  // Locking the row waits for answers that are being saved concurrently.
  const [attempt] = await tx.select().from(attempts).where(which).for('update')
  if (!attempt) throw new AppError('not_found')
  if (attempt.state !== 'in_progress') return outcome(attempt)
  if (sessionLock !== null && attempt.sessionLock !== sessionLock) throw new AppError('attempt_taken_over')
  const now = await databaseTime(tx)
  const isLate = attempt.deadlineAt !== null && now > attempt.deadlineAt
  const graded = await grade(tx, attempt.id, attempt.examId)
  const percent =
    attempt.maxScore > 0 && graded.score !== null
      ? roundMark((100 * Math.max(0, graded.score)) / attempt.maxScore)
      : graded.score === null
        ? null
        : 0
  const passed = percent === null ? null : percent >= graded.passMark
  const [ended] = await tx
    .update(attempts)
    .set({
      state: graded.score === null ? 'submitted' : 'graded',
      submittedAt: isLate ? attempt.deadlineAt : now,
      submittedBy: isLate ? 'deadline' : by,
      score: graded.score,
      percent,
      passed,
      receipt: graded.receipt,
    })
    .where(eq(attempts.id, attempt.id))
    .returning()
  await tx.insert(attemptEvents).values([
    {
      attemptId: attempt.id,
      at: now,
      kind: 'submitted',
      data: { by: isLate ? 'deadline' : by, receipt: graded.receipt },
    },
    ...(graded.score === null
      ? []
      : [{ attemptId: attempt.id, at: now, kind: 'graded', data: { score: graded.score, percent } }]),
  ])
  if (passed === true) await certify(tx, attempt.userId, attempt.examId, attempt.id, percent ?? 0)
  await notifyLearner(tx, ended ?? attempt)
  return outcome(ended ?? attempt)
}

/** Submits the attempts whose deadline and grace have passed. */
export const submitOverdueAttempts = jobKind<Record<string, never>>('submit_overdue_attempts', {
  leaseSeconds: 120,
})

/** Has an attempt submitted when its deadline and grace have passed; one job serves all that end in the same second. */
export async function scheduleSubmission(tx: Connection, deadline: Date): Promise<void> {
  const runAt = new Date(Math.ceil((deadline.getTime() + graceMs + 1) / 1000) * 1000)
  await enqueue(tx, submitOverdueAttempts, {}, { runAt, uniqueKey: runAt.toISOString() })
}

/**
 * Ends every attempt whose deadline and grace have passed; safe to run in several processes at once.
 * @throws AggregateError of those that could not be ended, after the others were
 */
export async function submitOverdue(db: Database): Promise<number> {
  const due = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.state, 'in_progress'),
        sql`${attempts.deadlineAt} + interval '${sql.raw(String(graceMs))} milliseconds' < clock_timestamp()`,
      ),
    )
    .orderBy(asc(attempts.deadlineAt))
    .limit(200)
  const errors: unknown[] = []
  for (const { id } of due) {
    // One attempt that cannot be graded must not keep the others waiting.
    await db
      .transaction(tx => submit(tx, eq(attempts.id, id), 'deadline', null))
      .catch((error: unknown) => {
        errors.push(error)
      })
  }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${due.length} overdue attempts could not be submitted`,
    )
  return due.length
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
  const paper = await tx
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

/** A first pass earns the certificate; the holder's name and the title stay as they are now. */
async function certify(
  tx: Connection,
  userId: number,
  examId: number,
  attemptId: number,
  percent: number,
): Promise<void> {
  const [facts] = await tx
    .select({ courseId: courses.id, title: courses.title, name: users.name })
    .from(exams)
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(exams.id, examId), sql`${exams.sectionId} is null`))
  if (!facts) return
  const code = randomBytes(16).toString('base64url')
  const issued = await tx
    .insert(certificates)
    .values({
      code,
      userId,
      courseId: facts.courseId,
      attemptId,
      holderName: facts.name,
      courseTitle: facts.title,
      grade: Math.floor(percent),
    })
    .onConflictDoNothing()
    .returning({ code: certificates.code })
  if (issued.length > 0)
    await notify(tx, {
      userId,
      kind: 'certificate_issued',
      link: `/certificate/${code}`,
      data: { name: facts.title, course_id: facts.courseId },
    })
  await tx.execute(sql`update assignments a set score = greatest(coalesce(a.score, 0), ${Math.floor(percent)}) from employees e
    where e.id = a.employee_id and e.user_id = ${userId} and a.course_id = ${facts.courseId} and a.state <> 'withdrawn'`)
}

function outcome(attempt: typeof attempts.$inferSelect) {
  return {
    id: attempt.id,
    state: attempt.state === 'graded' ? ('graded' as const) : ('submitted' as const),
    submitted_at: attempt.submittedAt?.toISOString() ?? '',
    receipt: attempt.receipt ?? '',
  }
}
