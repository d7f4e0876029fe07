import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { saveAnswer } from '../exports/api.ts'
import { activityAsked, peopleFinding } from './api.ts'
import { ExportButton } from './export-button.tsx'
import { findingOf, type ReportPlace } from './place.ts'

interface ActivityExportProps {
  place: ReportPlace
  /** A file that is made already, or on its way. */
  exportId: number | undefined
  onClose: () => void
}

/** The people or rows of the report of activity, as a file. */
export function ActivityExport({ place, exportId, onClose }: ActivityExportProps) {
  const { by, quiet } = place
  const asked = {
    ...activityAsked(place),
    ...(by === 'person' || by === 'exam'
      ? { ...(quiet && { quiet_days: quiet }), ...peopleFinding('activity', place) }
      : { by, ...findingOf(place) }),
  }
  return (
    <ExportButton
      exportId={exportId}
      save={format =>
        saveAnswer(
          companyApi().POST('/reports/activity/export', { body: { ...asked, format }, parseAs: 'blob' }),
          `report.${format}`,
        )
      }
      start={async format =>
        (await unwrap(companyApi().POST('/reports/activity/exports', { body: { ...asked, format } }))).data.id
      }
      onClose={onClose}
    />
  )
}
