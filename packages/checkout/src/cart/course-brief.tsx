import { AppLink } from '@masar/app-shell'
import type { CourseCard } from '@masar/api-sdk'
import { CourseCover, Isolate, linkClass, Text } from '@masar/ui'
import styles from './cart.module.css'

/** A course as the cart names it: its cover, its title, who teaches it. */
export function CourseBrief({
  course,
  onFollow,
}: {
  course: Pick<CourseCard, 'id' | 'title' | 'cover' | 'category' | 'instructor'>
  /** Called when the title is followed. */
  onFollow?: () => void
}) {
  return (
    <>
      <CourseCover
        courseId={course.id}
        category={course.category.slug}
        tone={course.category.id - 1}
        src={course.cover}
        className={styles.cover}
      />
      <div className={styles.names}>
        <Text as="div" strong>
          <AppLink
            to={`/Course/${course.id}`}
            isOutside
            className={linkClass({ quiet: true })}
            onClick={onFollow}
          >
            <Isolate>{course.title}</Isolate>
          </AppLink>
        </Text>
        <Text size="sm" soft>
          <Isolate>{course.instructor.name}</Isolate>
        </Text>
      </div>
    </>
  )
}
