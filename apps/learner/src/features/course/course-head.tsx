import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import {
  Breadcrumbs,
  DateText,
  DurationText,
  Heading,
  Icon,
  Isolate,
  linkClass,
  Rating,
  siteTimeZone,
  Text,
} from '@masar/ui'
import { BookOpen, ChartNoAxesColumnIncreasing, Clock, Globe, RefreshCw, UsersRound } from 'lucide-react'
import type { CourseDetails } from '../catalogue/types.ts'
import { useLevelWords } from '../catalogue/level-words.ts'
import styles from './course-page.module.css'

/** The band at the top: where the course belongs, its name, and the facts one chooses by. */
export function CourseHead({ course }: { course: CourseDetails }) {
  return (
    <header className={styles.band}>
      <div className={styles.head}>
        <Breadcrumbs>
          <AppLink to="/courses">
            <Trans>Courses</Trans>
          </AppLink>
          <AppLink to={`/courses?category=${course.category.slug}`}>{course.category.name}</AppLink>
        </Breadcrumbs>
        <Heading level={1}>
          <Isolate>{course.title}</Isolate>
        </Heading>
        <Text size="lg" soft measure dir="auto">
          {course.summary}
        </Text>
        <div className={styles.by}>
          {course.rating_count > 0 && (
            <a href="#reviews" className={linkClass({ quiet: true })}>
              <Rating value={course.rating} count={course.rating_count} />
            </a>
          )}
          <span>
            <Trans>
              By{' '}
              <AppLink to={`/Instructor/${course.instructor.id}`} className={linkClass()}>
                <Isolate>{course.instructor.name}</Isolate>
              </AppLink>
            </Trans>
          </span>
        </div>
        <CourseFacts course={course} />
      </div>
    </header>
  )
}

function CourseFacts({ course }: { course: CourseDetails }) {
  const levels = useLevelWords()
  return (
    <ul className={styles.facts}>
      <li>
        <Icon of={ChartNoAxesColumnIncreasing} size={18} />
        {levels[course.level]}
      </li>
      <li>
        <Icon of={Globe} size={18} />
        <LanguageNames of={course.languages} />
      </li>
      <li>
        <Icon of={Clock} size={18} />
        <DurationText seconds={course.duration_seconds} />
      </li>
      <li>
        <Icon of={BookOpen} size={18} />
        <Plural value={course.lesson_count} one="# lesson" other="# lessons" />
      </li>
      {course.sold > 0 && (
        <li>
          <Icon of={UsersRound} size={18} />
          <Plural value={course.sold} one="# learner" other="# learners" />
        </li>
      )}
      <li>
        <Icon of={RefreshCw} size={18} />
        <span>
          <Trans>
            Updated <DateText value={course.updated_at} format="month" timeZone={siteTimeZone} />
          </Trans>
        </span>
      </li>
    </ul>
  )
}

function LanguageNames({ of }: { of: readonly ('ar' | 'en')[] }) {
  if (of.length === 2) return <Trans>Arabic and English</Trans>
  return of[0] === 'en' ? <Trans>English</Trans> : <Trans>Arabic</Trans>
}
