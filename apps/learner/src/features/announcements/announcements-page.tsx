import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, usePageTitle } from '@masar/app-shell'
import { EmptyState, Heading, Isolate, Link, LinkButton, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AnnouncementList } from './announcement-list.tsx'
import styles from './announcements.module.css'
import { announcementsQuery } from './api.ts'

/** The announcements of a course for the reader. @param marked the one that a notification links to */
export function AnnouncementsPage({ courseId, marked }: { courseId: number; marked: number | undefined }) {
  const { t } = useLingui()
  const { data, error } = useInfiniteQuery(announcementsQuery(courseId))
  const course = data?.pages[0]?.course
  const title = course?.title
  usePageTitle(title && t`Announcements: ${title}`)
  return (
    <div className={styles.page}>
      <div>
        <Heading level={1}>
          <Trans>Announcements</Trans>
        </Heading>
        {course && (
          <Text soft>
            <Link as={AppLink} to={`/Course/${course.id}`} quiet>
              <Isolate>{course.title}</Isolate>
            </Link>
          </Text>
        )}
      </div>
      {course?.is_teaching && (
        <div>
          <LinkButton as={AppLink} variant="secondary" to={`/teach/courses/${course.id}/announcements`}>
            <Trans>Write an announcement</Trans>
          </LinkButton>
        </div>
      )}
      <AnnouncementList
        courseId={courseId}
        marked={marked}
        empty={
          <EmptyState drawing="notifications" title={<Trans>No announcements yet</Trans>}>
            <Trans>What your instructor announces will appear here, and you will be notified of it.</Trans>
          </EmptyState>
        }
      />
      {!course && error?.status === 403 && (
        <div className={styles.way}>
          <LinkButton as={AppLink} variant="secondary" to={`/Course/${courseId}`}>
            <Trans>See the course</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  )
}
