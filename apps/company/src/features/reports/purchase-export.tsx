import { Trans } from '@lingui/react/macro'
import { companyApi } from '@masar/app-shell'
import { Button } from '@masar/ui'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveAnswer } from '../exports/api.ts'
import { purchasesAsked } from './api.ts'
import type { PurchaseReport, ReportPlace } from './place.ts'

const ExportDialog = lazy(() =>
  import('../exports/export-dialog.tsx').then(({ ExportDialog: default_ }) => ({ default: default_ })),
)

/** The table of what was bought, as a file. */
export function PurchaseExport({ place }: { place: ReportPlace<PurchaseReport> }) {
  const [isOpen, setIsOpen] = useState(false)
  const call = place.report === 'seats' ? '/reports/seats/export' : '/reports/spending/export'
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={Download} onPress={() => setIsOpen(true)}>
        <Trans>Export</Trans>
      </Button>
      <Suspense>
        {isOpen && (
          <ExportDialog
            title={<Trans>Export the report</Trans>}
            save={format =>
              saveAnswer(
                companyApi().POST(call, { body: { ...purchasesAsked(place), format }, parseAs: 'blob' }),
                `report.${format}`,
              )
            }
            onClose={() => setIsOpen(false)}
          >
            <Trans>The file has the table as it is shown, with the same filters.</Trans>
          </ExportDialog>
        )}
      </Suspense>
    </>
  )
}
