import { sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { attemptEvents } from '../../../db/schema/index.ts'
import { emit } from '../../platform/outbox/emit.ts'
import { scheduleSubmission } from '../scheduling.ts'
import { publishAttempts } from '../live/publish.ts'
import { type MovedDeadline, movedRows, type MovedRow } from './moved.ts'
import { ownMoment } from './window.ts'

/**
 * Moves the deadlines of attempts under way, in one statement under the locks of their rows: the job that submits overdue attempts asks again
 * under the same lock, so an attempt either has ended or has its time. The closing time bounds them all, whatever was given.
 */
export async function moveDeadlines(
  tx: Connection,
  more: readonly { attemptId: number; seconds: number }[],
): Promise<MovedDeadline[]> {
  if (more.length === 0) return []
  const given = JSON.stringify(more.map(({ attemptId, seconds }) => ({ id: attemptId, seconds })))
  const { rows } = await tx.execute<MovedRow>(sql`
    with running as materialized (
      select a.id, a.deadline_at as before, ${ownMoment('closes_at', 'x', sql.raw('a.user_id'))} as closes_at, a.time_limit_seconds, a.deadline_at + make_interval(secs => g.seconds) as wanted
      from json_to_recordset(${given}::json) as g(id bigint, seconds int)
      join attempts a on a.id = g.id join exams x on x.id = a.exam_id
      where a.state = 'in_progress' order by a.id for update of a
    )
    update attempts a set
      deadline_at = case when r.time_limit_seconds is null then a.deadline_at else least(r.wanted, r.closes_at) end,
      deadline_reason = case when r.closes_at < r.wanted then 'closing' else a.deadline_reason end
    from running r where a.id = r.id
    returning a.id, a.user_id, r.before, a.deadline_at as after`)
  return movedRows(rows)
}

/** Records the extensions in the traces, schedules submission at the new deadlines, and notifies the learners and the live page. */
export async function settleMoved(
  tx: Transaction,
  examId: number,
  moved: readonly MovedDeadline[],
  factsOf: (attempt: MovedDeadline) => Record<string, unknown>,
): Promise<void> {
  if (moved.length === 0) return
  await tx.insert(attemptEvents).values(
    moved.map(one => ({
      attemptId: one.attemptId,
      kind: 'allowance',
      data: {
        ...factsOf(one),
        gained_seconds: one.gainedSeconds,
        deadline_at: one.deadlineAt?.toISOString() ?? null,
      },
    })),
  )
  const deadlines = new Map(
    moved.flatMap(({ deadlineAt }) => (deadlineAt ? [[+deadlineAt, deadlineAt]] : [])),
  )
  for (const deadline of deadlines.values()) await scheduleSubmission(tx, deadline)
  await tellLearners(
    tx,
    examId,
    moved.map(({ userId, attemptId }) => ({ userId, attemptId })),
  )
  await publishAttempts(
    tx,
    examId,
    moved.map(({ attemptId }) => attemptId),
  )
}

/** Over the channel of each learner: the exam's page then asks for what has changed. */
export async function tellLearners(
  tx: Connection,
  examId: number,
  learners: readonly { userId: number; attemptId: number | null }[],
): Promise<void> {
  await emit(
    tx,
    learners.map(({ userId, attemptId }) => ({
      channel: `private-user.${userId}`,
      name: 'ExamAttemptChanged',
      data: { exam_id: examId, attempt_id: attemptId },
    })),
  )
}
