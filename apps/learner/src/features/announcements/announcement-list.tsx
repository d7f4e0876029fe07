import { Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, Skeleton, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { AnnouncementItem } from './announcement-item.tsx'
import styles from './announcements.module.css'
import { type Announcement, announcementsQuery } from './api.ts'

interface AnnouncementListProps {
  courseId: number
  /** The one that the address names: it is looked for, scrolled to and marked. */
  marked?: number | undefined
  /** Instead of an empty list. */
  empty: ReactNode
  /** What the author of an announcement can see and do. */
  renderSending?: (announcement: Announcement) => ReactNode
}

/** The announcements of a course, the newest first, and more on demand. */
export function AnnouncementList({ courseId, marked, empty, renderSending }: AnnouncementListProps) {
  const query = useInfiniteQuery(announcementsQuery(courseId))
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const announcements = data?.pages.flatMap(page => page.data)
  const target = useRef<HTMLLIElement>(null)
  const isFound = announcements?.some(({ id }) => id === marked) ?? false
  useEffect(() => {
    if (marked === undefined) return
    if (isFound) {
      target.current?.scrollIntoView({ block: 'start' })
      target.current?.focus({ preventScroll: true })
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [marked, isFound, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  if (!announcements)
    return error ? (
      <LoadError error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    ) : (
      [0, 1].map(line => <Skeleton key={line} shape="block" height="10rem" />)
    )
  if (announcements.length === 0) return empty
  return (
    <>
      <ul className={styles.list}>
        {announcements.map(announcement => (
          <AnnouncementItem
            key={announcement.id}
            announcement={announcement}
            isMarked={announcement.id === marked}
            {...(announcement.id === marked && { ref: target })}
          >
            {renderSending?.(announcement)}
          </AnnouncementItem>
        ))}
      </ul>
      {isFetchNextPageError && (
        <Text role="alert" size="sm">
          <Trans>The next ones could not be loaded.</Trans>
        </Text>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans>Show earlier announcements</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
