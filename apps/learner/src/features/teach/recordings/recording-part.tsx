import { Trans } from '@lingui/react/macro'
import { Heading, useKeptFocus } from '@masar/ui'
import { useId, useRef, useState } from 'react'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { RecordingField } from './recording-field.tsx'
import styles from './recordings.module.css'
import { ShownRecording } from './shown-recording.tsx'
import { useRecordings } from './use-recordings.ts'

/** The recording of a live lesson: what learners see, and what is on its way to take its place. */
export function RecordingPart({ lesson }: { lesson: TaughtLiveLesson }) {
  const { state, recording, upload } = lesson
  const hasBegun = state === 'under_way' || state === 'over'
  if (!hasBegun && recording === null && upload === null) return null
  return <Recording lesson={lesson} hasBegun={hasBegun} />
}

function Recording({ lesson, hasBegun }: { lesson: TaughtLiveLesson; hasBegun: boolean }) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReplacing, setReplacing] = useState(false)
  const { uploads, outgoing } = useRecordings()
  useKeptFocus(heading)
  const { recording, upload } = lesson
  const own = outgoing[lesson.id]
  const isUnderWay = own ? own.state !== 'refused' : upload !== null && upload.state !== 'refused'
  const isRefused = !isUnderWay && (own !== undefined || upload !== null)
  return (
    <section className={styles.part} aria-labelledby={title}>
      <Heading level={3} size="sm" id={title} ref={heading}>
        <Trans>Recording</Trans>
      </Heading>
      {recording && (
        <ShownRecording
          lesson={lesson}
          recording={recording}
          {...(hasBegun && !isUnderWay && !isRefused && { isReplacing, onReplace: setReplacing })}
        />
      )}
      <RecordingField
        {...{ lesson, uploads, own }}
        isOffered={hasBegun && (recording === null || isReplacing || isRefused)}
        onReplacing={setReplacing}
      />
    </section>
  )
}
