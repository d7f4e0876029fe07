import { Trans } from '@lingui/react/macro'
import { Heading } from '@masar/ui'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import type { Course } from '../catalogue/types.ts'
import styles from './course-page.module.css'

/** Other courses of the same category. */
export function RelatedCourses({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="related" className={styles.related}>
      <Heading level={2} size="lg" id="related">
        <Trans>Related courses</Trans>
      </Heading>
      <CourseGrid courses={courses} isRow />
    </section>
  )
}
