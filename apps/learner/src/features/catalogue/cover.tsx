import { CourseCover } from '@masar/ui'
import { useState } from 'react'
import styles from './course-card.module.css'
import type { Course } from './types.ts'

/** The tone of a course's category: its place among the categories. */
export function toneOf(category: { id: number }): number {
  return category.id - 1
}

/** A course's picture; where it has none, or it does not load, the cover drawn from its id. */
export function Cover({
  course,
  className,
}: {
  course: Pick<Course, 'id' | 'category' | 'cover'>
  className?: string
}) {
  const [hasFailed, setFailed] = useState(false)
  if (course.cover === null || hasFailed)
    return <CourseCover courseId={course.id} tone={toneOf(course.category)} className={className} />
  return (
    <img
      src={course.cover}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      className={`${styles.picture} ${className ?? ''}`}
      onError={() => setFailed(true)}
    />
  )
}
