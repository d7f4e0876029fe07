import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, Card, formatNumber, Heading, Isolate, Link, Text, useUi } from '@masar/ui'
import type { TaughtCourse } from '../api.ts'
import { PackageButton } from './package-button.tsx'
import styles from '../teach.module.css'

/** A course with its learners, and each of its exams with what waits there. */
export function TaughtCourseCard({ course }: { course: TaughtCourse }) {
  const { tag } = useUi()
  const { t } = useLingui()
  const states: Partial<Record<TaughtCourse['state'], string>> = {
    draft: t`Draft`,
    in_review: t`In review`,
    archived: t({ message: 'Archived', context: 'course' }),
  }
  const state = states[course.state]
  const stars = formatNumber(tag, course.rating, { maximumFractionDigits: 1 })
  return (
    <Card as="li" className={styles.course}>
      <div className={styles.courseHead}>
        <Heading level={2} size="sm">
          <Link as={AppLink} to={`/Course/${course.id}`} quiet>
            <Isolate>{course.title}</Isolate>
          </Link>
        </Heading>
        {state && <Badge>{state}</Badge>}
      </div>
      <Text size="sm" soft>
        <Plural value={course.learners} one="# learner" other="# learners" />
        {course.rating_count > 0 && (
          <>
            {' · '}
            <Trans>Rating: {stars} of 5</Trans>
          </>
        )}
      </Text>
      <div className={styles.ways}>
        <Link as={AppLink} to={`/teach/courses/${course.id}/announcements`}>
          <Trans>Announcements</Trans>
        </Link>
        <Link as={AppLink} to={`/teach/courses/${course.id}/quizzes`}>
          <Trans>Quizzes and chapters of the lessons</Trans>
        </Link>
        <Link as={AppLink} to={`/teach/courses/${course.id}/reviews`}>
          {course.reviews_waiting > 0 ? (
            <Plural
              value={course.reviews_waiting}
              one="# review waits for your answer"
              other="# reviews wait for your answer"
            />
          ) : (
            <Trans>Reviews</Trans>
          )}
        </Link>
        <PackageButton course={course} />
      </div>
      {course.exams.length === 0 ? (
        <Text size="sm" soft>
          <Trans>This course has no exam.</Trans>
        </Text>
      ) : (
        <ul className={styles.exams}>
          {course.exams.map(exam => (
            <li key={exam.id} className={styles.exam}>
              <div>
                <Link as={AppLink} to={`/teach/exams/${exam.id}`}>
                  <Isolate>{exam.title}</Isolate>
                </Link>
                <Text size="sm" soft>
                  <Plural
                    value={exam.graded}
                    _0="No attempt has a result yet"
                    one="# attempt with a result"
                    other="# attempts with a result"
                  />
                </Text>
              </div>
              <div className={styles.ways}>
                {exam.waiting > 0 && (
                  <Link as={AppLink} to={`/teach/grading?exam=${exam.id}`}>
                    <Plural value={exam.waiting} one="Grade # answer" other="Grade # answers" />
                  </Link>
                )}
                <Link as={AppLink} to={`/teach/exams/${exam.id}/questions`}>
                  <Trans>Questions</Trans>
                </Link>
                <Link as={AppLink} to={`/teach/exams/${exam.id}/live`}>
                  <Trans>Live view</Trans>
                </Link>
                <Link as={AppLink} to={`/teach/exams/${exam.id}/statistics`}>
                  <Trans>Statistics</Trans>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
