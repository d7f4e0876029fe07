import type { AuditRow } from './api.ts'

type Values = AuditRow['after']

/**
 * What an act changed: of values that are named before and after, those that differ. An act that names them on one side alone, or changed
 * none, is shown whole.
 */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  if (before === null || after === null) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length === 0) return { before, after }
  const only = (values: NonNullable<Values>) =>
    Object.fromEntries(changed.filter(name => name in values).map(name => [name, values[name]]))
  return { before: only(before), after: only(after) }
}
