import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, NotAllowedPage, PageLoadError, usePageTitle } from '@masar/app-shell'
import { EmptyState, Heading, Isolate, Link, Skeleton, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AnnouncementList } from '../../announcements/announcement-list.tsx'
import { announcementsQuery } from '../../announcements/api.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { Sending } from './sending.tsx'

/** Where an instructor writes to the learners of a course, and sees what was sent. */
export function WritingPage({ courseId }: { courseId: number }) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useInfiniteQuery(announcementsQuery(courseId))
  const course = data?.pages[0]?.course
  const title = course?.title
  usePageTitle(title && t`Announcements: ${title}`)
  if (error?.status === 403 || course?.is_teaching === false) return <NotAllowedPage />
  return (
    <StudioFrame at="announcements">
      {course ? (
        <>
          <div>
            <Heading level={1}>
              <Trans>
                Announcements: <Isolate>{course.title}</Isolate>
              </Trans>
            </Heading>
            <Text soft>
              <Link as={AppLink} to={`/announcements/${courseId}`}>
                <Trans>As learners see them</Trans>
              </Link>
            </Text>
          </div>
          <AnnouncementForm courseId={courseId} />
          <Heading level={2}>
            <Trans>Sent announcements</Trans>
          </Heading>
          <AnnouncementList
            courseId={courseId}
            empty={
              <EmptyState drawing="notifications" title={<Trans>Nothing sent yet</Trans>}>
                <Trans>
                  Your learners like to hear from you: what is new, what is due, what to look at next.
                </Trans>
              </EmptyState>
            }
            renderSending={announcement => <Sending announcement={announcement} />}
          />
        </>
      ) : error ? (
        <PageLoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        [0, 1, 2].map(line => <Skeleton key={line} shape="block" height="8rem" />)
      )}
    </StudioFrame>
  )
}
