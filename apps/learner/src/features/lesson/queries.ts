import { clientQuery } from '@masar/app-shell'

// Apart from the acts: the loaders of routes are in the app's entry, and need no more than these.

export function lessonQuery(id: number) {
  return clientQuery('/lessons/{id}', { path: { id } })
}
