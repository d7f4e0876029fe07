import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { NumberField, RadioGroup, showToast, Text } from '@masar/ui'
import { useState } from 'react'
import { type GivenAllowances, type LiveExam, useGive } from './api.ts'
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
  const [reach, setReach] = useState<'running' | 'every_attempt'>(isUnderWay ? 'running' : 'every_attempt')
  const [minutes, setMinutes] = useState<number | null>(isUnderWay ? 10 : null)
  const [attempts, setAttempts] = useState<number | null>(!isUnderWay && canAddAttempts ? 1 : null)
  const [isForOne, setForOne] = useState(canChoose)
  const [learner, setLearner] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const count = learners?.length ?? 0
  const act = (reason: string) => {
    setTried(true)
    if (isForOne && learner === null) return
    give.mutate(
      {
        learners: isForOne && learner !== null ? [learner] : learners,
        applies_to: reach,
        extra_minutes: minutes ?? 0,
        extra_attempts: reach === 'every_attempt' ? (attempts ?? 0) : 0,
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
      <RadioGroup
        label={t`For which attempts`}
        value={reach}
        options={[
          { value: 'running', label: t`The one under way`, hint: t`The clock follows at once.` },
          { value: 'every_attempt', label: t`Every attempt`, hint: t`The one under way and all later ones.` },
        ]}
        onChange={value => setReach(value === 'running' ? 'running' : 'every_attempt')}
      />
      {exam.has_time_limit && (
        <NumberField
          label={t`Minutes`}
          isWhole
          defaultText={minutes === null ? '' : String(minutes)}
          error={fieldError(give.error, 'extra_minutes')}
          onChange={setMinutes}
        />
      )}
      {canAddAttempts && reach === 'every_attempt' && (
        <NumberField
          label={t`Attempts`}
          isWhole
          defaultText={attempts === null ? '' : String(attempts)}
          error={fieldError(give.error, 'extra_attempts')}
          onChange={setAttempts}
        />
      )}
    </ReasonDialog>
  )
}

function useGivenWords(): (given: GivenAllowances) => string {
  const { t } = useLingui()
  return ({ learners, capped }) => {
    if (learners === 0) return t`Nobody was given anything: nobody meant is in the exam any more.`
    if (capped > 0) return t`Given. The exam closes before all of it is used up, so some learners gain less.`
    return t`Given. The learners see it at once.`
  }
}
