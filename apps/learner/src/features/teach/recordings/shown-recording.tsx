import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Ltr, Text } from '@masar/ui'
import { useState } from 'react'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { CaptionsLine } from './captions-line.tsx'
import styles from './recordings.module.css'
import { RemoveDialog } from './remove-dialog.tsx'

interface ShownRecordingProps {
  lesson: TaughtLiveLesson
  recording: NonNullable<TaughtLiveLesson['recording']>
  isReplacing?: boolean
  /** Opens and closes the place where another is chosen; there is none while one is on its way. */
  onReplace?: (isReplacing: boolean) => void
}

/** The recording that learners see, with its captions. */
export function ShownRecording({ lesson, recording, isReplacing = false, onReplace }: ShownRecordingProps) {
  const { t } = useLingui()
  const [isRemoving, setRemoving] = useState(false)
  const { name, seconds, is_optimised: isOptimised } = recording
  return (
    <>
      <div>
        {name !== null && (
          <Text as="div" className={styles.name}>
            <Ltr>{name}</Ltr>
          </Text>
        )}
        <Text as="div" size="sm" soft>
          {seconds !== null && (
            <Plural
              value={Math.max(1, Math.round(seconds / 60))}
              one="# minute, on the lesson’s page"
              other="# minutes, on the lesson’s page"
            />
          )}
          {name !== null && !isOptimised && (
            <>
              {seconds !== null && ' · '}
              <Trans>Shown as you uploaded it, so it may take longer to start.</Trans>
            </>
          )}
        </Text>
      </div>
      <div className={styles.acts}>
        {onReplace && (
          <Button
            size="sm"
            variant="secondary"
            onPress={() => onReplace(!isReplacing)}
            {...(!isReplacing && { 'aria-label': t`Replace the recording` })}
          >
            {isReplacing ? <Trans>Keep the recording</Trans> : <Trans>Replace</Trans>}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          onPress={() => setRemoving(true)}
          aria-label={t`Remove the recording`}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
      <div className={styles.captions}>
        <CaptionsLine lesson={lesson.id} language="ar" isThere={recording.captions.includes('ar')} />
        <CaptionsLine lesson={lesson.id} language="en" isThere={recording.captions.includes('en')} />
      </div>
      {isRemoving && <RemoveDialog lesson={lesson} onClose={() => setRemoving(false)} />}
    </>
  )
}
