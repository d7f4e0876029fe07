import { Plural, Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Avatar, Badge, Card, cardLinkClass, Heading, Isolate, Text } from '@masar/ui'
import type { Teacher } from '../catalogue/types.ts'
import styles from './course-page.module.css'

/** Who teaches it. */
export function InstructorCard({ teacher }: { teacher: Teacher }) {
  return (
    <section aria-labelledby="teacher" className={styles.section}>
      <Heading level={2} size="lg" id="teacher" className={styles.anchor}>
        <Trans>Your instructor</Trans>
      </Heading>
      <Card className={styles.teacher}>
        <Avatar name={teacher.name} src={teacher.avatar} size={96} />
        <div className={styles.teacherWords}>
          <Heading level={3} size="sm">
            <AppLink to={`/Instructor/${teacher.id}`} className={cardLinkClass()}>
              <Isolate>{teacher.name}</Isolate>
            </AppLink>
          </Heading>
          <Text soft size="sm">
            {teacher.title}
          </Text>
          <Text soft size="sm">
            <Plural value={teacher.course_count} one="# course" other="# courses" />
            {' · '}
            <Plural value={teacher.student_count} one="# learner" other="# learners" />
          </Text>
          <ul className={styles.tags}>
            {teacher.expertise.map(subject => (
              <li key={subject}>
                <Badge>{subject}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </section>
  )
}
