import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Isolate, showToast, Text, useUi } from '@masar/ui'
import { zoneName } from '@masar/text/zones'
import { useTimeZone } from '@masar/ui/date-time'
import { useState } from 'react'
import { momentOf, type TypedMoment, typedMoment } from '../rules/draft.ts'
import { MomentFields } from '../rules/window-fields.tsx'
import { type LiveExam, useGive } from './api.ts'
import { LearnerField } from './learner-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface WindowDialogProps {
  exam: LiveExam
  /** Null for one who is chosen here. */
  learner: { id: number; name: string } | null
  onClose: () => void
}

/** Gives one learner an opening and a closing of their own; a clock that runs follows at once. */
export function WindowDialog({ exam, learner, onClose }: WindowDialogProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const zone = zoneName(tag, useTimeZone())
  const give = useGive(exam.exam.id)
  const [chosen, setChosen] = useState(learner?.id ?? null)
  const [opens, setOpens] = useState<TypedMoment>(() => typedMoment(null))
  const [closes, setCloses] = useState<TypedMoment>(() => ({ ...typedMoment(exam.closes_at), isSet: true }))
  const [isTried, setTried] = useState(false)
  const read = (typed: TypedMoment) => (typed.isSet ? momentOf(typed) : null)
  const isUnread = (typed: TypedMoment) => isTried && typed.isSet && read(typed) === null
  const unread = t`Choose the day, and a time such as 19:00.`
  const act = (reason: string) => {
    setTried(true)
    const window = { opens_at: read(opens), closes_at: read(closes) }
    const isWhole = [opens, closes].every(typed => !typed.isSet || read(typed) !== null)
    if (chosen === null || !isWhole || !(opens.isSet || closes.isSet)) return
    const nothing = { extra_minutes: 0, extra_attempts: 0 }
    give.mutate(
      { learners: [chosen], applies_to: 'every_attempt', ...nothing, ...window, reason },
      {
        onSuccess: ({ learners }) => {
          showToast(
            learners === 0
              ? {
                  tone: 'neutral',
                  text: t`Nobody was given anything: none of these learners is in the exam any more.`,
                }
              : { tone: 'success', text: t`Given. The learner sees it at once.` },
          )
          onClose()
        },
      },
    )
  }
  return (
    <ReasonDialog
      title={<Trans>Another window for one learner</Trans>}
      action={<Trans context="act">Give</Trans>}
      isPending={give.isPending}
      error={give.error}
      onAct={act}
      onClose={onClose}
    >
      {learner ? (
        <Text strong>
          <Isolate>{learner.name}</Isolate>
        </Text>
      ) : (
        <LearnerField
          examId={exam.exam.id}
          value={chosen}
          error={isTried && chosen === null ? t`Choose a learner.` : undefined}
          onChange={setChosen}
        />
      )}
      <MomentFields
        title={<Trans>It opens at a time of their own</Trans>}
        moment={opens}
        error={isUnread(opens) ? unread : fieldError(give.error, 'opens_at')}
        onChange={setOpens}
      />
      <MomentFields
        title={<Trans>It closes at a time of their own</Trans>}
        moment={closes}
        error={isUnread(closes) ? unread : fieldError(give.error, 'closes_at')}
        onChange={setCloses}
      />
      {isTried && !opens.isSet && !closes.isSet && (
        <Text role="status" strong>
          <Trans>Set an opening or a closing.</Trans>
        </Text>
      )}
      <Text size="sm" soft>
        <Trans>
          Times are those of your zone: <Isolate>{zone}</Isolate>. The other learners keep theirs, and see
          what the rules show after closing once the exam has closed for them.
        </Trans>
      </Text>
    </ReasonDialog>
  )
}
