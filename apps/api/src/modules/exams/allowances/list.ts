import { sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockAccess } from '../../learning/access.ts'
import type { ActingInstructor } from './give.ts'
import { tellLearners } from './more-time.ts'
import { taughtExam } from './taught-exam.ts'

/** The newest ones; older ones are in the traces and in the audit log. */
const listed = 500

interface AllowanceRow extends Record<string, unknown> {
  id: string
  user_id: string
  name: string
  attempt_id: string | null
  extra_seconds: number
  extra_attempts: number
  opens_at: Date | string | null
  closes_at: Date | string | null
  reason: string
  by: string | null
  at: Date | string
  withdrawn_at: Date | string | null
  is_used: boolean
  total: number
}

/**
 * Time and a window are used once an attempt has had them, an attempt once one was begun that there would not be without it.
 * Of an allowance `w` and its exam `x`.
 */
const isUsed =
  sql.raw(`((w.extra_seconds > 0 or w.opens_at is not null or w.closes_at is not null) and exists (select from attempts a where a.exam_id = w.exam_id and a.user_id = w.user_id
    and (w.attempt_id is null or a.id = w.attempt_id) and (a.submitted_at is null or a.submitted_at > w.created_at))
  or w.extra_attempts > 0 and (select count(*) from attempts a where a.exam_id = w.exam_id and a.user_id = w.user_id) > x.attempts_allowed
    + (select coalesce(sum(o.extra_attempts), 0) from attempt_allowances o
       where o.exam_id = w.exam_id and o.user_id = w.user_id and o.id <> w.id and o.withdrawn_at is null))`)

const toMoment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

/** What learners of an exam were given, the newest first. @throws AppError `not_found` */
export async function allowancesOf(
  db: Connection,
  examId: number,
  instructorId: number,
  { names = 'shown', locale }: { names?: 'shown' | 'hidden' | undefined; locale: Locale },
) {
  await taughtExam(db, examId, instructorId)
  const { rows } = await db.execute<AllowanceRow>(sql`
    select w.id, w.user_id, ${nameIn(locale, 'u')} as name, w.attempt_id, w.extra_seconds, w.extra_attempts, w.opens_at, w.closes_at, w.reason, ${nameIn(locale, 'g')} as by, w.created_at as at, w.withdrawn_at,
      ${isUsed} as is_used, count(*) over ()::int as total
    from attempt_allowances w join exams x on x.id = w.exam_id join users u on u.id = w.user_id left join users g on g.id = w.granted_by
    where w.exam_id = ${examId} order by w.id desc limit ${listed}`)
  return {
    data: rows.map(row => ({
      id: Number(row.id),
      learner: { id: Number(row.user_id), name: names === 'hidden' ? null : row.name },
      applies_to: row.attempt_id === null ? ('every_attempt' as const) : ('running' as const),
      extra_seconds: row.extra_seconds,
      extra_attempts: row.extra_attempts,
      opens_at: toMoment(row.opens_at),
      closes_at: toMoment(row.closes_at),
      reason: row.reason,
      by: row.by,
      at: new Date(row.at).toISOString(),
      withdrawn_at: toMoment(row.withdrawn_at),
      can_withdraw: row.withdrawn_at === null && !row.is_used,
    })),
    meta: { total: rows[0]?.total ?? 0 },
  }
}

/**
 * Withdraws an unused allowance. A second call answers as the first did.
 * @throws AppError `not_found`, `allowance_used`
 */
export async function withdrawAllowance(
  tx: Transaction,
  { id: instructorId, actor }: ActingInstructor,
  { id: examId, allowanceId }: { id: number; allowanceId: number },
) {
  const exam = await taughtExam(tx, examId, instructorId)
  const {
    rows: [known],
  } = await tx.execute<{ user_id: string; withdrawn_at: Date | string | null }>(
    sql`select user_id, withdrawn_at from attempt_allowances where id = ${allowanceId} and exam_id = ${examId}`,
  )
  if (!known) throw new AppError('not_found')
  const userId = Number(known.user_id)
  // Before or after a start of theirs, which counts what there is.
  await lockAccess(tx, userId, exam.courseId)
  const {
    rows: [taken],
  } = await tx.execute<{ withdrawn_at: Date | string }>(sql`
    update attempt_allowances w set withdrawn_at = clock_timestamp(), withdrawn_by = ${actor.userId} from exams x
    where w.id = ${allowanceId} and x.id = w.exam_id and w.withdrawn_at is null and not ${isUsed} returning w.withdrawn_at`)
  if (!taken) {
    const {
      rows: [now],
    } = await tx.execute<{ withdrawn_at: Date | string | null }>(
      sql`select withdrawn_at from attempt_allowances where id = ${allowanceId}`,
    )
    if (!now?.withdrawn_at) throw new AppError('allowance_used')
    return { id: allowanceId, withdrawn_at: new Date(now.withdrawn_at).toISOString() }
  }
  await tellLearners(tx, examId, [{ userId, attemptId: null }])
  await audit(tx, actor, {
    action: 'exam.withdraw_allowance',
    subject: { type: 'exam', id: examId },
    before: { allowance: allowanceId, learner: userId },
  })
  return { id: allowanceId, withdrawn_at: new Date(taken.withdrawn_at).toISOString() }
}
