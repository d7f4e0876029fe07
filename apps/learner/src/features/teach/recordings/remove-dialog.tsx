import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, Dialog, showToast, Text } from '@masar/ui'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { useRemoveRecording } from './api.ts'

/** Asks before learners lose what they may be watching. */
export function RemoveDialog({ lesson, onClose }: { lesson: TaughtLiveLesson; onClose: () => void }) {
  const { t } = useLingui()
  const removal = useRemoveRecording(lesson.id)
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The recording is removed.` })
        onClose()
      },
    })
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={<Trans>Remove this recording?</Trans>}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={removal.isPending}>
            <Trans>Keep the recording</Trans>
          </Button>
          <Button variant="danger" isPending={removal.isPending} onPress={remove}>
            <Trans>Remove the recording</Trans>
          </Button>
        </>
      }
    >
      <Text>
        <Trans>
          Nobody can watch it from then on, and its captions go with it. Whoever has completed the lesson by
          it keeps that.
        </Trans>
      </Text>
      {removal.error && (
        <Banner tone="danger" isAnnounced>
          {removal.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
