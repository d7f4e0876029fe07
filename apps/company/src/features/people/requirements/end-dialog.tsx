import { Trans, useLingui } from '@lingui/react/macro'
import { Isolate, showToast, Text } from '@masar/ui'
import { ConfirmDialog } from '@masar/ui/dialog'
import { FailureText } from '../parts/failure.tsx'
import { type Requirement, useEndRequirement } from './api.ts'
import { titleOf } from './requirement-words.tsx'

/** Asks before a requirement ends. */
export function EndDialog({ requirement, onClose }: { requirement: Requirement; onClose: () => void }) {
  const { t } = useLingui()
  const ending = useEndRequirement(requirement.id)
  return (
    <ConfirmDialog
      title={
        <Trans>
          End the requirement “<Isolate>{titleOf(requirement)}</Isolate>”?
        </Trans>
      }
      action={<Trans>End the requirement</Trans>}
      isDanger
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      onConfirm={async () => {
        await ending.mutateAsync(undefined)
        showToast({ tone: 'success', text: t`The requirement has ended` })
      }}
      failure={ending.error ? <FailureText error={ending.error} /> : <Trans>Try again.</Trans>}
    >
      <Text>
        <Trans>
          From today, nobody has to meet it. What was recorded stays: choose an earlier day to see it.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
