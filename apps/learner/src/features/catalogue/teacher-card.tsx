import { Plural } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Avatar, Card, cardLinkClass, Heading, Isolate, Text } from '@masar/ui'
import { CourseCount } from './course-count.tsx'
import type { Teacher } from './types.ts'
import styles from '../instructors/instructors.module.css'

/** People who teach, side by side. */
export function TeacherGrid({ teachers, level }: { teachers: readonly Teacher[]; level: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {teachers.map(teacher => (
        <Card key={teacher.id} as="li" className={styles.card}>
          <Avatar name={teacher.name} src={teacher.avatar} size={64} />
          <div className={styles.words}>
            <Heading level={level} size="sm">
              <AppLink to={`/Instructor/${teacher.id}`} className={cardLinkClass()}>
                <Isolate>{teacher.name}</Isolate>
              </AppLink>
            </Heading>
            <Text soft size="sm">
              {teacher.title}
            </Text>
            <Text soft size="xs">
              <CourseCount total={teacher.course_count} />
              {' · '}
              <Plural value={teacher.student_count} one="# learner" other="# learners" />
            </Text>
          </div>
        </Card>
      ))}
    </ul>
  )
}
