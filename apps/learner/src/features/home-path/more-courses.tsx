import { Trans } from '@lingui/react/macro'
import { Heading } from '@masar/ui'
import { CourseCard } from '../catalogue/course-card.tsx'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import type { Course } from '../catalogue/types.ts'
import styles from './path.module.css'
import { Station } from './station.tsx'

/** New courses as a close list, and what is free as a row. */
export function MoreCourses({ newest, free }: { newest: readonly Course[]; free: readonly Course[] }) {
  if (newest.length === 0) return null
  return (
    <Station
      id="newest"
      title={<Trans>New courses</Trans>}
      more={{ to: '/courses?date=newest', label: <Trans>See all</Trans> }}
      side="end"
    >
      <ul className={styles.close}>
        {newest.slice(0, 6).map(course => (
          <CourseCard key={course.id} course={course} look="compact" />
        ))}
      </ul>
      {free.length > 0 && (
        <div className={styles.free}>
          <Heading level={3} size="md">
            <Trans>Free, from the first lesson to the certificate</Trans>
          </Heading>
          <CourseGrid courses={free.slice(0, 4)} level={4} isRow />
        </div>
      )}
    </Station>
  )
}
