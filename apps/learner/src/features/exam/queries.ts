import { clientQuery } from '@masar/app-shell'

// Apart from the acts: the loaders of routes are in the app's entry, and need no more than these.

export function examQuery(id: number) {
  return clientQuery('/exams/{id}', { path: { id } })
}

export function resultQuery(attemptId: number) {
  return clientQuery('/attempts/{id}/result', { path: { id: attemptId } })
}
