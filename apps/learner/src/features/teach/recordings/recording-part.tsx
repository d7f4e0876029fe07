import { Trans } from '@lingui/react/macro'
import { Heading } from '@masar/ui'
import { useId, useState } from 'react'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { RecordingField } from './recording-field.tsx'
import styles from './recordings.module.css'
import { ShownRecording } from './shown-recording.tsx'

/** The recording of a live lesson: what learners see, and what is on its way to take its place. */
export function RecordingPart({ lesson }: { lesson: TaughtLiveLesson }) {
  const title = useId()
  const [isReplacing, setReplacing] = useState(false)
  const { state, recording, upload } = lesson
  const hasBegun = state === 'under_way' || state === 'over'
  if (!hasBegun && recording === null && upload === null) return null
  return (
    <section className={styles.part} aria-labelledby={title}>
      <Heading level={3} size="sm" id={title}>
        <Trans>Recording</Trans>
      </Heading>
      {recording && (
        <ShownRecording
          lesson={lesson}
          recording={recording}
          {...(hasBegun && !isReplacing && { onReplace: () => setReplacing(true) })}
        />
      )}
      <RecordingField
        lesson={lesson}
        isOffered={hasBegun && (recording === null || isReplacing)}
        onChosen={() => setReplacing(false)}
      />
    </section>
  )
}
