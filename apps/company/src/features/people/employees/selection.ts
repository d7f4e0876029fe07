import type { RowKey } from '@masar/ui'
import { useState } from 'react'
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
  /** Null where nobody is chosen. */
  chosen: Chosen | null
  choose: (keys: ReadonlySet<RowKey>) => void
  chooseAll: () => void
  clear: () => void
}

/** Who is chosen. Other filters show other people: the choice begins anew with them. */
export function useEmployeeSelection(
  filters: EmployeeFilters,
  loaded: readonly number[],
  total: number,
): EmployeeSelection {
  const place = addressOf(narrowingOf(filters))
  const [state, setState] = useState<{ place: string; keys: ReadonlySet<RowKey>; isAll: boolean }>({
    place,
    keys: new Set(),
    isAll: false,
  })
  const isHere = state.place === place
  const isAll = isHere && state.isAll
  const keys = isAll ? new Set<RowKey>(loaded) : isHere ? state.keys : new Set<RowKey>()
  const count = isAll ? total : keys.size
  const ids = [...keys].map(Number)
  return {
    keys,
    count,
    isAll,
    chosen: count === 0 ? null : isAll ? { filters: narrowingOf(filters), count } : { ids, count },
    choose: next => setState({ place, keys: next, isAll: false }),
    chooseAll: () => setState({ place, keys: new Set(loaded), isAll: true }),
    clear: () => setState({ place, keys: new Set(), isAll: false }),
  }
}
