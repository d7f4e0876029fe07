import { companyApi } from '@masar/app-shell'
import { saveAnswer } from '../exports/api.ts'
import { purchasesAsked } from './api.ts'
import { ExportButton } from './export-button.tsx'
import { findingOf, type PurchaseReport, type ReportPlace } from './place.ts'

/** The table of what was bought, as a file. */
export function PurchaseExport({ place }: { place: ReportPlace<PurchaseReport> }) {
  const call = place.report === 'seats' ? '/reports/seats/export' : '/reports/spending/export'
  return (
    <ExportButton
      save={format =>
        saveAnswer(
          companyApi().POST(call, {
            body: { ...purchasesAsked(place), ...findingOf(place), format },
            parseAs: 'blob',
          }),
          `report.${format}`,
        )
      }
    />
  )
}
