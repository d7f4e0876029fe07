import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, LoadError, useGo } from '@masar/app-shell'
import type { Locale } from '@masar/site-map'
import { EmptyState, Heading, LinkButton, Skeleton } from '@masar/ui'
import { Tabs } from '@masar/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { notesMessages } from '../notes/messages.ts'
import { type MyCourse, myCoursesQuery, type WaitingCourse } from './api.ts'
import { CourseRow } from './course-row.tsx'
import styles from './learn-screen.module.css'
import { groupCourses } from './model.ts'
import { WaitingCourses } from './waiting-courses.tsx'

const MyNotes = lazy(async () => {
  const [module] = await Promise.all([
    import('../notes/my-notes.tsx'),
    notesMessages({ locale: i18n.locale as Locale }),
  ])
  return { default: module.MyNotes }
})

/** All that a learner has: to go on with, to do by a date, done; and what they have noted. */
export function LearnScreen({ tab }: { tab: unknown }) {
  const { t } = useLingui()
  const go = useGo()
  const { data, error, refetch, isFetching } = useQuery(myCoursesQuery())
  const isForbidden = error?.status === 403
  useEffect(() => {
    if (isForbidden) go('/not-allowed-error', { replace: true })
  })
  const courses = data ? (
    <MyCourses courses={data.data.my_courses} waiting={data.data.waiting} />
  ) : error && !isForbidden ? (
    <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <LearnSkeleton />
  )
  const notes = (
    <Suspense fallback={<LearnSkeleton />}>
      <MyNotes />
    </Suspense>
  )
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>My courses</Trans>
      </Heading>
      <Tabs
        label={t`My courses`}
        tabs={[
          {
            id: 'courses',
            label: <Trans>Courses</Trans>,
            content: <div className={styles.courses}>{courses}</div>,
          },
          { id: 'notes', label: <Trans>Notes</Trans>, content: notes },
        ]}
        selected={tab === 'notes' ? 'notes' : 'courses'}
        onChange={id => go(id === 'notes' ? '/learn?tab=notes' : '/learn', { replace: true })}
        className={styles.tabs}
      />
    </div>
  )
}

interface MyCoursesProps {
  courses: readonly MyCourse[]
  waiting: readonly WaitingCourse[]
}

function MyCourses({ courses, waiting }: MyCoursesProps) {
  const [today] = useState(() => new Date())
  if (courses.length + waiting.length === 0) {
    return (
      <EmptyState
        title={<Trans>Your path starts with the first course</Trans>}
        action={
          <LinkButton as={AppLink} to="/courses">
            <Trans>Find a course</Trans>
          </LinkButton>
        }
      >
        <Trans>Courses that you enrol in appear here with your progress.</Trans>
      </EmptyState>
    )
  }
  const { inProgress, assigned, finished } = groupCourses(courses)
  return (
    <>
      <Group title={<Trans>In progress</Trans>} courses={inProgress} today={today} hasPrimary />
      <Group
        title={<Trans>Assigned to you</Trans>}
        courses={assigned}
        today={today}
        hasPrimary={inProgress.length === 0}
      />
      <WaitingCourses waiting={waiting} />
      <Group title={<Trans>Finished</Trans>} courses={finished} today={today} />
      {inProgress.length + assigned.length === 0 && (
        <p>
          <LinkButton as={AppLink} to="/courses" variant="secondary">
            <Trans>Find the next course</Trans>
          </LinkButton>
        </p>
      )}
    </>
  )
}

function Group({
  title,
  courses,
  today,
  hasPrimary = false,
}: {
  title: ReactNode
  courses: readonly MyCourse[]
  today: Date
  hasPrimary?: boolean
}) {
  if (courses.length === 0) return null
  return (
    <section className={styles.group}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.list}>
        {courses.map((course, at) => (
          <CourseRow key={course.course.id} mine={course} today={today} isPrimary={hasPrimary && at === 0} />
        ))}
      </ul>
    </section>
  )
}

function LearnSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.group} role="status" aria-label={t`Loading…`}>
      <Skeleton width="9rem" height="1.8rem" shape="block" />
      <div className={styles.list}>
        {[0, 1, 2].map(row => (
          <Skeleton key={row} shape="block" className={styles.rowSkeleton} />
        ))}
      </div>
    </div>
  )
}
