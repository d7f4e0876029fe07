import type { Assignment } from './api.ts'

/** How an assignment stands, as a person reads it. */
export type Standing = 'finished' | 'finished-late' | 'overdue' | 'in-progress' | 'not-started' | 'withdrawn'

export type StandingFacts = Pick<Assignment, 'state' | 'is_overdue' | 'is_late' | 'completed_at'>

export function standingOf({ state, is_overdue, is_late }: StandingFacts): Standing {
  if (state === 'withdrawn') return 'withdrawn'
  if (state === 'completed') return is_late ? 'finished-late' : 'finished'
  if (is_overdue) return 'overdue'
  return state === 'in_progress' ? 'in-progress' : 'not-started'
}
