import type { Closing } from '../learning/closing.ts'

/** An answer made in time and arriving within this many milliseconds after the deadline still counts. */
export const graceMs = 30_000

export interface ExamWindow {
  timeLimitSeconds: number | null
  opensAt: Date | null
  closesAt: Date | null
}

export interface Deadline {
  at: Date
  reason: 'time_limit' | 'closing'
}

/** The earliest of start + limit (+ extra time) and the closing time; null where neither is set. */
export function deadlineOf(exam: ExamWindow, startedAt: Date, extraSeconds: number): Deadline | null {
  const byLimit =
    exam.timeLimitSeconds === null
      ? null
      : new Date(startedAt.getTime() + (exam.timeLimitSeconds + extraSeconds) * 1000)
  if (exam.closesAt !== null && (byLimit === null || exam.closesAt < byLimit))
    return { at: exam.closesAt, reason: 'closing' }
  return byLimit === null ? null : { at: byLimit, reason: 'time_limit' }
}

export interface StartFacts extends ExamWindow {
  attemptsAllowed: number | null
  extraAttempts: number
  attemptDelaySeconds: number
  attemptsMade: number
  lastEndedAt: Date | null
  isEnrolled: boolean
  /** What of its course closes it to this person. */
  closing: Closing | null
}

export type StartBlock =
  | 'not_enrolled'
  | 'exam_closed'
  | 'exam_not_open'
  | 'attempts_used_up'
  | 'attempt_too_soon'

export function attemptsLeft(
  facts: Pick<StartFacts, 'attemptsAllowed' | 'extraAttempts' | 'attemptsMade'>,
): number | null {
  return facts.attemptsAllowed === null
    ? null
    : Math.max(0, facts.attemptsAllowed + facts.extraAttempts - facts.attemptsMade)
}

/** Why an attempt cannot start now, and when it could; null where it can. */
export function startBlock(facts: StartFacts, now: Date): { by: StartBlock; until: Date | null } | null {
  if (!facts.isEnrolled) return { by: 'not_enrolled', until: null }
  if (facts.closesAt !== null && now >= facts.closesAt) return { by: 'exam_not_open', until: null }
  if (facts.closing)
    return { by: 'exam_closed', until: facts.closing.by === 'date' ? facts.closing.opensAt : null }
  if (facts.opensAt !== null && now < facts.opensAt) return { by: 'exam_not_open', until: facts.opensAt }
  if (attemptsLeft(facts) === 0) return { by: 'attempts_used_up', until: null }
  const next =
    facts.lastEndedAt === null
      ? null
      : new Date(facts.lastEndedAt.getTime() + facts.attemptDelaySeconds * 1000)
  return next !== null && now < next ? { by: 'attempt_too_soon', until: next } : null
}
