import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog, showToast, Text } from '@masar/ui'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { useRemoveRecording } from './api.ts'

/** Asks before learners lose what they may be watching. */
export function RemoveDialog({ lesson, onClose }: { lesson: TaughtLiveLesson; onClose: () => void }) {
  const { t } = useLingui()
  const removal = useRemoveRecording(lesson.id)
  const remove = async () => {
    await removal.mutateAsync(undefined)
    showToast({ tone: 'success', text: t`The recording is removed.` })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={<Trans>Remove this recording?</Trans>}
      action={<Trans>Remove the recording</Trans>}
      keep={<Trans>Keep the recording</Trans>}
      failure={removal.error?.message ?? null}
      onConfirm={remove}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <Text>
        <Trans>
          After that, nobody can watch it, and its captions go with it. Anyone who completed the lesson by
          watching it keeps that.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
