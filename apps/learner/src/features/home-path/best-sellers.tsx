import { Trans } from '@lingui/react/macro'
import { CourseCard } from '../catalogue/course-card.tsx'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import type { Course } from '../catalogue/types.ts'
import styles from './path.module.css'
import { Station } from './station.tsx'

/** What learners chose most: the first of them large, four more beside each other. */
export function BestSellers({ courses }: { courses: readonly Course[] }) {
  const [first, ...others] = courses
  if (!first) return null
  return (
    <Station
      id="best-selling"
      title={<Trans>Best-selling courses</Trans>}
      more={{ to: '/courses?selling=best_selling', label: <Trans>See all</Trans> }}
      side="end"
    >
      <ul className={styles.first}>
        <CourseCard course={first} look="large" />
      </ul>
      <CourseGrid courses={others.slice(0, 4)} isRow />
    </Station>
  )
}
