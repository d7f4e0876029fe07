import { assignmentsSource } from '../assignments/export.ts'
import { budgetSources } from '../budgets/export.ts'
import { employeesSource } from '../employees/export.ts'
import { disclosureSource } from '../disclosure/export.ts'
import { evidenceSource } from '../evidence/pack.ts'
import { evidenceRowsSource } from '../evidence/rows.ts'
import { activitySource } from '../reports/activity/export.ts'
import { reportSources } from '../reports/export.ts'
import type { ExportSource } from './source.ts'

/** Whatever can be exported in the background, by its kind. A query comes back as the source's own call stored it. */
const sources: readonly ExportSource<never>[] = [
  employeesSource,
  assignmentsSource,
  evidenceSource,
  evidenceRowsSource,
  disclosureSource,
  ...Object.values(reportSources),
  activitySource,
  ...Object.values(budgetSources),
]

/** @throws Error for a kind that no source has */
export function sourceOf(kind: string): ExportSource<object> {
  const source = sources.find(each => each.kind === kind)
  if (!source) throw new Error(`Nothing is exported as ${kind}.`)
  return source as unknown as ExportSource<object>
}
