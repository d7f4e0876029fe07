import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { Heading } from '@masar/ui'
import { useCallback } from 'react'
import peopleStyles from '../people/parts/parts.module.css'
import { useRights } from '../people/rights.ts'
import { ActivityExport } from './activity-export.tsx'
import { ActivityView } from './activity-view.tsx'
import { CompletionView } from './completion-view.tsx'
import { GroupingField, ReportFilterFields } from './filter-fields.tsx'
import {
  addressOf,
  filtersOf,
  groupings,
  isOfLearning,
  isOfPurchases,
  placeOf,
  type ReportKind,
  reportKinds,
  type ReportPlace,
} from './place.ts'
import { PurchaseExport } from './purchase-export.tsx'
import { SeatsView, SpendingView } from './purchase-views.tsx'
import { ReportExport } from './report-export.tsx'
import styles from './reports.module.css'
import { SavedViews } from './saved/saved-views.tsx'
import { ScoresView } from './scores-view.tsx'
import { TimeView } from './time-view.tsx'

interface ReportsScreenProps {
  place: ReportPlace
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
}

interface ViewProps {
  place: ReportPlace
  onClear: () => void
}

/** The figures of a report, each as its own question asks. */
function ReportView({ place, onClear }: ViewProps) {
  if (isOfPurchases(place))
    return place.report === 'seats' ? (
      <SeatsView place={place} onClear={onClear} />
    ) : (
      <SpendingView place={place} onClear={onClear} />
    )
  if (place.report === 'activity') return <ActivityView place={place} onClear={onClear} />
  if (place.report === 'completion') return <CompletionView place={place} onClear={onClear} />
  if (place.report === 'time') return <TimeView place={place} onClear={onClear} />
  return <ScoresView place={place} onClear={onClear} />
}

/** The reports that the member may open. */
function useReports(): ReportKind[] {
  const { countsSeats, buys, readsPeople } = useRights()
  const isOpen: Partial<Record<ReportKind, boolean>> = {
    activity: readsPeople,
    seats: countsSeats,
    spending: buys,
  }
  return reportKinds.filter(kind => isOpen[kind] ?? true)
}

/** What people completed, how long they learned and how they did in exams, and what was bought: by course, department, person or month; all of it in the address. */
export function ReportsScreen({ place: given, exportId }: ReportsScreenProps) {
  const go = useGo()
  const { readsPeople } = useRights()
  const reports = useReports()
  const asked: ReportPlace = reports.includes(given.report)
    ? given
    : placeOf({ ...filtersOf(given), report: 'completion' })
  // Finance counts people and does not see them.
  const place: ReportPlace = asked.by === 'person' && !readsPeople ? { ...asked, by: 'course' } : asked
  // Other filters show other people: nobody of them is chosen.
  const change = useCallback(
    ({ chosen: _, ...next }: ReportPlace) => go(addressOf(next), { replace: true }),
    [go],
  )
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Reports</Trans>
      </Heading>
      <ReportNav place={place} reports={reports} readsPeople={readsPeople} />
      <ReportFilterFields place={place} onChange={change} />
      <div className={styles.tools}>
        <GroupingField place={place} onChange={change} />
        <div className={styles.acts}>
          {isOfPurchases(place) && <PurchaseExport place={place} />}
          {place.report === 'activity' && (
            <ActivityExport
              place={place}
              exportId={exportId}
              onClose={() => exportId !== undefined && change(place)}
            />
          )}
          <SavedViews place={place} />
          {isOfLearning(place) && (
            <ReportExport
              place={place}
              exportId={exportId}
              onClose={() => exportId !== undefined && change(place)}
            />
          )}
        </div>
      </div>
      {/* Rows of one kind never stand below the heads of another. */}
      <ReportView
        key={`${place.report} ${place.by}`}
        place={place}
        onClear={() => change({ report: place.report, by: place.by })}
      />
    </div>
  )
}

interface ReportNavProps {
  place: ReportPlace
  reports: ReportKind[]
  readsPeople: boolean
}

/** The way between the reports; each keeps whom and what they are narrowed to. */
function ReportNav({ place, reports, readsPeople }: ReportNavProps) {
  const { t } = useLingui()
  const words: Record<ReportKind, string> = {
    completion: t`Completion`,
    time: t`Learning time`,
    scores: t`Scores`,
    activity: t`Activity`,
    seats: t`Seats`,
    spending: t`Spending`,
  }
  return (
    <nav aria-label={t`Reports`} className={peopleStyles.nav}>
      {reports.map(report => (
        <AppLink
          key={report}
          // Whom it is narrowed to stays where it can be.
          to={addressOf(
            placeOf({
              ...filtersOf(place),
              report,
              by: groupings[report].find(each => each === place.by) ?? groupings[report][0],
            }),
          )}
          aria-current={report === place.report ? 'page' : undefined}
        >
          {words[report]}
        </AppLink>
      ))}
      {readsPeople && (
        <AppLink to="/reports/disclosure">
          <Trans>Yearly disclosure</Trans>
        </AppLink>
      )}
    </nav>
  )
}
