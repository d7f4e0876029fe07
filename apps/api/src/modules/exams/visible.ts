import { sql, type SQL } from 'drizzle-orm'
import type { ReviewField, ReviewPolicy } from '../../db/schema/index.ts'
import { ownMoment } from './allowances/window.ts'

/** "Just after" lasts this long, as in the review policy of exams.md. */
const justAfterMs = 2 * 60_000

/** What decides how much of a finished attempt may be seen. */
export interface VisibilityFacts {
  policy: ReviewPolicy
  /** For this learner, and for everybody. */
  closesAt: Date | null
  submittedAt: Date
  /** Whether the learner has used up all attempts, extra ones included, and none is under way. */
  isLastAttemptOver: boolean
}

export interface Visibility {
  shown: readonly ReviewField[]
  /** When time alone will show more. */
  moreAt: Date | null
  /** Whether the last attempt will show more. */
  isMoreAfterLastAttempt: boolean
}

/**
 * What may be seen of a finished attempt at this moment, by its learner, their company and anyone who notifies them: the one place that
 * reads the review policy. `seesNow` says the same in SQL.
 */
export function visibleNow(facts: VisibilityFacts, now: Date): Visibility {
  const { policy, closesAt, submittedAt, isLastAttemptOver } = facts
  if (closesAt !== null && now >= closesAt)
    return { shown: policy.after_closing, moreAt: null, isMoreAfterLastAttempt: false }
  const isJustAfter = now.getTime() - submittedAt.getTime() < justAfterMs
  const isLast = isLastAttemptOver && policy.after_last_attempt !== undefined
  const shown =
    (isLast ? policy.after_last_attempt : undefined) ?? (isJustAfter ? policy.just_after : policy.while_open)
  const adds = (later: readonly ReviewField[] = []) => later.some(field => !shown.includes(field))
  const moreAt =
    isJustAfter && !isLast && adds(policy.while_open)
      ? new Date(submittedAt.getTime() + justAfterMs)
      : closesAt !== null && adds(policy.after_closing)
        ? closesAt
        : null
  return { shown, moreAt, isMoreAfterLastAttempt: !isLastAttemptOver && adds(policy.after_last_attempt) }
}

/** No attempt is left, and none is under way. */
function lastAttemptOver(exam: string, user: string): string {
  return `(${exam}.attempts_allowed is not null and (select count(*) >= ${exam}.attempts_allowed
      + coalesce((select sum(w.extra_attempts) from attempt_allowances w where w.exam_id = ${exam}.id and w.user_id = ${user} and w.withdrawn_at is null), 0)
      and not coalesce(bool_or(m.state = 'in_progress'), false)
    from attempts m where m.exam_id = ${exam}.id and m.user_id = ${user}))`
}

/** What `visibleNow` shows, as a condition on a row of `attempts` and one of `exams`. @param attempt, exam their aliases */
export function seesNow(field: ReviewField, attempt: string, exam: string): SQL<boolean> {
  const user = sql.raw(`${attempt}.user_id`)
  return sql<boolean>`(${sql.raw(attempt)}.submitted_at is not null and (case
    when ${sql.raw(exam)}.closes_at <= clock_timestamp() and ${ownMoment('closes_at', exam, user)} <= clock_timestamp() then ${sql.raw(` ${exam}.review->'after_closing'
    when ${exam}.review ? 'after_last_attempt' and ${lastAttemptOver(exam, `${attempt}.user_id`)} then ${exam}.review->'after_last_attempt'
    when clock_timestamp() - ${attempt}.submitted_at < interval '${justAfterMs} milliseconds' then ${exam}.review->'just_after'
    else ${exam}.review->'while_open' end) ? '${field}')`)}`
}
