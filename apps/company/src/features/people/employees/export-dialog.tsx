import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { companyApi, saveFile } from '@masar/app-shell'
import { Button, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type ExportFormat, ExportFormatChoice, ExportProgress, fileNameOf } from '../../exports/index.ts'
import { Failure } from '../parts/failure.tsx'
import styles from '../parts/parts.module.css'
import type { ColumnId } from './columns.ts'
import type { EmployeeFilters } from './filters.ts'

/** Up to so many rows are answered at once; more are made in the background. */
const mostAtOnce = 2000

interface ExportDialogProps {
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
  filters: EmployeeFilters
  columns: readonly ColumnId[]
  total: number
  onClose: () => void
}

/** The list as it is seen, as a file: at once, or in the background where it is long. */
export function ExportDialog({ exportId, filters, columns, total, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [started, setStarted] = useState(exportId)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const chosen: ExportFormat = total > 50_000 ? 'csv' : format
  const make = useMutation<number | null, ApiError>({
    mutationFn: async () => {
      const body = { ...filters, format: chosen, columns: [...columns] }
      if (total > mostAtOnce) return (await unwrap(companyApi().POST('/employees/exports', { body }))).data.id
      const call = companyApi().POST('/employees/export', { body, parseAs: 'blob' })
      const file: Blob = await unwrap(call)
      saveFile(fileNameOf((await call).response, `employees.${chosen}`), file, file.type)
      return null
    },
    onSuccess: made => {
      if (made !== null) return setStarted(made)
      showToast({ text: t`The file is saved.` })
      onClose()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <Dialog
      title={<Trans>Export the list</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={close =>
        started === undefined ? (
          <>
            <Button variant="secondary" onPress={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={id} isPending={make.isPending}>
              <Trans>Export</Trans>
            </Button>
          </>
        ) : (
          <Button variant="secondary" onPress={close}>
            <Trans>Close</Trans>
          </Button>
        )
      }
    >
      {started === undefined ? (
        <form id={id} noValidate onSubmit={send} className={styles.form}>
          <Text>
            <Plural
              value={total}
              one="The file has # person, as the list shows them: its filters, its order and its columns."
              other="The file has # people, as the list shows them: its filters, its order and its columns."
            />
          </Text>
          <ExportFormatChoice value={chosen} rows={total} onChange={setFormat} />
          <Failure error={make.error} />
        </form>
      ) : (
        <ExportProgress id={started} />
      )}
    </Dialog>
  )
}
