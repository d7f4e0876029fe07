import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { RadioGroup, showToast, Text } from '@masar/ui'
import { useState } from 'react'
import { type GivenAllowances, type LiveExam, useGive } from './api.ts'
import { CountField, countOf } from './count-field.tsx'
import { LearnerField } from './learner-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface GiveDialogProps {
  exam: LiveExam
  /** Null for everybody. */
  learners: number[] | null
  /** Whether those meant have an attempt under way; without it the time is for attempts to come. */
  isUnderWay: boolean
  /** One learner may be named instead of everybody. */
  canChoose?: boolean
  onClose: () => void
}

/** Gives extra minutes, or attempts, to one learner, several or all. */
export function GiveDialog({ exam, learners, isUnderWay, canChoose = false, onClose }: GiveDialogProps) {
  const { t } = useLingui()
  const give = useGive(exam.exam.id)
  const say = useGivenWords()
  const canAddAttempts = exam.attempts_allowed !== null
  const [reach, setReach] = useState<'running' | 'every_attempt'>(
    isUnderWay && exam.has_time_limit ? 'running' : 'every_attempt',
  )
  const [minutes, setMinutes] = useState(isUnderWay ? '10' : '')
  const [attempts, setAttempts] = useState(!isUnderWay && canAddAttempts ? '1' : '')
  const [isForOne, setForOne] = useState(canChoose)
  const [learner, setLearner] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const count = learners?.length ?? 0
  const act = (reason: string) => {
    setTried(true)
    const extraMinutes = exam.has_time_limit ? countOf(minutes) : 0
    const extraAttempts = canAddAttempts && reach === 'every_attempt' ? countOf(attempts) : 0
    if (extraMinutes === null || extraAttempts === null || (isForOne && learner === null)) return
    give.mutate(
      {
        learners: isForOne && learner !== null ? [learner] : learners,
        applies_to: reach,
        extra_minutes: extraMinutes,
        extra_attempts: extraAttempts,
        reason,
      },
      {
        onSuccess: given => {
          showToast({ tone: given.learners === 0 ? 'neutral' : 'success', text: say(given) })
          onClose()
        },
      },
    )
  }
  return (
    <ReasonDialog
      title={exam.has_time_limit ? <Trans>Give more time</Trans> : <Trans>Give more attempts</Trans>}
      action={<Trans context="act">Give</Trans>}
      isPending={give.isPending}
      error={give.error}
      onAct={act}
      onClose={onClose}
    >
      {canChoose && (
        <RadioGroup
          label={t`Who gets it`}
          value={isForOne ? 'one' : 'all'}
          options={[
            { value: 'one', label: t`One learner` },
            { value: 'all', label: t`Everybody` },
          ]}
          onChange={value => setForOne(value === 'one')}
        />
      )}
      {isForOne ? (
        <LearnerField
          examId={exam.exam.id}
          value={learner}
          error={isTried && learner === null ? t`Choose a learner.` : undefined}
          onChange={setLearner}
        />
      ) : (
        <Text soft>
          {learners === null ? (
            <Trans>For everybody.</Trans>
          ) : (
            <Plural value={count} one="For # learner." other="For # learners." />
          )}
        </Text>
      )}
      {exam.has_time_limit && (
        <RadioGroup
          label={t`For which attempts`}
          value={reach}
          options={[
            { value: 'running', label: t`The one under way`, hint: t`The clock follows at once.` },
            {
              value: 'every_attempt',
              label: t`Every attempt`,
              hint: t`The one under way and all later ones.`,
            },
          ]}
          onChange={value => setReach(value === 'running' ? 'running' : 'every_attempt')}
        />
      )}
      {exam.has_time_limit && (
        <CountField
          label={t`Minutes`}
          text={minutes}
          isTried={isTried}
          error={fieldError(give.error, 'extra_minutes')}
          onChange={setMinutes}
        />
      )}
      {canAddAttempts && reach === 'every_attempt' && (
        <CountField
          label={t`Attempts`}
          text={attempts}
          isTried={isTried}
          error={
            fieldError(give.error, 'extra_attempts') ??
            (exam.has_time_limit ? undefined : fieldError(give.error, 'extra_minutes'))
          }
          onChange={setAttempts}
        />
      )}
    </ReasonDialog>
  )
}

function useGivenWords(): (given: GivenAllowances) => string {
  const { t } = useLingui()
  return ({ learners, capped }) => {
    if (learners === 0) return t`Nobody was given anything: none of these learners is in the exam any more.`
    if (capped > 0) return t`Given. The exam closes before all of it is used up, so some learners gain less.`
    return t`Given. The learners see it at once.`
  }
}
