import { LoadError, useSession } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import { CoursesToCome } from '../catalogue/courses-to-come.tsx'
import { Dashboard } from '../dashboard/lazy.ts'
import { HomePath } from '../home-path/home-path.tsx'
import { homeQuery } from './api.ts'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'

/** The home page; everything public on it comes with one answer. */
export function HomePage() {
  const home = useQuery(homeQuery())
  const isLearner = useSession(session => session.capacity === 'personal')
  const data = home.data?.data
  const isEmpty = data?.numbers.courses === 0
  const waiting = (
    <div className={styles.band}>
      <CourseGridSkeleton count={4} isRow />
    </div>
  )
  return (
    <div className={styles.page}>
      <Hero hasSearch={!isEmpty} />
      {home.isError && !data && (
        <div className={styles.band}>
          <LoadError error={home.error} isRetrying={home.isFetching} onRetry={() => void home.refetch()} />
        </div>
      )}
      {home.isPending && !isLearner && waiting}
      {isEmpty && (
        <div className={styles.band}>
          <CoursesToCome />
        </div>
      )}
      {isLearner && !isEmpty && (
        <Suspense fallback={waiting}>
          <Dashboard />
        </Suspense>
      )}
      {data && !isLearner && <HomePath home={data} isEmpty={isEmpty} />}
    </div>
  )
}
