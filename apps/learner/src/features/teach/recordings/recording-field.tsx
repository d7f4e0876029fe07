import { Trans, useLingui } from '@lingui/react/macro'
import { errorOf, showToast, UploadField } from '@masar/ui'
import { useState } from 'react'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import { rejectionMessage } from '../rejection-message.ts'
import { useCancelUpload } from './api.ts'
import type { OutgoingRecording, RecordingUploads } from './recording-uploads.ts'
import { OutgoingNote, StoppedNote, UploadNote } from './upload-notes.tsx'

type Upload = NonNullable<TaughtLiveLesson['upload']>

const rules = { accept: '.mp4,.webm,video/mp4,video/webm', mostBytes: Infinity, mostFiles: 1 }

interface RecordingFieldProps {
  lesson: TaughtLiveLesson
  uploads: RecordingUploads | null
  /** Its recording that this browser sends, or could not send. */
  own: OutgoingRecording | undefined
  /** Whether one may be chosen; what is on its way shows in any case. */
  isOffered: boolean
  /** Another was chosen, or what was chosen is taken back and another can be. */
  onReplacing: (isReplacing: boolean) => void
}

/** Where a recording is chosen or dropped, and how far it is: sent from here, waiting for its file, being prepared, or refused. */
export function RecordingField({ lesson, uploads, own, isOffered, onReplacing }: RecordingFieldProps) {
  const { t } = useLingui()
  const [refused, setRefused] = useState<{ file: File; error: 'wrong-kind' | 'empty' } | null>(null)
  const upload = own && own.id === lesson.upload?.id ? null : lesson.upload
  const cancelled = useCancelUpload(lesson.id)
  const isStopped = upload?.state === 'uploading' && !own
  const add = ([file]: File[]) => {
    if (!file) return
    const error = errorOf(file, rules)
    if (error === 'wrong-kind' || error === 'empty') return setRefused({ file, error })
    setRefused(null)
    const goesOn = isStopped && upload.name === file.name && upload.bytes === file.size
    uploads?.add(lesson.id, file, goesOn ? upload.id : null)
    onReplacing(false)
  }
  const remove = (id: string) => {
    if (id === 'refused') return setRefused(null)
    if (id === 'own') {
      void uploads?.cancel(lesson.id)
      return onReplacing(true)
    }
    cancelled.mutate(id, {
      onSuccess: () => onReplacing(true),
      onError: error =>
        showToast({
          tone: 'danger',
          text: rejectionMessage(error) ?? t`Check your connection and try again.`,
        }),
    })
  }
  const isBusy = (own && own.state !== 'refused') || upload?.state === 'preparing'
  const rows = [
    ...(own
      ? [
          outgoingRow(
            atLeast(own, lesson.upload),
            () => uploads?.pause(lesson.id),
            () => uploads?.resume(lesson.id),
          ),
        ]
      : []),
    ...(upload && !own ? [uploadRow(upload)] : []),
    ...(refused ? [{ ...refused, id: 'refused', state: 'refused' as const, part: 0 }] : []),
  ]
  if (!isOffered && rows.length === 0) return null
  return (
    <UploadField
      label={t`Video file of the recording`}
      hint={
        isBusy ? undefined : (
          <Trans>
            MP4 or WebM, as meeting programs save it. You can read other pages meanwhile; after a break the
            upload continues where it stopped.
          </Trans>
        )
      }
      rules={rules}
      uploads={rows}
      isFull={isBusy || (!isOffered && !isStopped)}
      onAdd={add}
      onCancel={remove}
      onRetry={() => uploads?.resume(lesson.id)}
      onRemove={remove}
    />
  )
}

/** After a reload the page has sent nothing yet of what has arrived before. */
function atLeast(own: OutgoingRecording, upload: Upload | null): OutgoingRecording {
  const arrived = upload !== null && upload.id === own.id ? upload.received / upload.bytes : 0
  return { ...own, part: Math.max(own.part, arrived) }
}

function outgoingRow(own: OutgoingRecording, pause: () => void, resume: () => void) {
  const row = {
    id: 'own',
    file: { name: own.name, size: own.bytes },
    part: own.part,
    note: <OutgoingNote own={own} />,
  }
  switch (own.state) {
    case 'refused':
      return { ...row, state: 'refused' as const }
    case 'sending':
      return { ...row, state: 'running' as const, onPause: pause }
    case 'elsewhere':
      return { ...row, state: 'waiting' as const }
    default:
      return { ...row, state: 'waiting' as const, onResume: resume }
  }
}

function uploadRow(upload: Upload) {
  const { id, name, bytes, received, state } = upload
  const row = { id, file: { name, size: bytes }, part: received / bytes }
  switch (state) {
    case 'uploading':
      return { ...row, state: 'waiting' as const, note: <StoppedNote upload={upload} /> }
    case 'preparing':
      return { ...row, state: 'waiting' as const, note: <UploadNote upload={upload} /> }
    default:
      return { ...row, state: 'refused' as const, note: <UploadNote upload={upload} /> }
  }
}
