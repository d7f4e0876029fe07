import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Key } from 'react-stately'
import type { RowKey, TableColumn, TableSelection, TableSort } from '../table/table-props.ts'

export interface EndlessColumn<Row> extends TableColumn<Row> {
  /** Its share of the width, as in `2fr`; one share, if it says nothing. */
  share?: number
  /** On a card, where a value says by itself what it is: it is on one line with other such values; left out where it is empty. */
  tag?: (row: Row) => ReactNode
  /** Its head is a title or a sentence: on a card it keeps its line, and the value goes below where both have no room. */
  hasLongName?: boolean
}

export interface EndlessTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly EndlessColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Names a row: for its box, and for finding it by typing. */
  rowLabel: (row: Row) => string
  /** How the rows stand, as the heads say; where they are cards it is said and chosen beside them. */
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** Boxes before the rows, and one that takes all that are here. */
  selection?: Pick<TableSelection<Row>, 'selected' | 'onChange'>
}

/** Of more rows than so many none is found by typing, which would ask each of them for its name: a list as long is searched beside the table. */
export const mostTyped = 2000

const areSame = (some: ReadonlySet<Key>, others: ReadonlySet<Key>) =>
  some.size === others.size && [...some].every(key => others.has(key))

/** What the collections of react-aria take for a selection. */
export function useSelectionProps<Row>({ rows, rowKey, selection }: EndlessTableProps<Row>) {
  const selected: ReadonlySet<Key> = selection?.selected ?? new Set()
  // The same for as long as the same rows are chosen: another one is announced. As react-aria made it, it knows where a range by Shift began.
  const [known, setKnown] = useState(selected)
  const selectedKeys = areSame(known, selected) ? known : selected
  if (selectedKeys !== known) setKnown(selectedKeys)
  if (!selection) return { selectionMode: 'none' as const }
  const change = (keys: 'all' | Set<Key>) => {
    // Where none is left, a range that began at one of them would lead nowhere.
    if (keys !== 'all' && keys.size > 0) setKnown(keys)
    selection.onChange(keys === 'all' ? new Set([...selected, ...rows.map(rowKey)]) : new Set(keys))
  }
  return {
    selectionMode: 'multiple' as const,
    selectionBehavior: 'toggle' as const,
    selectedKeys,
    onSelectionChange: change,
  }
}

const moves = ['Home', 'End', 'PageUp', 'PageDown']

/** What moves the focus of a table scrolls to where that goes; the page would be scrolled once more, out of sight of it. */
export function scrollOnce(event: KeyboardEvent): void {
  const target = event.target as Element
  if (!event.currentTarget.contains(target) || target.matches('input:not([type=checkbox]), textarea')) return
  if (moves.includes(event.key)) event.preventDefault()
}
