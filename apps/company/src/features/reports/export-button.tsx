import { Trans } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Download } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'

const ExportDialog = lazy(() =>
  import('../exports/export-dialog.tsx').then(({ ExportDialog: default_ }) => ({ default: default_ })),
)

type ExportButtonProps = Pick<ComponentProps<typeof ExportDialog>, 'exportId' | 'save' | 'start'> & {
  onClose?: () => void
  /** What the button says, and above the dialog; of a report, where it says nothing. */
  label?: ReactNode
  /** What the file will have. */
  children?: ReactNode
}

/** The way to the table of a report as it is seen, as a file. */
export function ExportButton({ exportId, onClose, label, children, ...calls }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button size="sm" variant="secondary" iconStart={Download} onPress={() => setIsOpen(true)}>
        {label ?? <Trans>Export</Trans>}
      </Button>
      <Suspense>
        {(isOpen || exportId !== undefined) && (
          <ExportDialog
            {...calls}
            title={label ?? <Trans>Export the report</Trans>}
            exportId={exportId}
            onClose={close}
          >
            {children ?? <Trans>The file has the table as it is shown, with the same filters.</Trans>}
          </ExportDialog>
        )}
      </Suspense>
    </>
  )
}
