import { Plural, Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { ExportDialog, saveAnswer } from '../../exports/index.ts'
import type { AssignmentFilters } from '../place.ts'
import type { Chosen } from './bulk-acts.ts'

interface AssignmentsExportProps {
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
  filters: AssignmentFilters
  /** These alone, where some are chosen. */
  chosen?: Chosen
  total: number
  /** There are more than were counted. */
  isMore?: boolean
  onClose: () => void
}

/** The list of assignments as it is seen, as a file. */
export function AssignmentsExport({
  exportId,
  filters,
  chosen,
  total,
  isMore = false,
  onClose,
}: AssignmentsExportProps) {
  const which = chosen && ('ids' in chosen ? { assignment_ids: [...chosen.ids] } : chosen.filters)
  const asked = { ...filters, ...which }
  return (
    <ExportDialog
      title={<Trans>Export the list</Trans>}
      exportId={exportId}
      rows={total}
      save={format =>
        saveAnswer(
          companyApi().POST('/assignments/export', { body: { ...asked, format }, parseAs: 'blob' }),
          `assignments.${format}`,
        )
      }
      start={async format =>
        (await unwrap(companyApi().POST('/assignments/exports', { body: { ...asked, format } }))).data.id
      }
      onClose={onClose}
    >
      {isMore ? (
        <Plural
          value={total}
          one="The file has more than # assignment, filtered and sorted like the list."
          other="The file has more than # assignments, filtered and sorted like the list."
        />
      ) : (
        <Plural
          value={total}
          one="The file has # assignment, filtered and sorted like the list."
          other="The file has # assignments, filtered and sorted like the list."
        />
      )}
    </ExportDialog>
  )
}
