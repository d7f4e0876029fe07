import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink, isSignedIn, PageLoadError, usePageTitle, useSession } from '@masar/app-shell'
import { EmptyState, LinkButton, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { ClosedLesson } from './closed-lesson.tsx'
import { useKept } from '../kept/use-kept.ts'
import { type LessonPlace, lessonPlace } from './lesson-place.ts'
import { lessonQuery } from './queries.ts'
import { LessonView } from './lesson-view.tsx'
import curriculumStyles from './curriculum.module.css'
import styles from './lesson.module.css'

const anyPlace = lessonPlace({})

/** The player: a lesson and the course around it. */
export function LessonScreen({ id, place = anyPlace }: { id: number; place?: LessonPlace }) {
  const query = lessonQuery(id)
  const { data, error, failureReason, refetch, isFetching } = useQuery(query)
  useKept(`/lesson/${id}`, query.queryKey, { answer: data, title: data?.data.title, failure: failureReason })
  usePageTitle(data?.data.title)
  if (data)
    return (
      <LessonView
        key={id}
        lesson={data.data}
        place={place}
        onRenew={async () => (await refetch()).data?.data}
      />
    )
  if (error?.code === 'not_enrolled') return <NotEnrolled error={error} lessonId={id} />
  if (error?.code === 'lesson_closed') return <ClosedLesson error={error} />
  if (error)
    return (
      <div className={styles.alone}>
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    )
  return <LessonSkeleton />
}

/** The lesson exists, but only for enrolled learners: why, and the way to the course; for visitors to their account, too. */
function NotEnrolled({ error, lessonId }: { error: ApiError; lessonId: number }) {
  const signedIn = useSession(isSignedIn)
  const course = (error.data as { course_id?: unknown } | undefined)?.course_id
  const toCourse = (
    <LinkButton
      as={AppLink}
      to={typeof course === 'number' ? `/Course/${course}` : '/courses'}
      {...(!signedIn && { variant: 'secondary' })}
    >
      {typeof course === 'number' ? <Trans>To the course</Trans> : <Trans>To the courses</Trans>}
    </LinkButton>
  )
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={<Trans>This lesson opens once you are enrolled</Trans>}
        action={
          signedIn ? (
            toCourse
          ) : (
            <>
              <LinkButton as={AppLink} to={`/auth/login?next=%2Flesson%2F${lessonId}`}>
                <Trans>Sign in</Trans>
              </LinkButton>
              {toCourse}
            </>
          )
        }
      >
        <Trans>
          On the course page you see what it costs and what it teaches; some lessons can be tried for free.
        </Trans>
      </EmptyState>
    </div>
  )
}

function LessonSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.layout} role="status" aria-label={t`Loading…`}>
      <div className={styles.content}>
        <div className={styles.inner}>
          <Skeleton width="40%" />
          <Skeleton shape="block" width="75%" height="2.2rem" />
          <Skeleton shape="block" className={styles.player} />
          {[0, 1, 2, 3].map(line => (
            <Skeleton key={line} width={line === 3 ? '60%' : '100%'} />
          ))}
        </div>
      </div>
      <div className={styles.aside}>
        <div className={curriculumStyles.curriculum}>
          {[0, 1, 2, 3, 4, 5].map(line => (
            <Skeleton key={line} shape="block" height="2.75rem" />
          ))}
        </div>
      </div>
    </div>
  )
}
