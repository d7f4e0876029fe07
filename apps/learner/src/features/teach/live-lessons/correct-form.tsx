import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, NumberField } from '@masar/ui'
import { useEffect, useRef, useState } from 'react'
import { type Attendee, useCorrect } from './api.ts'
import styles from './live-lessons.module.css'

/** No one attends a live lesson for longer than half a day. */
const mostMinutes = 720

interface CorrectFormProps {
  lessonId: number
  learner: Attendee
  onDone: () => void
}

/** The minutes that a learner attended, instead of what was measured. */
export function CorrectForm({ lessonId, learner, onDone }: CorrectFormProps) {
  const { t } = useLingui()
  const correct = useCorrect(lessonId, learner.id)
  const given = Math.round(learner.attended_seconds / 60)
  const [minutes, setMinutes] = useState<number | null>(given)
  const save = (seconds: number | null) => correct.mutate(seconds, { onSuccess: onDone })
  const own = fieldError(correct.error, 'attended_seconds')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isTooMuch = minutes !== null && minutes > mostMinutes
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (minutes !== null && !isTooMuch && !correct.isPending) save(minutes * 60)
      }}
    >
      <NumberField
        ref={field}
        label={t`Minutes attended`}
        isWhole
        defaultText={String(given)}
        error={
          minutes === null
            ? t`Type the minutes; 0 where they were not there.`
            : isTooMuch
              ? t`Type 720 minutes at most.`
              : own
        }
        onChange={setMinutes}
      />
      <div className={styles.acts}>
        <Button type="submit" size="sm" isPending={correct.isPending}>
          <Trans>Save</Trans>
        </Button>
        {learner.corrected_by !== null && (
          <Button size="sm" variant="secondary" isDisabled={correct.isPending} onPress={() => save(null)}>
            <Trans>Take what was measured</Trans>
          </Button>
        )}
        <Button size="sm" variant="quiet" isDisabled={correct.isPending} onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {correct.error && !own && (
        <Banner tone="danger" isAnnounced>
          {correct.error.message}
        </Banner>
      )}
    </form>
  )
}
