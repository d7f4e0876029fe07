import { useLingui } from '@lingui/react/macro'
import { SkeletonCard, cx } from '@masar/ui'
import type { ReactNode } from 'react'
import { CourseCard } from './course-card.tsx'
import styles from './course-grid.module.css'
import type { Course } from './types.ts'

interface GridProps<Shown extends Course> {
  courses: readonly Shown[]
  level?: 2 | 3 | 4
  /** A row on phones, swiped; else the cards stand below each other. */
  isRow?: boolean
  corner?: (course: Shown) => ReactNode
  act?: (course: Shown) => ReactNode
}

/** Courses side by side, as many as fit. */
export function CourseGrid<Shown extends Course>({ courses, level, isRow, corner, act }: GridProps<Shown>) {
  return (
    <ul className={cx(styles.grid, isRow && styles.row)}>
      {courses.map(course => (
        <CourseCard
          key={course.id}
          course={course}
          level={level}
          corner={corner?.(course)}
          act={act?.(course)}
        />
      ))}
    </ul>
  )
}

/** The same measure while the courses are on their way. */
export function CourseGridSkeleton({ count, isRow }: { count: number; isRow?: boolean }) {
  const { t } = useLingui()
  return (
    <div role="status">
      <span className="visually-hidden">{t`The courses are loading…`}</span>
      <div className={cx(styles.grid, isRow && styles.row)}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </div>
  )
}
