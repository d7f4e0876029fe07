import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { Button, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Failure } from '../people/parts/failure.tsx'
import styles from '../people/parts/parts.module.css'
import { type ExportFormat, ExportFormatChoice, mostSheetRows } from './export-format.tsx'
import { ExportProgress } from './export-progress.tsx'

/** Up to so many rows are answered at once; more are made in the background. */
const mostAtOnce = 2000

interface ExportDialogProps {
  title: ReactNode
  /** What the file will have. */
  children: ReactNode
  /** A file that is made already, or on its way. */
  exportId?: number | undefined
  /** How many rows the file will have, where that is known. */
  rows?: number
  /** Saves the file. */
  save: (format: ExportFormat) => Promise<void>
  /** Has a long file made in the background; left out where none is. @returns its id */
  start?: (format: ExportFormat) => Promise<number>
  onClose: () => void
}

/** What is seen as a file: at once, or in the background where it is long. */
export function ExportDialog({
  title,
  children,
  exportId,
  rows = 0,
  save,
  start,
  onClose,
}: ExportDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const [started, setStarted] = useState(exportId)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const chosen: ExportFormat = rows > mostSheetRows ? 'csv' : format
  const make = useMutation<number | null, ApiError>({
    mutationFn: async () => {
      if (start && rows > mostAtOnce) return start(chosen)
      try {
        await save(chosen)
        return null
      } catch (error) {
        if (start && error instanceof ApiError && error.code === 'list_too_long') return start(chosen)
        throw error
      }
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
      title={title}
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
          <Text>{children}</Text>
          <ExportFormatChoice value={chosen} rows={rows} onChange={setFormat} />
          <Failure error={make.error} />
        </form>
      ) : (
        <ExportProgress id={started} />
      )}
    </Dialog>
  )
}
