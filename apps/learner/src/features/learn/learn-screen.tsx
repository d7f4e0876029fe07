import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo } from '@masar/app-shell'
import { Heading } from '@masar/ui'
import { Tabs, type TabEntry } from '@masar/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { type MyCourse, myCoursesQuery, type WaitingCourse } from './api.ts'
import { CourseTab } from './course-tab.tsx'
import { MyCertificates, MyNotes } from './lazy-tabs.ts'
import styles from './learn-screen.module.css'
import { LearnSkeleton } from './learn-skeleton.tsx'
import { LearnTools } from './learn-tools.tsx'
import { groupCourses } from './model.ts'
import { addressOf, type LearnTab, type LearnView, openingTab, tabs } from './view.ts'
import { WaitingCourses } from './waiting-courses.tsx'
import { WeekPanel } from './week-panel.tsx'

const CalendarPanel = lazy(async () => ({ default: (await import('./calendar-panel.tsx')).CalendarPanel }))

const none: { my_courses: MyCourse[]; waiting: WaitingCourse[] } = { my_courses: [], waiting: [] }

/** All that a learner has: to go on with, to do by a date, done and earned; and what they have noted. */
export function LearnScreen({ view }: { view: LearnView }) {
  const { t } = useLingui()
  const go = useGo()
  const { data, error, refetch, isFetching } = useQuery(myCoursesQuery())
  const isForbidden = error?.status === 403
  useEffect(() => {
    if (isForbidden) go('/not-allowed-error', { replace: true })
  })
  const { my_courses: courses, waiting } = data?.data ?? none
  const groups = groupCourses(courses)
  // Chosen once: the last course that is finished meanwhile does not turn the page over.
  const [opening, setOpening] = useState<LearnTab>()
  if (data && opening === undefined) setOpening(openingTab(groups, waiting.length))
  const tab = view.tab ?? opening ?? 'progress'
  const set = (change: Partial<LearnView>, options?: { replace: boolean }) =>
    go(addressOf({ ...view, ...change }), { ...options, resetScroll: false })
  /** A tab of courses: they are loaded together. */
  const loaded = (content: ReactNode) =>
    data ? (
      content
    ) : error && !isForbidden ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <LearnSkeleton />
    )
  const tools = <LearnTools view={view} hasSort={tab !== 'certificates'} onChange={set} />
  const content: Record<LearnTab, ReactNode> = {
    progress: loaded(
      <CourseTab tab="progress" courses={groups.inProgress} all={courses} view={view} tools={tools} />,
    ),
    assigned: loaded(
      <CourseTab tab="assigned" courses={groups.assigned} all={courses} view={view} tools={tools}>
        {waiting.length > 0 && <WaitingCourses waiting={waiting} />}
      </CourseTab>,
    ),
    finished: loaded(
      <CourseTab tab="finished" courses={groups.finished} all={courses} view={view} tools={tools} />,
    ),
    certificates: <MyCertificates words={view.q} tools={tools} />,
    notes: <MyNotes />,
  }
  return (
    <div className={styles.screen}>
      <Heading level={1}>
        <Trans>My courses</Trans>
      </Heading>
      {(courses.length > 0 || (!data && !error)) && <WeekPanel />}
      <Tabs
        label={t`My courses`}
        tabs={tabs.map((id): TabEntry => ({
          id,
          label: (
            <TabLabel tab={id} count={id === 'assigned' ? groups.assigned.length + waiting.length : 0} />
          ),
          content: (
            <div className={styles.courses}>
              <Suspense fallback={<LearnSkeleton />}>{content[id]}</Suspense>
            </div>
          ),
        }))}
        selected={tab}
        onChange={id => set({ tab: tabs.find(each => each === id), q: '' })}
        className={styles.tabs}
      />
      {/* Dates are those of courses; below a tab that loads by itself it would jump besides. */}
      {courses.length > 0 && tab !== 'certificates' && tab !== 'notes' && (
        <Suspense fallback={null}>
          <CalendarPanel />
        </Suspense>
      )}
    </div>
  )
}

function TabLabel({ tab, count }: { tab: LearnTab; count: number }) {
  switch (tab) {
    case 'progress':
      return <Trans>In progress</Trans>
    case 'assigned':
      return count > 0 ? <Trans>Assigned to you ({count})</Trans> : <Trans>Assigned to you</Trans>
    case 'finished':
      return <Trans>Finished</Trans>
    case 'certificates':
      return <Trans>Certificates</Trans>
    case 'notes':
      return <Trans>Notes</Trans>
  }
}
