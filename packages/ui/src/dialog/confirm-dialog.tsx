import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  title: ReactNode
  children?: ReactNode
  /** Names the act: “Delete the account”, never “OK”. */
  action: ReactNode
  /** Names what not to act means, where “Cancel” could be taken for the act. */
  keep?: ReactNode
  /** The dialog stays, pending, until it settles; when it fails it stays open and `failure` is said. */
  onConfirm: () => Promise<unknown> | void
  failure?: ReactNode
  isDanger?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Asks before an act that can't be taken back. */
export function ConfirmDialog({
  title,
  children,
  action,
  keep = <Trans>Cancel</Trans>,
  onConfirm,
  failure,
  isDanger,
  isOpen,
  onOpenChange,
}: ConfirmDialogProps) {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle')
  const confirm = async (close: () => void) => {
    setState('running')
    try {
      await onConfirm()
      setState('idle')
      close()
    } catch (error) {
      setState('failed')
      // Without words of its own the error goes to the app's error handler.
      if (failure === undefined) throw error
    }
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={close => (
        <>
          <Button variant="secondary" onPress={close} isDisabled={state === 'running'}>
            {keep}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={state === 'running'}
            onPress={() => confirm(close)}
          >
            {action}
          </Button>
        </>
      )}
    >
      {children}
      {state === 'failed' && failure && (
        <Text role="alert" strong>
          {failure}
        </Text>
      )}
    </Dialog>
  )
}
