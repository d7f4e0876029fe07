import type { RowKey } from '@masar/ui'
import { useState } from 'react'
import type { Named } from '../../learn/assign/draft.ts'
import type { EmployeeFilters } from './filters.ts'
import { addressOf, narrowingOf } from './filters.ts'

/** Whom an act concerns: some by their ids, or all that match the filters, however many pages they fill. */
export type Chosen =
  | { ids: readonly number[]; count: number }
  | { filters: Omit<EmployeeFilters, 'sort'>; count: number }

export interface EmployeeSelection {
  /** The rows that are marked. */
  keys: ReadonlySet<RowKey>
  count: number
  isAll: boolean
  /** Those marked with their names, also where their rows are not loaded any more. */
  people: readonly Named[]
  /** Null where nobody is chosen. */
  chosen: Chosen | null
  choose: (keys: ReadonlySet<RowKey>) => void
  chooseAll: () => void
  clear: () => void
}

/** Who is chosen. Other filters show other people: the choice begins anew with them. */
export function useEmployeeSelection(
  filters: EmployeeFilters,
  loaded: readonly Named[],
  total: number,
): EmployeeSelection {
  const place = addressOf(narrowingOf(filters))
  const [state, setState] = useState<{ place: string; people: readonly Named[]; isAll: boolean }>({
    place,
    people: [],
    isAll: false,
  })
  const isHere = state.place === place
  const isAll = isHere && state.isAll
  const people = isAll ? loaded : isHere ? state.people : []
  const keys = new Set<RowKey>(people.map(({ id }) => id))
  const count = isAll ? total : keys.size
  const ids = people.map(({ id }) => id)
  // Another order begins the list anew: whoever is marked keeps the name that was known when it happened.
  const choose = (next: ReadonlySet<RowKey>) => {
    const named = new Map([...people, ...loaded].map(({ id, name }) => [id, { id, name }]))
    setState({ place, people: [...named.values()].filter(({ id }) => next.has(id)), isAll: false })
  }
  return {
    keys,
    count,
    isAll,
    people,
    chosen: count === 0 ? null : isAll ? { filters: narrowingOf(filters), count } : { ids, count },
    choose,
    chooseAll: () => setState({ place, people: [], isAll: true }),
    clear: () => setState({ place, people: [], isAll: false }),
  }
}
