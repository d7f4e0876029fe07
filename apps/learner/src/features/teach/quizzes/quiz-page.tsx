import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { StudioFrame } from '../studio-frame.tsx'
import { quizToWriteQuery } from './api.ts'
import { QuizForm } from './quiz-form.tsx'

/** The quiz of a lesson, for its instructor. */
export function QuizPage({ lessonId }: { lessonId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(quizToWriteQuery(lessonId))
  const title = data?.data.lesson.title
  usePageTitle(title && t`Quiz: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="quizzes">
      {data ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>
                Quiz: <Isolate>{data.data.lesson.title}</Isolate>
              </Trans>
            </Heading>
            <Text soft>
              <Link as={AppLink} to={`/teach/courses/${data.data.course.id}/quizzes`}>
                <Isolate>{data.data.course.title}</Isolate>
              </Link>
            </Text>
          </div>
          <QuizForm quiz={data.data} />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1].map(line => <Skeleton key={line} shape="block" height="9rem" />)
      )}
    </StudioFrame>
  )
}
