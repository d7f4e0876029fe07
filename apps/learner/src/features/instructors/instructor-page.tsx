import { Plural, Trans } from '@lingui/react/macro'
import { AppLink, ErrorPage, usePageTitle } from '@masar/app-shell'
import { Avatar, Badge, Breadcrumbs, Heading, Isolate, LinkButton, PathLoader, Rating, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import type { Answer } from '../catalogue/types.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { teacherQuery } from './api.ts'
import styles from './instructors.module.css'

type TeacherDetails = Answer<'/teachers/{id}'>['data']['teacher']

/** An instructor: who they are, what they know, what they teach. */
export function InstructorPage({ id }: { id: number }) {
  const query = useQuery(teacherQuery(id))
  usePageTitle(query.data?.data.teacher.name)
  if (query.isPending) return <PathLoader />
  if (!query.data) return <ErrorPage error={query.error} reset={() => void query.refetch()} />
  const { teacher } = query.data.data
  return (
    <div className={styles.page}>
      <Breadcrumbs>
        <AppLink to="/Instructor">
          <Trans>Instructors</Trans>
        </AppLink>
        <Isolate>{teacher.name}</Isolate>
      </Breadcrumbs>
      <div className={styles.columns}>
        <TeacherHead teacher={teacher} />
        <section aria-labelledby="bio" className={styles.bio}>
          <Heading level={2} size="lg" id="bio">
            <Trans>About</Trans>
          </Heading>
          <Markdown topHeading={3}>{teacher.bio}</Markdown>
        </section>
      </div>
      <TaughtCourses teacher={teacher} />
    </div>
  )
}

function TeacherHead({ teacher }: { teacher: TeacherDetails }) {
  return (
    <header className={styles.person}>
      <Avatar name={teacher.name} src={teacher.avatar} size={112} />
      <div>
        <Heading level={1}>
          <Isolate>{teacher.name}</Isolate>
        </Heading>
        <Text soft>{teacher.title}</Text>
      </div>
      {teacher.rating_count > 0 && <Rating value={teacher.rating} count={teacher.rating_count} />}
      <Text size="sm" soft>
        <Plural value={teacher.course_count} one="# course" other="# courses" />
        {' · '}
        <Plural value={teacher.student_count} one="# learner" other="# learners" />
      </Text>
      <ul className={styles.tags}>
        {teacher.expertise.map(subject => (
          <li key={subject}>
            <Badge tone="primary">{subject}</Badge>
          </li>
        ))}
      </ul>
    </header>
  )
}

function TaughtCourses({ teacher }: { teacher: TeacherDetails }) {
  const { courses } = teacher.user
  return (
    <section aria-labelledby="taught" className={styles.taught}>
      <div className={styles.taughtHead}>
        <Heading level={2} size="lg" id="taught">
          <Trans>
            Courses by <Isolate>{teacher.name}</Isolate>
          </Trans>
        </Heading>
        {courses.length > 0 && (
          <LinkButton as={AppLink} to={`/courses?instructor=${teacher.id}`} variant="secondary" size="sm">
            <Trans>See them in the catalogue</Trans>
          </LinkButton>
        )}
      </div>
      {courses.length === 0 ? (
        <Text soft>
          <Trans>No course is published yet.</Trans>
        </Text>
      ) : (
        <CourseGrid courses={courses} corner={course => <HeartButton course={course} />} />
      )}
    </section>
  )
}
