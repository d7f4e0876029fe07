import { Plural } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Card,
  cardLinkClass,
  DurationText,
  Heading,
  Icon,
  Isolate,
  Price,
  Rating,
  Text,
  toneStyle,
} from '@masar/ui'
import { BookOpen, Clock } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import styles from './course-card.module.css'
import { Cover, toneOf } from './cover.tsx'
import { useLevelWords } from './level-words.ts'
import type { Course } from './types.ts'

export interface CourseCardProps {
  course: Course
  /** Its place in the outline of the page. */
  level?: 2 | 3 | 4
  /** Wide with a large cover, or in a row with a small one. */
  look?: 'large' | 'compact'
  /** An act of its own at the corner of the cover. */
  corner?: ReactNode
  /** What can be done with it, below all else. */
  act?: ReactNode
}

/** A course as every list shows it; the whole card leads to it. */
export function CourseCard({ course, level = 3, look, corner, act }: CourseCardProps) {
  const levels = useLevelWords()
  return (
    <Card
      as="li"
      isFlush
      className={styles.card}
      data-look={look}
      style={toneStyle(toneOf(course.category)) as CSSProperties}
    >
      <Cover course={course} />
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={styles.body}>
        <p className={styles.category}>{course.category.name}</p>
        <Heading level={level} size={look === 'large' ? 'lg' : 'sm'} lines={2} className={styles.title}>
          <AppLink to={`/Course/${course.id}`} className={cardLinkClass()}>
            <Isolate>{course.title}</Isolate>
          </AppLink>
        </Heading>
        <Text size="sm" soft>
          <Isolate>{course.instructor.name}</Isolate>
        </Text>
        <ul className={styles.facts}>
          {course.rating_count > 0 && (
            <li>
              <Rating value={course.rating} count={course.rating_count} isCompact />
            </li>
          )}
          <li>
            <Icon of={Clock} size={14} />
            <DurationText seconds={course.duration_seconds} />
          </li>
          <li>
            <Icon of={BookOpen} size={14} />
            <Plural value={course.lesson_count} one="# lesson" other="# lessons" />
          </li>
        </ul>
        <div className={styles.foot}>
          <Price amount={course.price} compareAt={course.compare_at_price} currency={course.currency} />
          <Text as="span" size="xs" soft className={styles.level} data-level={course.level}>
            {levels[course.level]}
          </Text>
        </div>
        {act && <div className={styles.act}>{act}</div>}
      </div>
    </Card>
  )
}
