import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Card, Heading, Isolate, Link, Text } from '@masar/ui'
import type { Result } from '../api.ts'
import styles from './result.module.css'

/** The lessons that teach what was missed; nothing where the exam shows nothing of it, or nothing was missed. */
export function StudyAgain({ lessons }: { lessons: Result['study_again'] }) {
  if (lessons.length === 0) return null
  return (
    <Card as="section" className={styles.study}>
      <Heading level={2}>
        <Trans>What to study again</Trans>
      </Heading>
      <ul className={styles.studied}>
        {lessons.map(lesson => (
          <li key={lesson.lesson_id} className={styles.studiedLesson}>
            <Link as={AppLink} to={`/lesson/${lesson.lesson_id}`}>
              <Isolate>{lesson.title}</Isolate>
            </Link>
            <Text as="span" size="sm" soft>
              <Plural value={lesson.questions} one="# question missed" other="# questions missed" />
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  )
}
