import type { AuditRow } from './api.ts'

type Values = AuditRow['after']

/** A field as an act found it and left it; of an act that names it on one side alone, that side. */
export interface FieldChange {
  name: string
  before?: unknown
  after?: unknown
}

/** In which order rows of a file stood changes nothing of what was taken out. */
const unsaid = 'sort'

/** What an act changed, field by field: of those that are named before and after, the ones that differ; an act that changed none is shown whole. */
export function changesOf(before: Values, after: Values): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    name => name !== unsaid,
  )
  const isOneSided = before === null || after === null
  const changed = names.filter(
    name => isOneSided || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return (changed.length === 0 ? names : changed).map(name => ({
    name,
    ...(before && name in before && { before: before[name] }),
    ...(after && name in after && { after: after[name] }),
  }))
}
