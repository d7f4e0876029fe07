import type { RowKey } from './table-props.ts'

/** Whether all, some or none of these rows are selected; others, on further pages, don't count. */
export function allState(keys: readonly RowKey[], selected: ReadonlySet<RowKey>): boolean | 'some' {
  const count = keys.filter(key => selected.has(key)).length
  if (count === 0) return false
  return count === keys.length || 'some'
}

/** Takes these rows in or leaves them out; what is selected elsewhere stays. */
export function withAll(
  keys: readonly RowKey[],
  selected: ReadonlySet<RowKey>,
  isOn: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(selected)
  for (const key of keys) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}
