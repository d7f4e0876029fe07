import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { attemptAllowances } from '../../../db/schema/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import type { ActingInstructor } from '../allowances/give.ts'
import { moveDeadlines, settleMoved } from '../allowances/more-time.ts'
import { taughtExam } from '../allowances/taught-exam.ts'

interface Given {
  /** Null for every attempt under way. */
  attempts: number[] | null
  reason: string
}

/**
 * Gives lost time back to attempts under way: each disconnection once, also with concurrent calls.
 * @throws AppError `not_found`
 */
export async function returnTime(
  tx: Transaction,
  { id: instructorId, actor }: ActingInstructor,
  examId: number,
  { attempts: named, reason }: Given,
) {
  await taughtExam(tx, examId, instructorId)
  const lost = await claimLost(tx, examId, instructorId, { named, by: actor.userId })
  const seconds = new Map(lost.map(one => [one.attemptId, one.seconds]))
  if (lost.length > 0)
    await tx.insert(attemptAllowances).values(
      lost.map(one => ({
        examId,
        userId: one.userId,
        attemptId: one.attemptId,
        extraSeconds: one.seconds,
        grantedBy: actor.userId,
        reason,
      })),
    )
  const moved = await moveDeadlines(tx, lost)
  await settleMoved(tx, examId, moved, ({ attemptId }) => ({
    extra_seconds: seconds.get(attemptId) ?? 0,
    reason,
    returned: true,
    actor: actor.userId,
  }))
  const total = {
    attempts: lost.length,
    disconnections: lost.reduce((sum, { count }) => sum + count, 0),
    seconds: lost.reduce((sum, one) => sum + one.seconds, 0),
    capped: moved.filter(({ attemptId, gainedSeconds }) => gainedSeconds < (seconds.get(attemptId) ?? 0))
      .length,
  }
  await audit(tx, actor, {
    action: 'exam.return_time',
    subject: { type: 'exam', id: examId },
    after: { ...total, reason, attempts: lost.map(({ attemptId }) => attemptId).slice(0, 500) },
  })
  return total
}

interface LostTime {
  attemptId: number
  userId: number
  count: number
  seconds: number
}

/** The attempts are locked first, in the order of every act; then their disconnections, which the condition gives to one act alone. */
async function claimLost(
  tx: Transaction,
  examId: number,
  instructorId: number,
  { named, by }: { named: number[] | null; by: number },
): Promise<LostTime[]> {
  const which = named === null ? sql`true` : sql`a.id = any (${sql.param(named)}::bigint[])`
  const { rows } = await tx.execute<{
    attempt_id: string
    user_id: string
    count: number
    seconds: number
  }>(sql`
    with running as materialized (
      select a.id, a.user_id from attempts a
      where a.exam_id = ${examId} and a.state = 'in_progress' and a.time_limit_seconds is not null and ${which} and ${isOfAnother(instructorId)}
      order by a.id for update of a
    ), returned as (
      update attempt_disconnections d set returned_at = clock_timestamp(), returned_by = ${by} from running r
      where d.attempt_id = r.id and d.returned_at is null returning d.attempt_id, r.user_id, d.ended_at - d.began_at as lost
    )
    select attempt_id, user_id, count(*)::int as count, ceil(sum(extract(epoch from lost)))::int as seconds
    from returned group by attempt_id, user_id order by attempt_id`)
  return rows.map(({ attempt_id, user_id, count, seconds }) => ({
    attemptId: Number(attempt_id),
    userId: Number(user_id),
    count,
    seconds,
  }))
}
