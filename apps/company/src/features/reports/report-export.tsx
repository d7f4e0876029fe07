import { Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { Button } from '@masar/ui'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveAnswer } from '../exports/api.ts'
import { filtersOf, type LearningReport, type ReportPlace } from './place.ts'

const ExportDialog = lazy(() =>
  import('../exports/export-dialog.tsx').then(({ ExportDialog: default_ }) => ({ default: default_ })),
)

interface ReportExportProps {
  place: ReportPlace<LearningReport>
  /** A file that is made already, or on its way. */
  exportId: number | undefined
  onClose: () => void
}

/** The table of the report as it is seen, as a file. */
export function ReportExport({ place, exportId, onClose }: ReportExportProps) {
  const [isOpen, setIsOpen] = useState(false)
  const asked = { report: place.report, by: place.by, ...filtersOf(place) }
  const close = () => {
    setIsOpen(false)
    onClose()
  }
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={Download} onPress={() => setIsOpen(true)}>
        <Trans>Export</Trans>
      </Button>
      <Suspense>
        {(isOpen || exportId !== undefined) && (
          <ExportDialog
            title={<Trans>Export the report</Trans>}
            exportId={exportId}
            save={format =>
              saveAnswer(
                companyApi().POST('/reports/export', { body: { ...asked, format }, parseAs: 'blob' }),
                `report.${format}`,
              )
            }
            start={async format =>
              (await unwrap(companyApi().POST('/reports/exports', { body: { ...asked, format } }))).data.id
            }
            onClose={close}
          >
            <Trans>The file has the table as it is shown, with the same filters.</Trans>
          </ExportDialog>
        )}
      </Suspense>
    </>
  )
}
