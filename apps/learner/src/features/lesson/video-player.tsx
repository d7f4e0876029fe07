import { Trans } from '@lingui/react/macro'
import { useGo } from '@masar/app-shell'
import { Button, ErrorState, MediaPlayer, useVideoQuality } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import { captionNames } from './caption-names.ts'
import type { Lesson } from './lesson.ts'
import { resumeAt, wayBack, wayOn } from './model.ts'
import { usePlaybackRate } from './playback-rate.ts'
import type { LessonProgress } from './progress/use-progress.ts'
import { useVideoProgress } from './progress/use-video-progress.ts'
import type { VideoClock } from './video-clock.ts'
import { VideoKeys } from './video-keys.tsx'
import styles from './video-player.module.css'

const ChapterMenu = lazy(() =>
  import('./chapters/chapter-menu.tsx').then(module => ({ default: module.ChapterMenu })),
)
const CaptionLook = lazy(() => import('./caption-look.tsx').then(module => ({ default: module.CaptionLook })))
const VideoQuality = lazy(() =>
  import('./video-quality.tsx').then(module => ({ default: module.VideoQuality })),
)

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
  const neighbours = useNeighbours(lesson)
  // Kept while the page is refreshed: another URL would restart the video.
  const [source, setSource] = useState({
    media: lesson.media,
    captions: lesson.captions,
    qualities: lesson.qualities,
    at: lesson.position_seconds,
  })
  const quality = useVideoQuality(source.qualities)
  const speed = usePlaybackRate(lesson)
  const [state, setState] = useState<'fine' | 'renewed' | 'failed'>('fine')
  const events = useVideoProgress(video, progress, source.at)
  const renew = async () => {
    const at = video.current?.currentTime || source.at
    const fresh = await onRenew()
    if (!fresh) return setState('failed')
    setState('renewed')
    setSource({ media: fresh.media, captions: fresh.captions, qualities: fresh.qualities, at })
  }
  if (state === 'failed')
    return <ErrorState title={<Trans>The video could not be loaded</Trans>} onRetry={() => void renew()} />
  return (
    <>
      <div className={styles.video}>
        <MediaPlayer
          ref={video}
          src={source.media ?? undefined}
          playedSrc={quality.playedSrc}
          onWaiting={quality.onWaiting}
          title={lesson.title}
          poster={lesson.poster ?? undefined}
          album={lesson.course.title}
          {...neighbours}
          {...speed}
          chapters={lesson.chapters}
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
        {lesson.chapters.length > 0 && (
          <Suspense fallback={null}>
            <ChapterMenu chapters={lesson.chapters} clock={clock} />
          </Suspense>
        )}
        <VideoKeys />
        {source.qualities.length > 0 && (
          <Suspense fallback={null}>
            <VideoQuality quality={quality} />
          </Suspense>
        )}
        {source.captions.length > 0 && (
          <Suspense fallback={null}>
            <CaptionLook />
          </Suspense>
        )}
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

/** The lessons before and after, where they are open: for the system's own keys. */
function useNeighbours(lesson: Lesson) {
  const go = useGo()
  const [before, after] = [wayBack(lesson), wayOn(lesson)]
  return {
    onPrevious: before === null ? undefined : () => go(`/lesson/${before}`),
    onNext: after.kind === 'lesson' ? () => go(after.to) : undefined,
  }
}
