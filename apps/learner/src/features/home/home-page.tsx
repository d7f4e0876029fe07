import { Trans } from '@lingui/react/macro'
import { HydrateWhenVisible, LoadError } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import { CoursesToCome } from '../catalogue/courses-to-come.tsx'
import { homeQuery } from './api.ts'
import { Categories } from './categories.tsx'
import { CourseRow } from './course-row.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { HomeFaq } from './home-faq.tsx'
import { HomeTeachers } from './home-teachers.tsx'
import { Invitations } from './invitations.tsx'
import { Numbers } from './numbers.tsx'

/** The home page; everything public on it comes with one answer. */
export function HomePage() {
  const home = useQuery(homeQuery())
  const data = home.data?.data
  const isEmpty = data?.numbers.courses === 0
  return (
    <div className={styles.page}>
      <Hero categories={data?.categories ?? []} hasSearch={!isEmpty} />
      {home.isError && !data && (
        <div className={styles.band}>
          <LoadError error={home.error} isRetrying={home.isFetching} onRetry={() => void home.refetch()} />
        </div>
      )}
      {home.isPending && (
        <div className={styles.band}>
          <CourseGridSkeleton count={4} isRow />
        </div>
      )}
      {isEmpty && (
        <div className={styles.band}>
          <CoursesToCome />
        </div>
      )}
      {data && (
        <>
          <CourseRow
            id="best-selling"
            title={<Trans>Best-selling courses</Trans>}
            to="/courses?selling=best_selling"
            courses={data.best_selling}
          />
          <HydrateWhenVisible>
            <Categories categories={data.categories} />
          </HydrateWhenVisible>
          <HydrateWhenVisible>
            <CourseRow
              id="newest"
              title={<Trans>New courses</Trans>}
              to="/courses?date=newest"
              courses={data.newest}
            />
          </HydrateWhenVisible>
          <HydrateWhenVisible>
            {!isEmpty && <Numbers numbers={data.numbers} />}
            <HomeTeachers teachers={data.teachers} />
          </HydrateWhenVisible>
          <HydrateWhenVisible>
            <HomeFaq questions={data.faqs} />
            <Invitations />
          </HydrateWhenVisible>
        </>
      )}
    </div>
  )
}
