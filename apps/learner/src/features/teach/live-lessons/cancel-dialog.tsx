import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog, showToast, Text } from '@masar/ui'
import { type TaughtLiveLesson, useCancelSession } from './api.ts'

/** Confirms before all learners of the course are notified that a live lesson is cancelled. */
export function CancelDialog({ lesson, onClose }: { lesson: TaughtLiveLesson; onClose: () => void }) {
  const { t } = useLingui()
  const cancel = useCancelSession(lesson.id)
  const act = async () => {
    await cancel.mutateAsync(undefined)
    showToast({ tone: 'success', text: t`The live lesson is cancelled.` })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={<Trans>Cancel this live lesson?</Trans>}
      action={<Trans>Cancel the lesson</Trans>}
      keep={<Trans>Keep the lesson</Trans>}
      failure={cancel.error?.message ?? null}
      onConfirm={act}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <Text>
        <Trans>Everyone who learns the course is notified. You can set another time later.</Trans>
      </Text>
    </ConfirmDialog>
  )
}
