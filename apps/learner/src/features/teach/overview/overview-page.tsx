import { Plural, Trans } from '@lingui/react/macro'
import { AppLink, LoadError } from '@masar/app-shell'
import { Card, EmptyState, Heading, LinkButton, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TaughtCourse } from '../api.ts'
import { taughtCoursesQuery } from '../queries.ts'
import { StudioFrame } from '../studio-frame.tsx'
import styles from '../teach.module.css'
import { SignatureCard } from '../signature/signature-card.tsx'
import { TaughtCourseCard } from './taught-course-card.tsx'
import { waitingIn } from './waiting-in.ts'

/** What an instructor teaches, and what waits for them. @param forOthers what those see who do not teach (yet) */
export function OverviewPage({ forOthers }: { forOthers: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery({ ...taughtCoursesQuery(), staleTime: 0 })
  if (error?.status === 403) return forOthers
  return (
    <StudioFrame at="overview">
      <Heading level={1}>
        <Trans>Teaching studio</Trans>
      </Heading>
      {data ? (
        <>
          <Courses courses={data.data} />
          <SignatureCard />
        </>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}

function Courses({ courses }: { courses: readonly TaughtCourse[] }) {
  const waiting = waitingIn(courses)
  if (courses.length === 0)
    return (
      <EmptyState drawing="courses" title={<Trans>No courses yet</Trans>}>
        <Trans>
          Write to us, and we will set up your first course with you. It will appear here with its learners
          and exams.
        </Trans>
      </EmptyState>
    )
  return (
    <>
      <Card as="section" className={styles.waiting}>
        <Text>
          {waiting === 0 ? (
            <Trans>Nothing is waiting for grading.</Trans>
          ) : (
            <Plural
              value={waiting}
              one="# answer is waiting for grading."
              other="# answers are waiting for grading."
            />
          )}
        </Text>
        {waiting > 0 && (
          <LinkButton as={AppLink} to="/teach/grading">
            <Trans>Start grading</Trans>
          </LinkButton>
        )}
      </Card>
      <ul className={styles.courses}>
        {courses.map(course => (
          <TaughtCourseCard key={course.id} course={course} />
        ))}
      </ul>
      <Text size="sm" soft>
        <Trans>
          Writing lessons, prices and earnings will come to the studio later. Until then, write to us and we
          will change them for you.
        </Trans>
      </Text>
    </>
  )
}
