import { Trans, useLingui } from '@lingui/react/macro'
import { DurationText, showToast, Text } from '@masar/ui'
import { type LiveAttempt, type LiveExam, useReturnTime } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface ReturnDialogProps {
  exam: LiveExam
  /** Null for everybody. */
  attempts: readonly LiveAttempt[] | null
  onClose: () => void
}

/** Gives back the time that was lost without a connection, each interruption once. */
export function ReturnDialog({ exam, attempts, onClose }: ReturnDialogProps) {
  const { t } = useLingui()
  const giving = useReturnTime(exam.exam.id)
  const meant = (attempts ?? exam.attempts).filter(({ state }) => state === 'in_progress')
  const seconds = meant.reduce((sum, { returnable_seconds }) => sum + returnable_seconds, 0)
  const act = (reason: string) =>
    giving.mutate(
      { attempts: attempts && attempts.map(({ attempt_id }) => attempt_id), reason },
      {
        onSuccess: given => {
          showToast(
            given.disconnections === 0
              ? { tone: 'neutral', text: t`There was nothing left to give back.` }
              : { tone: 'success', text: t`Given back. The learners see it at once.` },
          )
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      title={<Trans>Give the lost time back</Trans>}
      action={<Trans>Give back</Trans>}
      isPending={giving.isPending}
      error={giving.error}
      onAct={act}
      onClose={onClose}
    >
      <Text>
        <Trans>
          Time without a connection, in all: <DurationText seconds={seconds} />. Each interruption is given
          back once.
        </Trans>
      </Text>
    </ReasonDialog>
  )
}
