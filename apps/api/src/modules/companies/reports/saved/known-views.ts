import { sortsOf } from '@masar/text/rows'
import type { SavedReportQuery } from '../../../../db/schema/index.ts'
import { activityRows } from '../activity/schema.ts'
import { factsOf } from '../facts.ts'
import { purchaseGroupings, purchaseKinds, type PurchaseKind } from '../purchases/schema.ts'
import { reportKinds, type ReportKind } from '../schema.ts'

type Name = keyof Omit<SavedReportQuery, 'report' | 'by'>

export const isOfLearning = (report: SavedReportQuery['report']): report is ReportKind =>
  reportKinds.some(kind => kind === report)
export const isOfPurchases = (report: SavedReportQuery['report']): report is PurchaseKind =>
  purchaseKinds.some(kind => kind === report)

/** What a report may be narrowed to: what was bought lies in no department, activity is of all that somebody learns, and people alone are quiet. */
function filtersOf(report: SavedReportQuery['report'], by: SavedReportQuery['by']): readonly Name[] {
  if (report === 'activity')
    return [
      'from',
      'to',
      'department',
      'group',
      'q',
      'sort',
      ...(by === 'person' ? (['quiet'] as const) : []),
    ]
  return isOfPurchases(report)
    ? ['from', 'to', 'course', 'q', 'sort']
    : ['from', 'to', 'department', 'group', 'source', 'course', 'q', 'sort']
}

function groupingsOf(report: SavedReportQuery['report']): readonly SavedReportQuery['by'][] {
  if (isOfLearning(report)) return ['person', ...factsOf[report].groupings]
  return report === 'activity' ? activityRows : purchaseGroupings
}

/** What of a view no report has, by its name in the body; null where the page can show it. */
export function unknownIn({ report, by, ...narrowing }: SavedReportQuery): 'by' | Name | null {
  if (!groupingsOf(report).includes(by)) return 'by'
  if (narrowing.sort !== undefined && !sortsOf(report, by).includes(narrowing.sort)) return 'sort'
  const known = filtersOf(report, by)
  return (Object.keys(narrowing) as Name[]).find(name => !known.includes(name)) ?? null
}
