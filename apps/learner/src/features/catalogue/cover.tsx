import { CourseCover } from '@masar/ui'
import type { Course } from './types.ts'

/** The tone of a course's category: its place among the categories. */
export function toneOf(category: { id: number }): number {
  return category.id - 1
}

/** A course's cover, as every list of courses shows it. */
export function Cover({
  course,
  className,
}: {
  course: Pick<Course, 'id' | 'category' | 'cover'>
  className?: string
}) {
  return (
    <CourseCover
      courseId={course.id}
      category={course.category.slug}
      tone={toneOf(course.category)}
      src={course.cover}
      className={className}
    />
  )
}
