import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { saveAnswer } from '../exports/api.ts'
import type { ExportFormat } from '../exports/export-format.tsx'
import { useRights } from '../people/rights.ts'
import { ExportButton } from './export-button.tsx'
import { filtersOf, findingOf, type LearningReport, type ReportPlace } from './place.ts'

interface ReportExportProps {
  place: ReportPlace<LearningReport>
  /** A file that is made already, or on its way. */
  exportId: number | undefined
  onClose: () => void
}

/** The table of what people do, as a file. */
export function ReportExport({ place, exportId, onClose }: ReportExportProps) {
  const { readsPeople } = useRights()
  const asked = { report: place.report, by: place.by, ...filtersOf(place), ...findingOf(place) }
  return (
    <ExportButton
      exportId={exportId}
      save={format =>
        saveAnswer(
          companyApi().POST('/reports/export', { body: { ...asked, format }, parseAs: 'blob' }),
          `report.${format}`,
        )
      }
      // Rows that are no people are few: their file is there at once.
      {...(readsPeople && {
        start: async (format: ExportFormat) =>
          (await unwrap(companyApi().POST('/reports/exports', { body: { ...asked, format } }))).data.id,
      })}
      onClose={onClose}
    />
  )
}
