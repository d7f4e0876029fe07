import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import { attempts, exams } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { lockAccess } from '../learning/access.ts'
import { settleExams } from '../learning/exam-progress.ts'
import { type AttemptRow, databaseTime, endAttempt } from './ending.ts'
import { graceMs } from './rules.ts'
import { advanceSection } from './sections/advance.ts'

/**
 * Submits a learner's own attempt from the tab that holds its session lock. A repeated call returns the same.
 * @throws AppError `not_found`, `not_enrolled`, `attempt_taken_over`, `attempt_closed` of one that was abandoned
 */
export async function submitByLearner(
  tx: Transaction,
  attemptId: number,
  { userId, sessionLock }: { userId: number; sessionLock: string },
) {
  const own = and(eq(attempts.id, attemptId), eq(attempts.userId, userId))
  const submitted = await submit(tx, own, 'learner', sessionLock)
  if (submitted === null) throw new AppError('not_found')
  return submitted
}

/** Ends an attempt, grades what is stored and completes the course where that was the last of it, within the transaction. */
async function submit(
  tx: Transaction,
  which: SQL | undefined,
  by: 'learner' | 'deadline',
  sessionLock: string | null,
) {
  const [known] = await tx
    .select({ userId: attempts.userId, courseId: exams.courseId })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(which)
  if (!known) throw new AppError('not_found')
  const isEnrolled = await lockAccess(tx, known.userId, known.courseId)
  if (!isEnrolled && by === 'learner') throw new AppError('not_enrolled')
  // Locking the row waits for answers that are being saved concurrently.
  const [attempt] = await tx.select().from(attempts).where(which).for('update')
  if (!attempt) throw new AppError('not_found')
  // Extra time may have been given between the list of overdue attempts and the lock.
  if (by === 'deadline' && !(await isOverdue(tx, attempt))) return null
  // Nothing was handed in, and nothing can be any more.
  if (attempt.state === 'abandoned') {
    if (by === 'learner') throw new AppError('attempt_closed')
    return null
  }
  if (attempt.state !== 'in_progress') return outcome(attempt)
  // A section whose time is over gives way to the next one; an attempt whose last section is over, ends.
  const current = by === 'deadline' && isEnrolled ? await passOverdueSections(tx, attempt) : attempt
  if (by === 'deadline' && !(await isOverdue(tx, current))) return null
  if (sessionLock !== null && attempt.sessionLock !== sessionLock) throw new AppError('attempt_taken_over')
  const ended = await endAttempt(tx, current, isEnrolled ? by : 'access_ended')
  if (isEnrolled) await settleExams(tx, known.userId, known.courseId)
  return outcome(ended)
}

async function isOverdue(tx: Transaction, { deadlineAt }: AttemptRow): Promise<boolean> {
  return deadlineAt !== null && (await databaseTime(tx)).getTime() > deadlineAt.getTime() + graceMs
}

/** Goes on through the sections whose time was over before now, one after another; the caller holds the lock of the row. */
async function passOverdueSections(tx: Transaction, attempt: AttemptRow): Promise<AttemptRow> {
  let current = attempt
  while (await isOverdue(tx, current)) {
    const next = await advanceSection(tx, current, 'deadline')
    if (next === null) break
    current = next
  }
  return current
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

function outcome(attempt: typeof attempts.$inferSelect) {
  return {
    id: attempt.id,
    state: attempt.state === 'graded' ? ('graded' as const) : ('submitted' as const),
    submitted_at: attempt.submittedAt?.toISOString() ?? '',
    receipt: attempt.receipt ?? '',
  }
}
