import type { RowKey } from '@masar/ui'
import { useState } from 'react'

/** Which rows of a list are chosen: some by their ids, or all that match, but for some. */
export interface Choice {
  isAll: boolean
  /** Those chosen, or of all that match those taken out. */
  ids: readonly number[]
}

/** As many as an address names one by one: more would make it too long, and are kept until the page is left. */
const mostInAddress = 100
const nothing: Choice = { isAll: false, ids: [] }

/** A selection as in a URL, read leniently: `7-9`, `all`, or `all-7-9` for all but two. */
export function chosenOf(value: unknown): string | undefined {
  const text = String(value ?? '')
  return /^(all|[1-9]\d{0,14})(-[1-9]\d{0,14}){0,100}$/.test(text) ? text : undefined
}

export function choiceOf(text: string | undefined): Choice {
  if (text === undefined) return nothing
  const [first, ...rest] = text.split('-')
  return first === 'all' ? { isAll: true, ids: each(rest) } : { isAll: false, ids: each([first, ...rest]) }
}

const each = (ids: readonly (string | undefined)[]) => [...new Set(ids.map(Number))]

/** Undefined where nothing is chosen, or more than an address can name. */
export function textOf({ isAll, ids }: Choice): string | undefined {
  if (ids.length > mostInAddress || (!isAll && ids.length === 0)) return undefined
  return [...(isAll ? ['all'] : []), ...ids].join('-')
}

interface ListSelectionOptions {
  /** Names what the list shows, without its order: any other change resets the selection. */
  place: string
  /** The part of the selection that is in the URL. */
  chosen: string | undefined
  /** The ids of the rows that are loaded, and how many rows match. */
  loaded: readonly number[]
  total: number
  /** Puts the choice into the address. */
  onKeep: (chosen: string | undefined) => void
}

export interface ListSelection extends Choice {
  /** Of the rows that are loaded, and of those chosen one by one, the ones that are marked. */
  keys: ReadonlySet<RowKey>
  count: number
  choose: (keys: ReadonlySet<RowKey>) => void
  chooseAll: () => void
  clear: () => void
}

/** A choice that was made here, and what the address said before it was put there, and says since. */
interface Made {
  place: string
  choice: Choice
  before: string | undefined
  kept: string | undefined
}

/** The choice that was made here, for as long as the list is the same and the address says nothing else. */
function useMade(place: string, chosen: string | undefined) {
  const [made, setMade] = useState<Made | null>(null)
  if (made !== null && (made.place !== place || (chosen !== made.kept && chosen !== made.before)))
    setMade(null)
  // It has arrived in the address: what stood there before would be another choice by now.
  else if (made !== null && chosen === made.kept && made.before !== made.kept)
    setMade({ ...made, before: made.kept })
  return [made?.place === place ? made.choice : null, setMade] as const
}

/** The selection of a list in the URL, which survives a reload and going back. */
export function useListSelection({
  place,
  chosen,
  loaded,
  total,
  onKeep,
}: ListSelectionOptions): ListSelection {
  const [made, setMade] = useMade(place, chosen)
  const choice = made ?? choiceOf(chosen)
  const { isAll, ids } = choice
  const taken = new Set<RowKey>(ids)
  const keys = isAll ? new Set<RowKey>(loaded.filter(id => !taken.has(id))) : taken
  const set = (next: Choice) => {
    setMade({ place, choice: next, before: chosen, kept: textOf(next) })
    if (textOf(next) !== textOf(choice)) onKeep(textOf(next))
  }
  const choose = (next: ReadonlySet<RowKey>) => {
    // All that are shown at once: nothing is meant any more. The last one of them alone is one more that is taken out.
    const isNone = next.size === 0 && keys.size !== 1
    if (!isAll || isNone) return set({ isAll: false, ids: [...next].map(Number) })
    const here = new Set(loaded)
    const unseen = ids.filter(id => !here.has(id))
    set({ isAll, ids: [...unseen, ...loaded.filter(id => !next.has(id))] })
  }
  return {
    ...choice,
    keys,
    count: isAll ? Math.max(0, total - ids.length) : ids.length,
    choose,
    chooseAll: () => set({ isAll: true, ids: [] }),
    clear: () => set(nothing),
  }
}
