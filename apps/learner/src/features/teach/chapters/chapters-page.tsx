import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { StudioFrame } from '../studio-frame.tsx'
import { chaptersToWriteQuery } from './api.ts'
import { ChaptersForm } from './chapters-form.tsx'

/** The chapters of a lesson's video, for its instructor. */
export function ChaptersPage({ lessonId }: { lessonId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(chaptersToWriteQuery(lessonId))
  const title = data?.data.lesson.title
  usePageTitle(title && t`Chapters: ${title}`)
  if (error?.status === 403) return <NotAllowedPage />
  return (
    <StudioFrame at="chapters">
      {data ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>
                Chapters: <Isolate>{data.data.lesson.title}</Isolate>
              </Trans>
            </Heading>
            <Text soft>
              <Link as={AppLink} to={`/teach/courses/${data.data.course.id}/quizzes`}>
                <Isolate>{data.data.course.title}</Isolate>
              </Link>
            </Text>
          </div>
          <Text>
            <Trans>
              Learners see them on the video’s timeline and in a list, and go straight to the part they look
              for.
            </Trans>
          </Text>
          <ChaptersForm written={data.data} />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton shape="block" height="18rem" />
      )}
    </StudioFrame>
  )
}
