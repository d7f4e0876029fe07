import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { answers, attemptContacts, attemptEvents, attempts, certificates } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { lockAccess } from '../../learning/access.ts'
import { settleExams } from '../../learning/exam-progress.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import type { ActingInstructor } from '../allowances/give.ts'
import { tellLearners } from '../allowances/more-time.ts'
import { taughtExam, type TaughtExam } from '../allowances/taught-exam.ts'
import { windowOf } from '../allowances/window.ts'
import { databaseTime, endAttempt, type AttemptRow } from '../ending.ts'
import { scheduleSubmission } from '../scheduling.ts'
import { publishAttempts } from './publish.ts'

interface Place {
  id: number
  attemptId: number
}

/**
 * Submits an attempt under way as it is stored, for a reason that the learner sees. One that has ended meanwhile is left as it is.
 * @throws AppError `not_found`
 */
export async function endByInstructor(
  tx: Transaction,
  instructor: ActingInstructor,
  place: Place,
  reason: string,
) {
  const { exam, attempt, isEnrolled } = await lockedAttempt(tx, instructor, place)
  if (attempt.state !== 'in_progress') return presentActed(attempt)
  const why = { reason, actor: instructor.actor.userId }
  const ended = await endAttempt(tx, attempt, isEnrolled ? 'instructor' : 'access_ended', why)
  if (isEnrolled) await settleExams(tx, attempt.userId, exam.courseId)
  await tellLearners(tx, exam.id, [{ userId: attempt.userId, attemptId: attempt.id }])
  await audit(tx, instructor.actor, {
    action: 'attempt.end',
    subject: { type: 'attempt', id: attempt.id },
    after: { reason },
  })
  return presentActed(ended)
}

/** Why an attempt can't be opened again, in `data.why` of the error. */
export type NotReopenable =
  | 'not_last'
  | 'under_way'
  | 'closed'
  | 'no_access'
  | 'answers_shown'
  | 'graded_by_person'
  | 'certified'

/**
 * Opens an attempt again that has ended: its marks go, and it has the time that was left when it ended, with what is added; the exam's closing time
 * bounds it. Never where the right answers have been on a screen of the learner's, a person has graded it, or a certificate stands on it: an
 * extra attempt is the way then.
 * @throws AppError `not_found`, `attempt_not_reopenable`, `validation`
 */
export async function reopenAttempt(
  tx: Transaction,
  instructor: ActingInstructor,
  place: Place,
  given: { reason: string; extra_minutes: number },
) {
  const { exam, attempt, isEnrolled } = await lockedAttempt(tx, instructor, place)
  const now = await databaseTime(tx)
  const obstacle = isEnrolled ? await obstacleOf(tx, exam, attempt, now) : 'no_access'
  if (obstacle) throw new AppError('attempt_not_reopenable', { data: { why: obstacle } })
  const deadlineAt = reopenedDeadline(exam, attempt, now, given.extra_minutes)
  if (deadlineAt !== null && deadlineAt <= now)
    throw new AppError('validation', { fields: { extra_minutes: [{ code: 'required' }] } })
  const [open] = await tx
    .update(attempts)
    .set({
      state: 'in_progress',
      submittedAt: null,
      submittedBy: null,
      score: null,
      percent: null,
      passed: null,
      receipt: null,
      deadlineAt,
      deadlineReason:
        deadlineAt === null ? null : Number(deadlineAt) === Number(exam.closesAt) ? 'closing' : 'time_limit',
    })
    .where(eq(attempts.id, attempt.id))
    .returning()
  await clearMarks(tx, attempt.id)
  await settleReopened(tx, open ?? attempt, now, { reason: given.reason, actor: instructor.actor.userId })
  await audit(tx, instructor.actor, {
    action: 'attempt.reopen',
    subject: { type: 'attempt', id: attempt.id },
    before: { submitted_by: attempt.submittedBy, score: attempt.score },
    after: given,
  })
  return presentActed(open ?? attempt)
}

