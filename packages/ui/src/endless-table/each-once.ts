import { useState } from 'react'
import type { RowKey } from '../table/table-props.ts'
import type { EndlessTableProps } from './endless-table-props.ts'

/**
 * The rows without those that stand there before: where a list is put in order by what changes, a later page may have one again, and nobody could
 * walk past a row that is in two places.
 */
export function useEachOnce<Row>({
  rows,
  rowKey,
}: Pick<EndlessTableProps<Row>, 'rows' | 'rowKey'>): readonly Row[] {
  const [known, setKnown] = useState(() => ({ given: rows, rows: eachOnce(rows, rowKey) }))
  if (known.given === rows) return known.rows
  const next = { given: rows, rows: eachOnce(rows, rowKey) }
  setKnown(next)
  return next.rows
}

function eachOnce<Row>(rows: readonly Row[], rowKey: (row: Row) => RowKey): readonly Row[] {
  const keys = new Set<RowKey>()
  const first = rows.filter(row => {
    const known = keys.size
    return keys.add(rowKey(row)).size > known
  })
  return first.length === rows.length ? rows : first
}
