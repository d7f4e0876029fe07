import type { Assignment } from './api.ts'

/** How an assignment stands, as a person reads it. */
export type Standing = 'finished' | 'finished-late' | 'overdue' | 'in-progress' | 'not-started' | 'withdrawn'

export type StandingFacts = Pick<Assignment, 'state' | 'is_overdue' | 'due_on' | 'completed_at'>

/** A due date is met until the end of its day, counted in UTC as the service counts it. */
export function standingOf({ state, is_overdue, due_on, completed_at }: StandingFacts): Standing {
  if (state === 'withdrawn') return 'withdrawn'
  if (state === 'completed')
    return due_on !== null && completed_at !== null && completed_at.slice(0, 10) > due_on
      ? 'finished-late'
      : 'finished'
  if (is_overdue) return 'overdue'
  return state === 'in_progress' ? 'in-progress' : 'not-started'
}
