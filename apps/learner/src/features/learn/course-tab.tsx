import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { EmptyState, LinkButton, useUi } from '@masar/ui'
import { useState, type ReactNode } from 'react'
import type { MyCourse } from './api.ts'
import { CourseRow } from './course-row.tsx'
import styles from './learn-screen.module.css'
import { addressOf, arranged, type LearnView } from './view.ts'

type CourseTabName = 'progress' | 'assigned' | 'finished'

interface CourseTabProps {
  tab: CourseTabName
  courses: readonly MyCourse[]
  /** Those of the other tabs as well: a learner with none at all sees how to begin. */
  all: readonly MyCourse[]
  view: LearnView
  /** Search and sort, where there is more than one to find. */
  tools: ReactNode
  /** Content below the list; null where there is nothing. */
  children?: ReactNode
}

/** The courses of one tab, searched and sorted as the address says. */
export function CourseTab({ tab, courses, all, view, tools, children }: CourseTabProps) {
  const { tag } = useUi()
  const [today] = useState(() => new Date())
  const shown = arranged(courses, view, tag)
  const hasTools = courses.length > 1 || view.q !== ''
  return (
    <>
      {hasTools && tools}
      {courses.length > 0 && shown.length === 0 ? (
        <EmptyState
          drawing="search"
          title={<Trans>No results for this search</Trans>}
          action={
            <LinkButton as={AppLink} to={addressOf({ ...view, tab, q: '' })}>
              <Trans>Show all courses</Trans>
            </LinkButton>
          }
        />
      ) : shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((mine, at) => (
            <CourseRow
              key={mine.course.id}
              mine={mine}
              today={today}
              isPrimary={tab !== 'finished' && at === 0}
            />
          ))}
        </ul>
      ) : (
        !children && <NoCourses tab={tab} isFirst={all.length === 0} />
      )}
      {children}
    </>
  )
}

function NoCourses({ tab, isFirst }: { tab: CourseTabName; isFirst: boolean }) {
  const find = (
    <LinkButton as={AppLink} to="/courses">
      <Trans>Find a course</Trans>
    </LinkButton>
  )
  switch (tab) {
    case 'progress':
      return isFirst ? (
        <EmptyState
          drawing="courses"
          title={<Trans>Your path starts with the first course</Trans>}
          action={find}
        >
          <Trans>Courses that you enrol in appear here with your progress.</Trans>
        </EmptyState>
      ) : (
        <EmptyState drawing="courses" title={<Trans>No courses in progress</Trans>} action={find}>
          <Trans>What you begin appears here, with the next lesson.</Trans>
        </EmptyState>
      )
    case 'assigned':
      return (
        <EmptyState drawing="tasks" title={<Trans>Nothing is assigned to you</Trans>} action={find}>
          <Trans>What your company assigns to you appears here, with its due date.</Trans>
        </EmptyState>
      )
    case 'finished':
      return (
        <EmptyState
          drawing="certificate"
          title={<Trans>Nothing is finished yet</Trans>}
          action={
            <LinkButton as={AppLink} to="/learn?tab=progress">
              <Trans>Continue learning</Trans>
            </LinkButton>
          }
        >
          <Trans>Courses appear here once you have done their lessons and passed their exam.</Trans>
        </EmptyState>
      )
  }
}
