import { Plural, Trans } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { ExportDialog, saveAnswer } from '../../exports/index.ts'
import type { ColumnId } from './columns.ts'
import type { EmployeeFilters } from './filters.ts'

interface EmployeesExportProps {
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
  filters: EmployeeFilters
  columns: readonly ColumnId[]
  /** These alone, where some are chosen. */
  ids?: readonly number[] | undefined
  /** Of all that match, not these. */
  exceptIds?: readonly number[] | undefined
  total: number
  onClose: () => void
}

/** The list of people as it is seen, as a file. */
export function EmployeesExport(props: EmployeesExportProps) {
  const { exportId, filters, columns, ids, exceptIds, total, onClose } = props
  const asked = {
    ...filters,
    columns: [...columns],
    ...(ids && { employee_ids: [...ids] }),
    ...(exceptIds && { except_ids: [...exceptIds] }),
  }
  return (
    <ExportDialog
      title={<Trans>Export the list</Trans>}
      exportId={exportId}
      rows={total}
      save={format =>
        saveAnswer(
          companyApi().POST('/employees/export', { body: { ...asked, format }, parseAs: 'blob' }),
          `employees.${format}`,
        )
      }
      start={async format =>
        (await unwrap(companyApi().POST('/employees/exports', { body: { ...asked, format } }))).data.id
      }
      onClose={onClose}
    >
      <Plural
        value={total}
        one="The file has # person, as the list shows them: its filters, its order and its columns."
        other="The file has # people, as the list shows them: its filters, its order and its columns."
      />
    </ExportDialog>
  )
}
