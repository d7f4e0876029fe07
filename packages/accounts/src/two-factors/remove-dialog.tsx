import { Trans } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { ConfirmDialog } from '@masar/ui/dialog'
import { type ReactNode, useState } from 'react'

interface RemoveDialogProps {
  title: ReactNode
  /** Names the act. */
  action: ReactNode
  children: ReactNode
  remove: () => Promise<unknown>
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a factor, or the codes in place of one, stop working; says why when the service refuses. */
export function RemoveDialog({ title, action, children, remove, onRemoved, onClose }: RemoveDialogProps) {
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={title}
      action={action}
      failure={errorMessage ?? <Trans>No connection. Nothing was changed.</Trans>}
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        try {
          await remove()
        } catch (error) {
          setErrorMessage(error instanceof ApiError && error.kind === 'answer' ? error.message : null)
          throw error
        }
        onRemoved()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
