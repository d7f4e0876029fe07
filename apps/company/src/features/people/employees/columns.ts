import { useState } from 'react'

/** Columns that may be shown beside the name, which always is. */
export const columnIds = [
  'number',
  'job',
  'department',
  'manager',
  'state',
  'joined',
  'progress',
  'overdue',
] as const
export type ColumnId = (typeof columnIds)[number]

const usual: readonly ColumnId[] = ['number', 'department', 'state', 'progress', 'overdue']
const place = 'masar-employee-columns'

/** Reads what was kept forgivingly; nothing kept, or nothing that is understood, is the usual. */
export function keptColumns(text: string | null): readonly ColumnId[] {
  const kept = (text ?? '').split(',')
  const known = columnIds.filter(id => kept.includes(id))
  return known.length > 0 ? known : usual
}

/** The columns that this browser shows, kept for the next time. */
export function useColumns(): [readonly ColumnId[], (columns: readonly ColumnId[]) => void] {
  const [columns, setColumns] = useState(() => keptColumns(localStorage.getItem(place)))
  return [
    columns,
    next => {
      const ordered = columnIds.filter(id => next.includes(id))
      localStorage.setItem(place, ordered.join())
      setColumns(ordered)
    },
  ]
}
