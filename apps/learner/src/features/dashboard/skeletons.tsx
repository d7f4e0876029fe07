import { Skeleton } from '@masar/ui'
import { CourseGridSkeleton } from '../catalogue/course-grid.tsx'
import styles from '../home/home-page.module.css'

/** The measure of the welcome while it is on its way. */
export function WelcomeSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="2.75rem" width="16rem" />
      <Skeleton shape="block" height="14rem" />
    </>
  )
}

/** And of what is below it. */
export function DashboardSkeleton() {
  return (
    <div className={styles.band}>
      <CourseGridSkeleton count={4} isRow />
    </div>
  )
}
