import type { RowKey } from '@masar/ui'
import { useState } from 'react'
import type { Named } from '../../learn/assign/draft.ts'
import { type ListSelection, useListSelection } from '../parts/list-selection.ts'
import { addressOf, type ChosenFilters, type EmployeeFilters, narrowingOf } from './filters.ts'

/** Whom an act concerns: some by their ids, or all that match the filters but some, however many pages they fill. */
export type Chosen = { ids: readonly number[]; count: number } | { filters: ChosenFilters; count: number }

export interface EmployeeSelection extends ListSelection {
  /** Those marked whose names are known, also where their rows are not loaded any more. */
  people: readonly Named[]
  /** Null where no one is chosen. */
  chosen: Chosen | null
}

interface EmployeeSelectionOptions {
  filters: EmployeeFilters
  /** The part of the selection that is in the URL. */
  chosen: string | undefined
  loaded: readonly Named[]
  total: number
  onKeep: (chosen: string | undefined) => void
}

/** Who is chosen. Other filters show other people: the selection is reset with them. */
export function useEmployeeSelection({
  filters,
  chosen,
  loaded,
  total,
  onKeep,
}: EmployeeSelectionOptions): EmployeeSelection {
  const narrowing = narrowingOf(filters)
  const selection = useListSelection({
    place: addressOf(narrowing),
    chosen,
    loaded: loaded.map(({ id }) => id),
    total,
    onKeep,
  })
  // Another order reloads the list: selected people keep the names known until then.
  const [named, setNamed] = useState<ReadonlyMap<number, Named>>(new Map())
  const { isAll, ids, count } = selection
  const namesOf = (keys: ReadonlySet<RowKey>) =>
    loaded.flatMap(({ id, name }) => (keys.has(id) ? [[id, { id, name }] as const] : []))
  const known = isAll ? named : new Map([...named, ...namesOf(selection.keys)])
  const excepted = ids.length > 0 && { except_ids: [...ids] }
  return {
    ...selection,
    people: isAll ? [] : ids.flatMap(id => known.get(id) ?? []),
    chosen: count === 0 ? null : isAll ? { filters: { ...narrowing, ...excepted }, count } : { ids, count },
    choose: keys => {
      setNamed(new Map([...known, ...namesOf(keys)]))
      selection.choose(keys)
    },
  }
}
