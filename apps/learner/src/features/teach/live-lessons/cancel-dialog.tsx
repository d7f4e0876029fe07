import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, Dialog, showToast, Text } from '@masar/ui'
import { type TaughtLiveLesson, useCancelSession } from './api.ts'

export function CancelDialog({ lesson, onClose }: { lesson: TaughtLiveLesson; onClose: () => void }) {
  const { t } = useLingui()
  const cancel = useCancelSession(lesson.id)
  const act = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The live lesson is cancelled.` })
        onClose()
      },
    })
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={<Trans>Cancel this live lesson?</Trans>}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={cancel.isPending}>
            <Trans>Keep the lesson</Trans>
          </Button>
          <Button variant="danger" isPending={cancel.isPending} onPress={act}>
            <Trans>Cancel the lesson</Trans>
          </Button>
        </>
      }
    >
      <Text>
        <Trans>Everyone who learns the course is notified. You can set another time later.</Trans>
      </Text>
      {cancel.error && (
        <Banner tone="danger" isAnnounced>
          {cancel.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
