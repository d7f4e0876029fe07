import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Isolate, showToast, Text } from '@masar/ui'
import { useState } from 'react'
import { type LiveAttempt, type LiveExam, useEnd, useReopen } from './api.ts'
import { CountField, countOf } from './count-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface EndDialogProps {
  examId: number
  attempt: LiveAttempt
  name: string
  onClose: () => void
}

export function EndDialog({ examId, attempt, name, onClose }: EndDialogProps) {
  const { t } = useLingui()
  const end = useEnd(examId, attempt.attempt_id)
  const done = () => {
    showToast({ tone: 'success', text: t`The attempt has ended.` })
    onClose()
  }
  return (
    <ReasonDialog
      title={<Trans>End the attempt?</Trans>}
      action={<Trans>End the attempt</Trans>}
      isDanger
      isPending={end.isPending}
      error={end.error}
      onAct={reason => end.mutate({ reason }, { onSuccess: done })}
      onClose={onClose}
    >
      <Text>
        <Trans>
          <Isolate>{name}</Isolate>: what is saved is submitted and marked. Answers that have not reached us
          yet don’t count.
        </Trans>
      </Text>
    </ReasonDialog>
  )
}

interface ReopenDialogProps {
  exam: LiveExam
  attempt: LiveAttempt
  name: string
  onClose: () => void
}

export function ReopenDialog({ exam, attempt, name, onClose }: ReopenDialogProps) {
  const { t } = useLingui()
  const reopen = useReopen(exam.exam.id, attempt.attempt_id)
  const explain = useObstacleWords()
  const [minutes, setMinutes] = useState('5')
  const [isTried, setTried] = useState(false)
  const done = () => {
    showToast({ tone: 'success', text: t`The attempt is open again.` })
    onClose()
  }
  const act = (reason: string) => {
    setTried(true)
    const extraMinutes = attempt.has_time_limit ? countOf(minutes) : 0
    if (extraMinutes !== null) reopen.mutate({ reason, extra_minutes: extraMinutes }, { onSuccess: done })
  }
  return (
    <ReasonDialog
      title={<Trans>Open the attempt again?</Trans>}
      action={<Trans>Open the attempt again</Trans>}
      isPending={reopen.isPending}
      error={reopen.error}
      failure={explain(reopen.error)}
      onAct={act}
      onClose={onClose}
    >
      <Text>
        <Trans>
          <Isolate>{name}</Isolate>: the answers stay and can be changed, the marks are taken back until the
          attempt ends again.
        </Trans>
      </Text>
      {attempt.has_time_limit && (
        <CountField
          label={t`Minutes`}
          hint={t`Added to the time that was left when the attempt ended.`}
          text={minutes}
          isTried={isTried}
          error={fieldError(reopen.error, 'extra_minutes')}
          onChange={setMinutes}
        />
      )}
    </ReasonDialog>
  )
}

/** Why an attempt stays closed, and what to do instead. */
function useObstacleWords(): (error: ApiError | null) => string | undefined {
  const { t } = useLingui()
  const words: Record<string, string> = {
    not_last: t`The learner has a later attempt. Only the last one can be opened again.`,
    under_way: t`The attempt is under way already.`,
    closed: t`The exam has closed. Nothing can be answered any more.`,
    no_access: t`The learner no longer has access to the course.`,
    answers_shown: t`The learner has already seen the right answers. Give another attempt instead.`,
    graded_by_person: t`A person has already graded this attempt. Give another attempt instead.`,
    certified: t`A certificate was issued for this attempt, so it stays as it is.`,
  }
  return error => {
    const why = (error?.data as { why?: unknown } | undefined)?.why
    return typeof why === 'string' ? words[why] : undefined
  }
}
