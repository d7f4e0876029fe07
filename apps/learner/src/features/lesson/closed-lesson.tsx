import { Trans } from '@lingui/react/macro'
import type { ApiError, LessonClosedBy } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { DateText, EmptyState, Isolate, LinkButton } from '@masar/ui'
import styles from './lesson.module.css'

/** What opens a lesson that is closed to somebody who is enrolled. */
type Closing = LessonClosedBy

/** What opens a lesson, in a line. */
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
  return (
    <Trans>
      Opens after the lesson “<Isolate>{title ?? ''}</Isolate>”
    </Trans>
  )
}

/** The page of a lesson that is closed: when or by what it opens, and the way there. */
export function ClosedLesson({ error }: { error: ApiError }) {
  const closing = error.data as Closing & { course_id: number }
  const { by, id, course_id } = closing
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={<Trans>This lesson is not open yet</Trans>}
        action={
          by === 'lesson' && id !== null ? (
            <LinkButton as={AppLink} to={`/lesson/${id}`}>
              <Trans>To that lesson</Trans>
            </LinkButton>
          ) : (
            <LinkButton as={AppLink} to={`/Course/${by === 'course' && id !== null ? id : course_id}`}>
              <Trans>To the course</Trans>
            </LinkButton>
          )
        }
      >
        <ClosedBy closing={closing} />
      </EmptyState>
    </div>
  )
}
