import { ErrorPage, HydrateWhenVisible, usePageTitle } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { toneStyle } from '@masar/ui'
import { toneOf } from '../catalogue/cover.tsx'
import { courseQuery } from './api.ts'
import { CourseAbout, Outcomes } from './course-about.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseNav } from './course-nav.tsx'
import styles from './course-page.module.css'
import { CourseSkeleton } from './course-skeleton.tsx'
import { Curriculum } from './curriculum.tsx'
import { CourseSample, Makes } from './inside.tsx'
import { InstructorCard } from './instructor-card.tsx'
import { PurchaseBar, PurchaseCard } from './purchase-card.tsx'
import { RelatedCourses } from './related-courses.tsx'
import { Reviews } from './reviews.tsx'

/** A course: what it teaches, by whom, what learners say, what it costs. */
export function CoursePage({ id }: { id: number }) {
  const course = useQuery(courseQuery(id))
  usePageTitle(course.data?.data.title)
  if (course.isPending) return <CourseSkeleton />
  if (!course.data) return <ErrorPage error={course.error} reset={() => void course.refetch()} />
  const details = course.data.data
  return (
    <div className={styles.page} style={toneStyle(toneOf(details.category)) as CSSProperties}>
      <CourseHead course={details} />
      <div className={styles.columns}>
        <PurchaseCard course={details} />
        <div className={styles.content}>
          <CourseNav course={details} />
          <Outcomes outcomes={details.outcomes} />
          <HydrateWhenVisible>
            <Curriculum course={details} />
          </HydrateWhenVisible>
          <Makes makes={details.makes} />
          <HydrateWhenVisible>
            <CourseSample course={details} />
          </HydrateWhenVisible>
          <CourseAbout course={details} />
          <HydrateWhenVisible>
            <InstructorCard teacher={details.teacher} />
          </HydrateWhenVisible>
          <HydrateWhenVisible>
            <Reviews course={details} />
          </HydrateWhenVisible>
        </div>
      </div>
      {details.related.length > 0 && (
        <HydrateWhenVisible>
          <RelatedCourses courses={details.related} />
        </HydrateWhenVisible>
      )}
      <PurchaseBar course={details} />
    </div>
  )
}
