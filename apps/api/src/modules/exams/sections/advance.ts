import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { attemptEvents, attempts, attemptSections, exams } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { lockAccess } from '../../learning/access.ts'
import { tellLearners } from '../allowances/more-time.ts'
import { windowOf } from '../allowances/window.ts'
import { databaseTime, type AttemptRow } from '../ending.ts'
import { publishAttempts } from '../live/publish.ts'
import { deadlineOf } from '../rules.ts'
import { scheduleSubmission } from '../scheduling.ts'

/**
 * Ends the section under way and begins the next one, at this moment or, where its time is over, at its deadline: no one gains by coming late. The
 * caller holds the lock of the attempt.
 * @returns the attempt as it is now; null where it was the last section, or the exam itself has closed
 */
export async function advanceSection(
  tx: Transaction,
  attempt: AttemptRow,
  by: 'learner' | 'deadline',
): Promise<AttemptRow | null> {
  const { id, section, deadlineAt } = attempt
  if (section === null) return null
  const ofAttempt = eq(attemptSections.attemptId, id)
  const [next] = await tx
    .select()
    .from(attemptSections)
    .where(and(ofAttempt, eq(attemptSections.position, section + 1)))
  const now = await databaseTime(tx)
  const at = deadlineAt !== null && deadlineAt < now ? deadlineAt : now
  const { closesAt } = await windowOf(tx, attempt.examId, attempt.userId)
  if (!next || (closesAt !== null && closesAt <= at)) return null
  const deadline = deadlineOf({ timeLimitSeconds: next.timeLimitSeconds, opensAt: null, closesAt }, at, 0)
  await tx
    .update(attemptSections)
    .set({ endedAt: at })
    .where(and(ofAttempt, eq(attemptSections.position, section), isNull(attemptSections.endedAt)))
  await tx
    .update(attemptSections)
    .set({ startedAt: at })
    .where(and(ofAttempt, eq(attemptSections.position, next.position)))
  const [moved] = await tx
    .update(attempts)
    .set({
      section: next.position,
      deadlineAt: deadline?.at ?? null,
      deadlineReason: deadline?.reason ?? null,
    })
    .where(and(eq(attempts.id, id), eq(attempts.state, 'in_progress'), eq(attempts.section, section)))
    .returning()
  if (!moved) throw new Error('The section changed under its lock.')
  await settleSection(tx, moved, { at, by })
  return moved
}

/** Records it in the trace, schedules closing the next section at its deadline, and notifies the learner's pages and the live page. */
async function settleSection(
  tx: Transaction,
  { id, examId, userId, section, deadlineAt }: AttemptRow,
  { at, by }: { at: Date; by: 'learner' | 'deadline' },
): Promise<void> {
  await tx.insert(attemptEvents).values({
    attemptId: id,
    at,
    kind: 'section',
    data: { section, by, deadline_at: deadlineAt?.toISOString() ?? null },
  })
  if (deadlineAt) await scheduleSubmission(tx, deadlineAt)
  await tellLearners(tx, examId, [{ userId, attemptId: id }])
  await publishAttempts(tx, examId, [id])
}

/**
 * A learner goes on to the next section from the tab that holds the session lock. Called again for a section that is over, nothing happens.
 * @throws AppError `not_found`, `not_enrolled`, `attempt_closed`, `attempt_taken_over`, `conflict` where there is no next one
 */
export async function leaveSection(
  tx: Transaction,
  attemptId: number,
  { userId, sessionLock, section }: { userId: number; sessionLock: string; section: number },
): Promise<void> {
  const own = and(eq(attempts.id, attemptId), eq(attempts.userId, userId))
  const [known] = await tx
    .select({ courseId: exams.courseId })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(own)
  if (!known) throw new AppError('not_found')
  if (!(await lockAccess(tx, userId, known.courseId))) throw new AppError('not_enrolled')
  // Locking the row waits for answers that are being saved concurrently.
  const [attempt] = await tx.select().from(attempts).where(own).for('update')
  if (!attempt) throw new AppError('not_found')
  if (attempt.state !== 'in_progress') throw new AppError('attempt_closed')
  if (attempt.sessionLock !== sessionLock) throw new AppError('attempt_taken_over')
  if (attempt.section !== null && attempt.section > section) return
  if (attempt.section !== section || !(await advanceSection(tx, attempt, 'learner')))
    throw new AppError('conflict')
}
