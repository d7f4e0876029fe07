import { Trans } from '@lingui/react/macro'
import type { ApiError, LessonClosedBy } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { DateText, EmptyState, Isolate, LinkButton } from '@masar/ui'
import styles from './lesson.module.css'

/** What opens a lesson or an exam that is closed to an enrolled learner. */
type Closing = LessonClosedBy

/** What opens it, in a line. */
export function ClosedBy({ closing: { by, opens_at, title } }: { closing: Closing }) {
  if (by === 'date' && opens_at !== null)
    return (
      <Trans>
        Opens <DateText value={opens_at} format="time" />
      </Trans>
    )
  if (by === 'course')
    return (
      <Trans>
        Opens after the course “<Isolate>{title ?? ''}</Isolate>”
      </Trans>
    )
  if (by === 'exam')
    return (
      <Trans>
        Opens once you pass the exam “<Isolate>{title ?? ''}</Isolate>”
      </Trans>
    )
  return (
    <Trans>
      Opens after the lesson “<Isolate>{title ?? ''}</Isolate>”
    </Trans>
  )
}

/** The page of a lesson that is closed: when or by what it opens, and the way there. */
export function ClosedLesson({ error }: { error: ApiError }) {
  const closing = error.data as Closing & { course_id: number }
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={<Trans>This lesson is not open yet</Trans>}
        action={<WayToOpening closing={closing} courseId={closing.course_id} />}
      >
        <ClosedBy closing={closing} />
      </EmptyState>
    </div>
  )
}

/** To what opens it: a lesson, an exam, or a course. @param courseId of what is closed */
export function WayToOpening({ closing: { by, id }, courseId }: { closing: Closing; courseId: number }) {
  if (by === 'lesson' && id !== null)
    return (
      <LinkButton as={AppLink} to={`/lesson/${id}`}>
        <Trans>To that lesson</Trans>
      </LinkButton>
    )
  if (by === 'exam' && id !== null)
    return (
      <LinkButton as={AppLink} to={`/exam-details/${id}`}>
        <Trans>To that exam</Trans>
      </LinkButton>
    )
  return (
    <LinkButton as={AppLink} to={`/Course/${by === 'course' && id !== null ? id : courseId}`}>
      <Trans>To the course</Trans>
    </LinkButton>
  )
}
