import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import { advisoryLocks } from '../../db/locks.ts'
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

/** How many attempts one call ends at most. */
const mostAtOnce = 200

/**
 * Ends attempts whose deadline and grace have passed, until none is left or {@link mostAtOnce} are ended. Any number of processes may do so at once:
 * each takes those that no other works on, so that a class that ends together is shared among them.
 * @returns how many it took
 * @throws AggregateError of those that could not be ended, after the others were
 */
export async function submitOverdue(db: Database): Promise<number> {
  const taken: number[] = []
  const errors: unknown[] = []
  while (taken.length < mostAtOnce) {
    const before = taken.length
    // One attempt that cannot be graded must not keep the others waiting.
    await db
      .transaction(async tx => {
        const id = await takeOverdue(tx, taken)
        if (id === null) return
        taken.push(id)
        await submit(tx, eq(attempts.id, id), 'deadline', null)
      })
      .catch((error: unknown) => {
        // Where nothing could be taken, it is the database that is away.
        if (taken.length === before) throw error
        errors.push(error)
      })
    if (taken.length === before) break
  }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${taken.length} overdue attempts could not be submitted`,
    )
  return taken.length
}

/** The attempt that has been overdue for longest and that no other transaction is ending. */
async function takeOverdue(tx: Transaction, except: readonly number[]): Promise<number | null> {
  // The inner limit keeps the planner from asking for the lock of any row but the one that is taken, and those that others have before it.
  const {
    rows: [row],
  } = await tx.execute<{ id: number }>(sql`
    select due.id::float8 as id from (
      select a.id from attempts a where a.state = 'in_progress' and a.id <> all (${sql.param([...except])}::bigint[])
        and a.deadline_at < statement_timestamp() - interval '${sql.raw(String(graceMs))} milliseconds'
      order by a.deadline_at limit ${mostAtOnce}
    ) due where pg_try_advisory_xact_lock(${advisoryLocks.overdueAttempt}::int, (due.id % 2147483647)::int) limit 1`)
  return row?.id ?? null
}

function outcome(attempt: typeof attempts.$inferSelect) {
  return {
    id: attempt.id,
    state: attempt.state === 'graded' ? ('graded' as const) : ('submitted' as const),
    submitted_at: attempt.submittedAt?.toISOString() ?? '',
    receipt: attempt.receipt ?? '',
  }
}
