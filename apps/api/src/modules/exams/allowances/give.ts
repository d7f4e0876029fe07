import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { FieldErrorCode } from '../../../field-errors.ts'
import { hasAccess } from '../../learning/access.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import { databaseTime } from '../ending.ts'
import { moveDeadlines, settleMoved, tellLearners } from './more-time.ts'
import type { AllowanceBody } from './schema.ts'
import { taughtExam, type TaughtExam } from './taught-exam.ts'
import { type GivenWindow, givenWindow, moveToWindows } from './window.ts'

export interface ActingInstructor {
  id: number
  actor: Actor & { userId: number }
}

/** Up to so many learners are notified at once that there is more for later; others see it when they open the exam's page. */
const toldAtOnce = 200

/**
 * Gives learners extra time or attempts, or a window of their own. The deadline of an attempt under way moves in the same transaction.
 * @throws AppError `not_found`, `validation`
 */
export async function giveAllowance(
  tx: Transaction,
  { id: instructorId, actor }: ActingInstructor,
  examId: number,
  given: AllowanceBody,
) {
  const exam = await taughtExam(tx, examId, instructorId)
  const window = givenWindow(exam, given, await databaseTime(tx))
  if (!window) demandUse(exam, given)
  const reason = given.reason.trim()
  const learners = await lockedLearners(tx, exam, instructorId, given)
  const allowances = await store(tx, exam, learners, { ...given, ...window, reason }, actor.userId)
  const ids = new Map(allowances.map(({ id, userId }) => [userId, id]))
  const seconds = given.extra_minutes * 60
  const sitting = seconds === 0 && !window ? [] : await underWay(tx, examId, [...ids.keys()])
  const moved = window
    ? await moveToWindows(tx, sitting)
    : await moveDeadlines(
        tx,
        sitting.map(attemptId => ({ attemptId, seconds })),
      )
  await settleMoved(tx, examId, moved, ({ userId }) => ({
    allowance: ids.get(userId) ?? null,
    ...(window
      ? { opens_at: window.opensAt?.toISOString() ?? null, closes_at: window.closesAt?.toISOString() ?? null }
      : { extra_seconds: seconds }),
    reason,
    actor: actor.userId,
  }))
  const told = new Set(moved.map(({ userId }) => userId))
  const later = [...ids.keys()].filter(userId => !told.has(userId))
  if (later.length <= toldAtOnce)
    await tellLearners(
      tx,
      examId,
      later.map(userId => ({ userId, attemptId: null })),
    )
  const { learners: named, ...what } = given
  await audit(tx, actor, {
    action: 'exam.give_allowance',
    subject: { type: 'exam', id: examId },
    after: { ...what, reason, learners: named === null ? null : [...ids.keys()], count: ids.size },
  })
  return {
    learners: ids.size,
    skipped: named === null ? 0 : named.length - ids.size,
    running: moved.filter(({ gainedSeconds }) => gainedSeconds !== 0).length,
    capped: window ? 0 : moved.filter(({ gainedSeconds }) => gainedSeconds < seconds).length,
  }
}

/** What would change nothing is refused, and says why. */
function demandUse(exam: TaughtExam, given: AllowanceBody): void {
  const refuse = (field: keyof AllowanceBody, code: FieldErrorCode) => {
    throw new AppError('validation', { fields: { [field]: [{ code }] } })
  }
  if (given.extra_minutes === 0 && given.extra_attempts === 0) refuse('extra_minutes', 'required')
  if (given.extra_minutes > 0 && !exam.hasTimeLimit) refuse('extra_minutes', 'no_time_limit')
  if (given.extra_attempts > 0 && exam.attemptsAllowed === null)
    refuse('extra_attempts', 'attempts_unlimited')
  if (given.extra_attempts > 0 && given.applies_to === 'running') refuse('applies_to', 'choice')
}

/**
 * Whom it reaches, under the locks of their enrolments: a start, a submission and another allowance of theirs come before or after.
 * No one can give one to themselves.
 */
async function lockedLearners(
  tx: Transaction,
  exam: TaughtExam,
  instructorId: number,
  { learners, applies_to }: AllowanceBody,
): Promise<number[]> {
  const named = learners === null ? sql`true` : sql`e.user_id = any (${sql.param(learners)}::bigint[])`
  const another = isOfAnother(instructorId, 'e')
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select e.user_id from enrolments e where e.course_id = ${exam.courseId} and ${named} and ${another}
      and ${hasAccess(sql`e.user_id`, exam.courseId)} ${applies_to === 'running' ? sql`and ${isSitting(exam.id)}` : sql``}
    order by e.user_id for no key update`)
  const locked = rows.map(row => Number(row.user_id))
  if (applies_to !== 'running' || locked.length === 0) return locked
  // A statement of its own: who has submitted before the lock was there is seen.
  const { rows: sitting } = await tx.execute<{ user_id: string }>(sql`
    select e.user_id from enrolments e where e.course_id = ${exam.courseId} and e.user_id = any (${sql.param(locked)}::bigint[]) and ${isSitting(exam.id)}`)
  return sitting.map(row => Number(row.user_id))
}

function isSitting(examId: number): SQL {
  return sql`exists (select from attempts a where a.exam_id = ${examId} and a.user_id = e.user_id and a.state = 'in_progress')`
}

async function underWay(tx: Transaction, examId: number, userIds: number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select a.id from attempts a where a.exam_id = ${examId} and a.user_id = any (${sql.param(userIds)}::bigint[]) and a.state = 'in_progress' order by a.id`,
  )
  return rows.map(row => Number(row.id))
}

async function store(
  tx: Transaction,
  exam: TaughtExam,
  learners: number[],
  given: AllowanceBody & Partial<GivenWindow>,
  by: number,
): Promise<{ id: number; userId: number }[]> {
  if (learners.length === 0) return []
  const attempt =
    given.applies_to === 'running'
      ? sql`(select a.id from attempts a where a.exam_id = ${exam.id} and a.user_id = u.id and a.state = 'in_progress')`
      : sql`null::bigint`
  const { rows } = await tx.execute<{ id: string; user_id: string }>(sql`
    insert into attempt_allowances (exam_id, user_id, attempt_id, extra_seconds, extra_attempts, opens_at, closes_at, granted_by, reason, created_at)
    select ${exam.id}, u.id, ${attempt}, ${given.extra_minutes * 60}, ${given.extra_attempts}, ${given.opensAt?.toISOString() ?? null}::timestamptz, ${given.closesAt?.toISOString() ?? null}::timestamptz, ${by}, ${given.reason}, clock_timestamp()
    from users u where u.id = any (${sql.param(learners)}::bigint[]) and u.erased_at is null order by u.id
    returning id, user_id`)
  return rows.map(row => ({ id: Number(row.id), userId: Number(row.user_id) }))
}