/** Records it in the trace, schedules submission at the new deadline, and notifies the learner and the live page. */
async function settleReopened(
  tx: Transaction,
  { id, examId, userId, deadlineAt }: AttemptRow,
  now: Date,
  why: { reason: string; actor: number },
): Promise<void> {
  await tx.insert(attemptEvents).values({
    attemptId: id,
    at: now,
    kind: 'reopened',
    data: { ...why, deadline_at: deadlineAt?.toISOString() ?? null },
  })
  await tx.update(attemptContacts).set({ seenAt: now }).where(eq(attemptContacts.attemptId, id))
  if (deadlineAt) await scheduleSubmission(tx, deadlineAt)
  await tellLearners(tx, examId, [{ userId, attemptId: id }])
  await publishAttempts(tx, examId, [id])
}

/** Another person's attempt at an exam that the instructor teaches, locked after the enrolment as every act does. */
async function lockedAttempt(
  tx: Transaction,
  { id: instructorId }: ActingInstructor,
  { id, attemptId }: Place,
) {
  const exam = await taughtExam(tx, id, instructorId)
  const {
    rows: [known],
  } = await tx.execute<{ user_id: string }>(
    sql`select a.user_id from attempts a join users u on u.id = a.user_id and u.erased_at is null
      where a.id = ${attemptId} and a.exam_id = ${id} and ${isOfAnother(instructorId)}`,
  )
  if (!known) throw new AppError('not_found')
  const isEnrolled = await lockAccess(tx, Number(known.user_id), exam.courseId)
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, attemptId)).for('update')
  if (!attempt) throw new AppError('not_found')
  return { exam: { ...exam, ...(await windowOf(tx, id, attempt.userId)) }, attempt, isEnrolled }
}

async function obstacleOf(
  tx: Transaction,
  exam: TaughtExam,
  attempt: AttemptRow,
  now: Date,
): Promise<NotReopenable | null> {
  if (attempt.state === 'in_progress' || attempt.submittedAt === null) return 'under_way'
  if (exam.closesAt !== null && now >= exam.closesAt) return 'closed'
  const own = and(eq(attempts.examId, exam.id), eq(attempts.userId, attempt.userId))
  const others = await tx.select({ number: attempts.number }).from(attempts).where(own)
  if (others.some(({ number }) => number > attempt.number)) return 'not_last'
  const shown = await tx.$count(attempts, and(own, gte(attempts.keyShownAt, attempt.submittedAt)))
  if (shown > 0) return 'answers_shown'
  const graded = await tx.$count(answers, and(eq(answers.attemptId, attempt.id), isNotNull(answers.gradedAt)))
  if (graded > 0) return 'graded_by_person'
  // A certificate may name a better attempt, and stand on this one all the same.
  const certified = await tx.$count(
    certificates,
    and(
      eq(certificates.userId, attempt.userId),
      eq(certificates.courseId, exam.courseId),
      isNull(certificates.revokedAt),
      or(eq(certificates.attemptId, attempt.id), gte(certificates.completedAt, attempt.submittedAt)),
    ),
  )
  return certified > 0 ? 'certified' : null
}

function reopenedDeadline(
  exam: TaughtExam,
  attempt: AttemptRow,
  now: Date,
  extraMinutes: number,
): Date | null {
  if (attempt.timeLimitSeconds === null) return exam.closesAt
  const left = Math.max(0, Number(attempt.deadlineAt) - Number(attempt.submittedAt))
  const at = new Date(Number(now) + left + extraMinutes * 60_000)
  return exam.closesAt !== null && exam.closesAt < at ? exam.closesAt : at
}

/** What the key gave goes, and so do the empty rows that only the marking had made. */
async function clearMarks(tx: Transaction, attemptId: number): Promise<void> {
  await tx.delete(answers).where(and(eq(answers.attemptId, attemptId), eq(answers.revision, 0)))
  await tx.update(answers).set({ points: null, isRight: null }).where(eq(answers.attemptId, attemptId))
}

function presentActed(attempt: AttemptRow) {
  return {
    attempt_id: attempt.id,
    state: attempt.state === 'abandoned' ? ('submitted' as const) : attempt.state,
    deadline_at: attempt.deadlineAt?.toISOString() ?? null,
  }
}
