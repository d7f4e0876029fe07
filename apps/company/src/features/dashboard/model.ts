import type { Dashboard } from './api.ts'

export type AssignmentState = 'completed' | 'in_progress' | 'not_started'

export interface StateShare {
  state: AssignmentState
  count: number
  /** Whole percent; the shares add up to 100. */
  share: number
}

/** In the order in which a person moves backwards from done. */
const states: readonly AssignmentState[] = ['completed', 'in_progress', 'not_started']

/** The states of all assignments with shares that add up to 100, by the largest remainder. */
export function stateShares(assignments: Dashboard['assignments']): StateShare[] {
  const total = states.reduce((sum, state) => sum + assignments[state], 0)
  if (total === 0) return states.map(state => ({ state, count: 0, share: 0 }))
  const exact = states.map(state => ({
    state,
    count: assignments[state],
    exact: (assignments[state] * 100) / total,
  }))
  let left = 100 - exact.reduce((sum, each) => sum + Math.floor(each.exact), 0)
  const lucky = new Set(
    [...exact]
      .sort((a, b) => (b.exact % 1) - (a.exact % 1))
      .flatMap(each => (left-- > 0 ? [each.state] : [])),
  )
  return exact.map(({ state, count, exact: part }) => ({
    state,
    count,
    share: Math.floor(part) + (lucky.has(state) ? 1 : 0),
  }))
}

/** How much of what was bought is used, 0 to 100. */
export function seatPercent({ bought, used }: NonNullable<Dashboard['seats']>): number {
  return bought === 0 ? 0 : Math.min(100, (used / bought) * 100)
}
