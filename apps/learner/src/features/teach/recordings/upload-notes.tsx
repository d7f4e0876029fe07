import { Plural, Trans } from '@lingui/react/macro'
import { formatSize, isolate } from '@masar/text'
import { Ltr, useUi } from '@masar/ui'
import type { TaughtLiveLesson } from '../live-lessons/api.ts'
import type { OutgoingRecording } from './recording-uploads.ts'

type Upload = NonNullable<TaughtLiveLesson['upload']>

/** How far a recording is that this browser sends, and how long the rest takes. */
export function OutgoingNote({ own }: { own: OutgoingRecording }) {
  const { tag } = useUi()
  const [gone, whole] = [own.part * own.bytes, own.bytes].map(bytes => isolate(formatSize(tag, bytes)))
  switch (own.state) {
    case 'refused':
      return own.message
    case 'paused':
      return (
        <Trans>
          Paused: {gone} of {whole} have arrived.
        </Trans>
      )
    case 'offline':
      return (
        <Trans>
          Waiting for the network. It continues by itself: {gone} of {whole} have arrived.
        </Trans>
      )
    case 'elsewhere':
      return <Trans>Another tab of this browser is sending it.</Trans>
    case 'sending':
      return (
        <>
          <Trans>
            {gone} of {whole}
          </Trans>
          {own.secondsLeft !== null && (
            <>
              {' · '}
              <Left seconds={own.secondsLeft} />
            </>
          )}
        </>
      )
  }
}

function Left({ seconds }: { seconds: number }) {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return <Trans>Less than a minute left</Trans>
  if (minutes < 90) return <Plural value={minutes} one="About # minute left" other="About # minutes left" />
  return <Plural value={Math.round(seconds / 3600)} one="About # hour left" other="About # hours left" />
}

/** Begun on another device, or before this browser's data were cleared. */
export function StoppedNote({ upload: { name, bytes, received } }: { upload: Upload }) {
  const { tag } = useUi()
  const [gone, whole] = [received, bytes].map(size => isolate(formatSize(tag, size)))
  return (
    <Trans>
      {gone} of {whole} have arrived, and no more from here. It continues on the device where it began; to use
      this one, choose <Ltr>{name}</Ltr> again.
    </Trans>
  )
}

/** What becomes of a recording that has arrived. */
export function UploadNote({ upload: { state, refusal } }: { upload: Upload }) {
  if (state === 'preparing')
    return <Trans>It has arrived and is being prepared. Learners see it in a few minutes.</Trans>
  switch (refusal) {
    case 'kind':
      return (
        <Trans>
          This is no MP4 or WebM video, whatever it is called. Export it as MP4 and choose it again.
        </Trans>
      )
    case 'codec':
      return (
        <Trans>
          Not every browser can show how this video is coded. Export it as MP4 with H.264 and choose it again.
        </Trans>
      )
    case 'length':
      return (
        <Trans>
          The file does not say how long it lasts, or lasts longer than a day. Export it as MP4 and choose it
          again.
        </Trans>
      )
    default:
      return <Trans>It could not be prepared here. Upload it once more, or write to us.</Trans>
  }
}
