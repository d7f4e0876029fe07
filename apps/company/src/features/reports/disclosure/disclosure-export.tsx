import { Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { saveAnswer } from '../../exports/api.ts'
import { ExportButton } from '../export-button.tsx'
import { peopleAsked } from './api.ts'
import type { DisclosurePlace } from './place.ts'

interface DisclosureExportProps {
  year: number
  place: DisclosurePlace
  isDisclosed: boolean
  /** A file that is made already, or on its way. */
  exportId: number | undefined
  onClose: () => void
}

/** The people of the year with their hours, and what the year adds up to, each as a file. */
export function DisclosureExport({ year, place, isDisclosed, exportId, onClose }: DisclosureExportProps) {
  const asked = peopleAsked(year, place, isDisclosed)
  const ofFigures = { year, ...(isDisclosed && { disclosed: true }) }
  return (
    <>
      <ExportButton
        exportId={undefined}
        label={<Trans>Export the figures</Trans>}
        save={format =>
          saveAnswer(
            companyApi().POST('/training-disclosure/figures/export', {
              body: { ...ofFigures, format },
              parseAs: 'blob',
            }),
            `figures.${format}`,
          )
        }
      >
        <Trans>The file has what the year adds up to, plan and budget, line by line.</Trans>
      </ExportButton>
      <ExportButton
        exportId={exportId}
        label={<Trans>Export the people</Trans>}
        save={format =>
          saveAnswer(
            companyApi().POST('/training-disclosure/export', { body: { ...asked, format }, parseAs: 'blob' }),
            `disclosure.${format}`,
          )
        }
        start={async format =>
          (await unwrap(companyApi().POST('/training-disclosure/exports', { body: { ...asked, format } })))
            .data.id
        }
        onClose={onClose}
      >
        <Trans>The file has the people as they are shown, with the same filters.</Trans>
      </ExportButton>
    </>
  )
}
