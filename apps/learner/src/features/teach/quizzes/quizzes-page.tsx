import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Badge, Card, EmptyState, Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { StudioFrame } from '../studio-frame.tsx'
import { taughtQuizzesQuery, type TaughtQuizzes } from './api.ts'
import styles from './quizzes.module.css'

/** The lessons of a course, each with the way to its quiz. */
export function QuizzesPage({ courseId }: { courseId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(taughtQuizzesQuery(courseId))
  const title = data?.data.course.title
  usePageTitle(title && t`Quizzes: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="quizzes">
      {data ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>Quizzes and chapters of the lessons</Trans>
            </Heading>
            <Text soft>
              <Isolate>{data.data.course.title}</Isolate>
            </Text>
          </div>
          <Text>
            <Trans>
              Questions for practice: learners see at once whether they are right, can ask for a hint, and try
              as often as they like.
            </Trans>
          </Text>
          <Sections sections={data.data.sections} />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}

function Sections({ sections }: Pick<TaughtQuizzes, 'sections'>) {
  if (sections.length === 0)
    return (
      <EmptyState drawing="courses" title={<Trans>No lessons yet</Trans>}>
        <Trans>Once the course has lessons, each can have a quiz here.</Trans>
      </EmptyState>
    )
  return sections.map(section => (
    <Card key={section.id} as="section" className={styles.part}>
      <Heading level={2} size="sm">
        <Isolate>{section.title}</Isolate>
      </Heading>
      <ul className={styles.lessons}>
        {section.lessons.map(lesson => (
          <li key={lesson.id} className={styles.lesson}>
            <Link as={AppLink} to={`/teach/lessons/${lesson.id}/quiz`}>
              <Isolate>{lesson.title}</Isolate>
            </Link>
            <span className={styles.marks}>
              <Text as="span" size="sm" soft>
                <Plural value={lesson.questions} _0="No quiz yet" one="# question" other="# questions" />
              </Text>
              {lesson.chapters !== null && (
                <Link as={AppLink} to={`/teach/lessons/${lesson.id}/chapters`}>
                  <Plural value={lesson.chapters} _0="Add chapters" one="# chapter" other="# chapters" />
                </Link>
              )}
              {lesson.is_rule && (
                <Badge tone="accent">
                  <Trans>Completes the lesson</Trans>
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  ))
}
