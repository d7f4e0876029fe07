import { LoadError } from '@masar/app-shell'
import { Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import { myCoursesQuery } from '../home/api.ts'
import { WeekPanel } from '../learn/week-panel.tsx'
import { shelvesQuery } from './api.ts'
import { Certificates } from './certificates.tsx'
import styles from './dashboard.module.css'
import { DueList } from './due-list.tsx'
import { dayOf, dueOfAll, toContinue } from './model.ts'
import { OtherCourses } from './other-courses.tsx'
import { Shelves } from './shelves.tsx'
import { Suggestions } from './suggestions.tsx'

/** Below the welcome: what is due and what else is under way, the week, what to take next, and what one has earned. */
export function Dashboard() {
  const mine = useQuery(myCoursesQuery())
  const shelves = useQuery(shelvesQuery())
  const courses = mine.data?.data.my_courses ?? []
  const [today] = useState(() => dayOf(new Date()))
  const due = dueOfAll(courses, today)
  const others = toContinue(courses).slice(1, 4)
  return (
    <div className={styles.dashboard}>
      {mine.isError && !mine.data && mine.error.status !== 403 && (
        <LoadError error={mine.error} isRetrying={mine.isFetching} onRetry={() => void mine.refetch()} />
      )}
      <div className={styles.columns}>
        <aside className={styles.side}>
          <WeekPanel />
          {mine.isPending ? <Skeleton shape="block" /> : <Certificates courses={courses} />}
        </aside>
        <div className={styles.main}>
          {mine.isPending || shelves.isLoading ? (
            // Together, as content below would jump when more loads above it. Offline nothing is loading.
            <CourseGridSkeleton count={3} isRow />
          ) : (
            <>
              {due.length > 0 && <DueList due={due} />}
              {others.length > 0 && <OtherCourses courses={others} />}
              <Shelves companies={shelves.data?.data ?? []} />
              <Suggestions isNew={courses.length === 0} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
