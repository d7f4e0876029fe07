import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Card, Icon, LinkButton, Skeleton, Text } from '@masar/ui'
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react'
import { RenderedMarkdown } from '../markdown/rendered-markdown.tsx'
import { showSeen } from './api.ts'
import type { Lesson } from './lesson.ts'
import { LiveCard } from './live/live-card.tsx'
import { playsVideo } from './model.ts'
import styles from './lesson.module.css'
import type { LessonProgress } from './progress/use-progress.ts'
import type { VideoClock } from './video-clock.ts'
import { VideoPlayer } from './video-player.tsx'

const LessonPackage = lazy(() =>
  import('./package/lesson-package.tsx').then(module => ({ default: module.LessonPackage })),
)

interface LessonContentProps {
  lesson: Lesson
  onRenew: () => Promise<Lesson | undefined>
  progress: LessonProgress | null
  clock: VideoClock
  /** Wraps the text, to anchor things to its words. */
  textRef: RefObject<HTMLDivElement | null>
}

/** What a lesson holds, by its kind; every kind may bring a text, which for a video is in the overview below it. */
export function LessonContent({ lesson, onRenew, progress, clock, textRef }: LessonContentProps) {
  const client = useQueryClient()
  const seen = () => {
    if (!progress || lesson.is_seen) return
    progress.add({ isSeen: true })
    void progress.flush()
    showSeen(client, lesson.id)
  }
  return (
    <>
      {lesson.kind === 'live' && <LiveCard lesson={lesson} onRenew={onRenew} />}
      {lesson.package && (
        <Suspense fallback={<Skeleton shape="block" className={styles.player} />}>
          <LessonPackage lesson={lesson} facts={lesson.package} onRenew={onRenew} />
        </Suspense>
      )}
      {playsVideo(lesson) && (
        <VideoPlayer lesson={lesson} onRenew={onRenew} progress={progress} clock={clock} />
      )}
      {lesson.kind === 'file' && lesson.media !== null && (
        <FileCard media={lesson.media} title={lesson.title} onOpen={seen} />
      )}
      {lesson.kind !== 'video' && lesson.body !== '' && (
        <div ref={textRef}>
          <RenderedMarkdown
            topHeading={2}
            className={styles.text}
            content={lesson.content}
            showsErrors={lesson.is_teaching}
          >
            {lesson.body}
          </RenderedMarkdown>
        </div>
      )}
      {lesson.completed_by === 'reading' && <TextEnd onReach={seen} />}
    </>
  )
}

/** The end of a text: tells when it is on screen. */
function TextEnd({ onReach }: { onReach: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const reached = useRef(onReach)
  useEffect(() => {
    reached.current = onReach
  })
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) reached.current()
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={box} aria-hidden="true" />
}

function FileCard({ media, title, onOpen }: { media: string; title: string; onOpen: () => void }) {
  const kind = /\.([a-z0-9]+)(?:\?|$)/.exec(media)?.[1]?.toUpperCase()
  return (
    <Card className={styles.file}>
      <Text as="div">
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {kind !== undefined && (
          <Text size="sm" soft>
            <bdi dir="ltr">{kind}</bdi>
          </Text>
        )}
      </Text>
      <LinkButton
        href={media}
        download={`${title}${kind === undefined ? '' : `.${kind.toLowerCase()}`}`}
        variant="secondary"
        onClick={onOpen}
      >
        <Icon of={Download} />
        <Trans>Download the file</Trans>
      </LinkButton>
    </Card>
  )
}
