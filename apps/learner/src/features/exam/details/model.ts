import type { ExamDetails } from '../api.ts'

type Facts = Pick<
  ExamDetails,
  'can_start' | 'blocked_by' | 'closed_by' | 'next_start_at' | 'open_attempt_id' | 'closes_at' | 'server_time'
> & { attempts: readonly Pick<ExamDetails['attempts'][number], 'id' | 'is_overdue'>[] }

/** What the learner can do with an exam now. */
export type Standing =
  | { can: 'resume' }
  /** Its time is up, and the last answers are taken in: what this device has not sent yet can still be sent. */
  | { can: 'hand-in' }
  | { can: 'start' }
  | { can: 'wait'; until: string; why: 'not-open' | 'too-soon' }
  | { can: 'nothing'; why: 'closed-by-course'; closing: NonNullable<ExamDetails['closed_by']> }
  | { can: 'nothing'; why: 'closed' | 'used-up' | 'not-enrolled' | 'not-open' }

export function standingOf({
  attempts,
  blocked_by,
  closed_by,
  next_start_at,
  open_attempt_id,
}: Facts): Standing {
  if (open_attempt_id !== null)
    return attempts.some(({ id, is_overdue }) => id === open_attempt_id && is_overdue)
      ? { can: 'hand-in' }
      : { can: 'resume' }
  switch (blocked_by) {
    case null:
      return { can: 'start' }
    case 'not_enrolled':
      return { can: 'nothing', why: 'not-enrolled' }
    case 'exam_closed':
      if (next_start_at !== null) return { can: 'wait', until: next_start_at, why: 'not-open' }
      return closed_by
        ? { can: 'nothing', why: 'closed-by-course', closing: closed_by }
        : { can: 'nothing', why: 'not-open' }
    case 'attempts_used_up':
      return { can: 'nothing', why: 'used-up' }
    case 'attempt_too_soon':
      return next_start_at === null
        ? { can: 'nothing', why: 'not-open' }
        : { can: 'wait', until: next_start_at, why: 'too-soon' }
    // Without a time at which it opens, it has closed.
    case 'exam_not_open':
      return next_start_at === null
        ? { can: 'nothing', why: 'closed' }
        : { can: 'wait', until: next_start_at, why: 'not-open' }
  }
}

/** While the last answers are taken in: less than half a minute. */
const overdueLookMs = 3000

/** Milliseconds from now until something may have changed, by the service's clock; null where nothing will. */
export function nextLook(standing: Standing, serverTime: string): number | null {
  if (standing.can === 'hand-in') return overdueLookMs
  if (standing.can !== 'wait') return null
  const left = Date.parse(standing.until) - Date.parse(serverTime)
  // Timers hold no more than 24 days.
  return left > 0 && left < 2 ** 31 ? left + 500 : null
}
