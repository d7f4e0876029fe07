import { Trans, useLingui } from '@lingui/react/macro'
import { Isolate, showToast, Text } from '@masar/ui'
import { ConfirmDialog } from '@masar/ui/dialog'
import { FailureText } from '../../people/parts/failure.tsx'
import { type OutsideTraining, useRemoveTraining } from './api.ts'

/** Asks before a training elsewhere counts no more. */
export function RemoveTraining({ training, onClose }: { training: OutsideTraining; onClose: () => void }) {
  const { t } = useLingui()
  const removing = useRemoveTraining(training.id)
  return (
    <ConfirmDialog
      title={
        <Trans>
          Remove “<Isolate>{training.title}</Isolate>”?
        </Trans>
      }
      action={<Trans>Remove the training</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await removing.mutateAsync(undefined)
        showToast({ tone: 'success', text: t`The training was removed` })
      }}
      failure={removing.error ? <FailureText error={removing.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          Its hours and cost no longer count for <Isolate>{training.name}</Isolate>. A closed year keeps what
          was disclosed.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
