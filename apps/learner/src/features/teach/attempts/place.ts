export const attemptStates = ['in_progress', 'submitted', 'graded', 'abandoned'] as const
export type AttemptState = (typeof attemptStates)[number]

/** Which attempts of an exam are listed, as the address says it; undefined stands for all. */
export function attemptStateOf(search: Record<string, unknown>): AttemptState | undefined {
  return attemptStates.find(state => state === search['state'])
}

export function attemptsAddress(examId: number, state: string): string {
  const query = attemptStates.some(each => each === state) ? `?state=${state}` : ''
  return `/teach/exams/${examId}/attempts${query}`
}
