import { Trans } from '@lingui/react/macro'
import { Button, ErrorState, Ltr, MediaPlayer, Text } from '@masar/ui'
import { useState } from 'react'
import { captionNames } from './caption-names.ts'
import type { Lesson } from './lesson.ts'
import { resumeAt } from './model.ts'
import type { LessonProgress } from './progress/use-progress.ts'
import { useVideoProgress } from './progress/use-video-progress.ts'
import type { VideoClock } from './video-clock.ts'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  lesson: Lesson
  /** Fresh addresses: those of protected media end after some hours. */
  onRenew: () => Promise<Lesson | undefined>
  progress: LessonProgress | null
  clock: VideoClock
}

/** A lesson's video: it goes on where it was left, and its place is kept as it plays. */
export function VideoPlayer({ lesson, onRenew, progress, clock }: VideoPlayerProps) {
  const { video } = clock
  // Kept while the page is refreshed: another address would start the video anew.
  const [source, setSource] = useState({
    media: lesson.media,
    captions: lesson.captions,
    at: lesson.position_seconds,
  })
  const [state, setState] = useState<'fine' | 'renewed' | 'failed'>('fine')
  const events = useVideoProgress(video, progress, source.at)
  const renew = async () => {
    const at = video.current?.currentTime || source.at
    const fresh = await onRenew()
    if (!fresh) return setState('failed')
    setState('renewed')
    setSource({ media: fresh.media, captions: fresh.captions, at })
  }
  if (state === 'failed')
    return <ErrorState title={<Trans>The video could not be loaded</Trans>} onRetry={() => void renew()} />
  return (
    <>
      <div className={styles.video}>
        <MediaPlayer
          ref={video}
          src={source.media ?? undefined}
          title={lesson.title}
          poster={lesson.poster ?? undefined}
          captions={source.captions.map(each => ({ ...each, label: captionNames[each.language] }))}
          startAt={duration => clock.startFrom(resumeAt(source.at, duration))}
          onPlaying={() => setState('fine')}
          onError={() => (state === 'renewed' ? setState('failed') : void renew())}
          {...events}
          onTimeUpdate={() => {
            events.onTimeUpdate()
            clock.tick()
          }}
          onSeeked={() => {
            events.onSeeked()
            clock.tick()
          }}
        />
      </div>
      <div className={styles.videoBar}>
        <VideoKeys />
        {resumeAt(source.at, lesson.duration_seconds) > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onPress={() => {
              if (video.current) video.current.currentTime = 0
            }}
          >
            <Trans>From the start</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function VideoKeys() {
  return (
    <Text as="div" size="xs" soft className={styles.keys}>
      <Trans>
        On the video:{' '}
        <Ltr>
          <kbd>Space</kbd>
        </Ltr>{' '}
        plays and stops,{' '}
        <Ltr>
          <kbd>←</kbd> <kbd>→</kbd>
        </Ltr>{' '}
        move 10 seconds,{' '}
        <Ltr>
          <kbd>F</kbd>
        </Ltr>{' '}
        full screen,{' '}
        <Ltr>
          <kbd>C</kbd>
        </Ltr>{' '}
        captions.
      </Trans>
    </Text>
  )
}
