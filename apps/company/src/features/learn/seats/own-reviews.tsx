import { Trans } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { DateText, EmptyState, Isolate, LoadMore, Rating, Skeleton, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import styles from '../learn.module.css'
import { LedgerPerson } from '../parts/ledger-dialog.tsx'
import { employeeReviewsQuery } from '../queries.ts'

interface OwnReviewsProps {
  course: number
  title: string | undefined
  onClose: () => void
}

/** What the company’s own people say of a course, newest first. */
export function OwnReviews({ course, title, onClose }: OwnReviewsProps) {
  const list = useInfiniteQuery(employeeReviewsQuery(course))
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  return (
    <Dialog
      title={
        title === undefined ? (
          <Trans>What your people say</Trans>
        ) : (
          <Trans>
            What your people say of “<Isolate>{title}</Isolate>”
          </Trans>
        )
      }
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <div className={styles.form}>
        {list.isPending && <Skeleton shape="block" height="10rem" />}
        {list.isError && rows.length === 0 && (
          <LoadError
            level={3}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isSuccess && rows.length === 0 && (
          <EmptyState level={3} title={<Trans>Nobody of yours has rated it yet</Trans>} />
        )}
        {rows.length > 0 && (
          <>
            <ul role="list" className={styles.rows}>
              {rows.map(({ id, employee, stars, text, created_at: at }) => (
                <li key={id} className={styles.stacked}>
                  <LedgerPerson employee={employee} />
                  <Text as="div" size="sm" soft>
                    <Rating value={stars} /> <DateText value={at} />
                  </Text>
                  {text !== '' && <Text dir="auto">{text}</Text>}
                </li>
              ))}
            </ul>
            <LoadMore
              shown={rows.length}
              total={list.data?.pages[0]?.meta.total ?? rows.length}
              hasMore={list.hasNextPage}
              isLoading={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onLoadMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
