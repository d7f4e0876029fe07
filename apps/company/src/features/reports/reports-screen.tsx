import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useGo } from '@masar/app-shell'
import { Heading } from '@masar/ui'
import { useCallback } from 'react'
import peopleStyles from '../people/parts/parts.module.css'
import { useRights } from '../people/rights.ts'
import { CompletionView } from './completion-view.tsx'
import { GroupingField, ReportFilterFields } from './filter-fields.tsx'
import { addressOf, filtersOf, groupings, type ReportKind, reportKinds, type ReportPlace } from './place.ts'
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

const views = { completion: CompletionView, time: TimeView, scores: ScoresView }

/** What people completed, how long they learned and how they did in exams: by course, department, person or month; all of it in the address. */
export function ReportsScreen({ place: asked, exportId }: ReportsScreenProps) {
  const go = useGo()
  const { readsPeople } = useRights()
  // Finance counts people and does not see them.
  const place: ReportPlace = asked.by === 'person' && !readsPeople ? { ...asked, by: 'course' } : asked
  const change = useCallback((next: ReportPlace) => go(addressOf(next), { replace: true }), [go])
  const View = views[place.report]
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>Reports</Trans>
      </Heading>
      <ReportNav place={place} />
      <ReportFilterFields place={place} onChange={change} />
      <div className={styles.tools}>
        <GroupingField place={place} onChange={change} />
        <div className={styles.acts}>
          <SavedViews place={place} />
          {readsPeople && (
            <ReportExport
              place={place}
              exportId={exportId}
              onClose={() => exportId !== undefined && change(place)}
            />
          )}
        </div>
      </div>
      {/* Rows of one kind never stand below the heads of another. */}
      <View
        key={`${place.report} ${place.by}`}
        place={place}
        onClear={() => change({ report: place.report, by: place.by })}
      />
    </div>
  )
}

/** The way between the reports; each keeps whom and what they are narrowed to. */
function ReportNav({ place }: { place: ReportPlace }) {
  const { t } = useLingui()
  const words: Record<ReportKind, string> = {
    completion: t`Completion`,
    time: t`Learning time`,
    scores: t`Scores`,
  }
  return (
    <nav aria-label={t`Reports`} className={peopleStyles.nav}>
      {reportKinds.map(report => (
        <AppLink
          key={report}
          to={addressOf({
            ...filtersOf(place),
            report,
            by: groupings[report].find(each => each === place.by) ?? 'course',
          })}
          aria-current={report === place.report ? 'page' : undefined}
        >
          {words[report]}
        </AppLink>
      ))}
    </nav>
  )
}
