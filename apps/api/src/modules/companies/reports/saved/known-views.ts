import { sortsOf } from '@masar/text/rows'
import type { SavedReportQuery } from '../../../../db/schema/index.ts'
import { factsOf } from '../facts.ts'
import { purchaseGroupings, purchaseKinds, type PurchaseKind } from '../purchases/schema.ts'
import { reportKinds, type ReportKind } from '../schema.ts'

type Name = keyof Omit<SavedReportQuery, 'report' | 'by'>

export const isOfLearning = (report: SavedReportQuery['report']): report is ReportKind =>
  reportKinds.some(kind => kind === report)
export const isOfPurchases = (report: SavedReportQuery['report']): report is PurchaseKind =>
  purchaseKinds.some(kind => kind === report)

/** What a report may be narrowed to: what was bought lies in no department, and activity is of all that somebody learns, as of now. */
function filtersOf(report: SavedReportQuery['report']): readonly Name[] {
  if (report === 'activity') return ['department', 'group', 'quiet', 'q', 'sort']
  return isOfPurchases(report)
    ? ['from', 'to', 'course', 'q', 'sort']
    : ['from', 'to', 'department', 'group', 'source', 'course', 'q', 'sort']
}

function groupingsOf(report: SavedReportQuery['report']): readonly SavedReportQuery['by'][] {
  if (isOfLearning(report)) return ['person', ...factsOf[report].groupings]
  return report === 'activity' ? ['person'] : purchaseGroupings
}

/** What of a view no report has, by its name in the body; null where the page can show it. */
export function unknownIn({ report, by, ...narrowing }: SavedReportQuery): 'by' | Name | null {
  if (!groupingsOf(report).includes(by)) return 'by'
  if (narrowing.sort !== undefined && !sortsOf(report, by).includes(narrowing.sort)) return 'sort'
  const known = filtersOf(report)
  return (Object.keys(narrowing) as Name[]).find(name => !known.includes(name)) ?? null
}
