import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { DurationText, Isolate, Link, Text } from '@masar/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { RenderedMarkdown } from '../markdown/rendered-markdown.tsx'
import { ReportButton } from './faults/report-button.tsx'
import type { Lesson } from './lesson.ts'
import styles from './lesson-tabs.module.css'
import { showWords } from './text-place.ts'

const FaultList = lazy(() =>
  import('./faults/fault-list.tsx').then(module => ({ default: module.FaultList })),
)

interface LessonOverviewProps {
  lesson: Lesson
  /** The second that the video shows; null where there is no video. */
  now: (() => number) | null
  /** Words of a video’s text that the address asks for. */
  words: string | undefined
}

/** What a lesson is: the notes of its author where it is a video, its section, its length, what completes it, and what is wrong with it. */
export function LessonOverview({ lesson, now, words }: LessonOverviewProps) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words !== undefined && text.current !== null) void showWords(text.current, words)
  }, [words])
  const section = lesson.course.sections.find(({ lessons }) => lessons.some(({ id }) => id === lesson.id))
  return (
    <div className={styles.overview}>
      {lesson.kind === 'video' && lesson.body !== '' && (
        <div ref={text}>
          <RenderedMarkdown topHeading={2} content={lesson.content} showsErrors={lesson.is_teaching}>
            {lesson.body}
          </RenderedMarkdown>
        </div>
      )}
      <dl className={styles.facts}>
        {section && (
          <div>
            <dt>
              <Trans>Section</Trans>
            </dt>
            <dd>
              <Isolate>{section.title}</Isolate>
            </dd>
          </div>
        )}
        {lesson.duration_seconds > 0 && (
          <div>
            <dt>
              <Trans>Length</Trans>
            </dt>
            <dd>
              <DurationText seconds={lesson.duration_seconds} />
            </dd>
          </div>
        )}
      </dl>
      {lesson.is_enrolled && !lesson.is_completed && (
        <Text size="sm" soft>
          <CompletedBy by={lesson.completed_by} />
        </Text>
      )}
      {(lesson.is_enrolled || lesson.is_teaching) && (
        <Link as={AppLink} to={`/announcements/${lesson.course.id}`}>
          <Trans>Announcements of the course</Trans>
        </Link>
      )}
      {lesson.is_teaching ? (
        <Suspense fallback={null}>
          <FaultList lessonId={lesson.id} />
        </Suspense>
      ) : (
        lesson.is_enrolled && <ReportButton lessonId={lesson.id} now={now} />
      )}
    </div>
  )
}

function CompletedBy({ by }: { by: Lesson['completed_by'] }) {
  switch (by) {
    case 'watching':
      return <Trans>This lesson is done once you have watched the video; what you skip does not count.</Trans>
    case 'reading':
      return <Trans>This lesson is done once you have read it to the end, or when you mark it as done.</Trans>
    case 'opening':
      return <Trans>Open the file, then mark this lesson as done.</Trans>
    case 'attending':
      return <Trans>This lesson is done once you have attended half of it, or watched its recording.</Trans>
    case 'quiz':
      return <Trans>This lesson is done once you have solved each of its questions.</Trans>
    case 'package':
      return <Trans>This lesson is marked as done automatically once you have finished what it shows.</Trans>
    default:
      return <Trans>This lesson is done when you mark it as done.</Trans>
  }
}
