import { Trans, useLingui } from '@lingui/react/macro'
import { sessionStore } from '@masar/app-shell'
import { Banner, Button, formatNumber, NumberField, showToast, Text, TextArea, useUi } from '@masar/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { type AnswerToGrade, useGrade } from '../api.ts'
import { type Draft, draftOf, gradeOf, pointsOf, rubricSum } from './draft.ts'
import styles from './grading.module.css'
import { gradeDrafts, type KeptDraft } from './kept-drafts.ts'
import { answerPlace } from './place.ts'
import { StaleGrade, storedBy, storedIn } from './stale-grade.tsx'

interface GradeFormProps {
  answer: AnswerToGrade
  answerKey: string
  onDone: () => void
  onReload: () => void
}

/** Points, by criterion where there is a rubric, and a note to the learner. What is typed outlives a reload. */
// long: one form with its one act
export function GradeForm({ answer, answerKey, onDone, onReload }: GradeFormProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const user = sessionStore.getState().info?.id ?? 0
  const fresh = (): KeptDraft => ({ draft: draftOf(answer), revision: answer.revision })
  const [{ draft, revision: seen }, setKept] = useState(() => gradeDrafts.read(user, answerKey) ?? fresh())
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const saving = useGrade(answerPlace(answerKey))
  const stale = storedBy(saving.error) ?? (seen === answer.revision ? null : storedIn(answer))
  const change = (to: Partial<Draft>) => {
    const next = { draft: { ...draft, ...to }, revision: seen }
    setKept(next)
    gradeDrafts.keep(user, answerKey, next)
  }
  const save = (revision = seen) => {
    flushSync(() => setTried(true))
    const body = gradeOf(answer, draft, revision)
    if (body === null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (body === null || saving.isPending) return
    saving.mutate(body, {
      onSuccess: () => {
        gradeDrafts.keep(user, answerKey, null)
        showToast({ tone: 'success', text: t`The grade is saved.` })
        onDone()
      },
    })
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  const write = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 2 })
  const boundsError = (text: string, most: number) => {
    const limit = write(most)
    return isTried && pointsOf(text, most) === null
      ? t`Enter points from 0 to ${limit}, with two decimals at most.`
      : undefined
  }
  const sum = rubricSum(answer, draft)
  const most = write(answer.max_points)
  return (
    <form
      ref={form}
      className={styles.form}
      onKeyDown={saveByKey}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      {answer.rubric.map(criterion => {
        const limit = write(criterion.max_points)
        return (
          <NumberField
            key={criterion.key}
            label={criterion.text}
            hint={t`Points out of ${limit}`}
            error={boundsError(draft.rubric[criterion.key] ?? '', criterion.max_points)}
            text={draft.rubric[criterion.key] ?? ''}
            onChange={(_, text) => change({ rubric: { ...draft.rubric, [criterion.key]: text } })}
          />
        )
      })}
      {answer.rubric.length > 0 ? (
        <Text strong>
          <Trans>
            Total: {sum === null ? '—' : write(sum)} of {most}
          </Trans>
        </Text>
      ) : (
        <NumberField
          label={t`Points out of ${most}`}
          error={boundsError(draft.points, answer.max_points)}
          text={draft.points}
          onChange={(_, points) => change({ points })}
        />
      )}
      <TextArea
        label={t`Note to the learner`}
        hint={t`It appears beside the mark on the result.`}
        isOptional
        rows={3}
        maxLength={5000}
        value={draft.note}
        onChange={note => change({ note })}
      />
      {stale ? (
        <StaleGrade
          stored={stale}
          isPending={saving.isPending}
          onTake={() => {
            gradeDrafts.keep(user, answerKey, null)
            saving.reset()
            setKept(fresh())
            onReload()
          }}
          onStoreMine={() => save(stale.revision)}
        />
      ) : (
        saving.error && (
          <Banner tone="danger" isAnnounced>
            {saving.error.message}
          </Banner>
        )
      )}
      <div className={styles.acts}>
        <Button type="submit" isPending={saving.isPending}>
          <Trans>Save and continue</Trans>
        </Button>
        <Text size="sm" soft className={styles.keys}>
          <Trans>Ctrl + Enter saves and opens the next answer.</Trans>
        </Text>
      </div>
    </form>
  )
}
