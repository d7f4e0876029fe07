import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { Button, EmptyState, Heading, PathLoader, Text, useKeptFocus } from '@masar/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import styles from './console.module.css'

interface ReportedListProps<T> {
  /** Of the heading; one for each list of the page. */
  id: string
  title: ReactNode
  query: UseInfiniteQueryResult<{ pages: { data: T[] }[] }, ApiError>
  renderItem: (item: T) => ReactNode
}

/** What waits for an operator's decision, page by page. */
export function ReportedList<T>({ id, title, query, renderItem }: ReportedListProps<T>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading)
  const items = query.data?.pages.flatMap(page => page.data) ?? []
  return (
    <section className={styles.log} aria-labelledby={id}>
      <Heading level={2} size="xl" id={id} ref={heading}>
        {title}
      </Heading>
      {query.isPending && <PathLoader />}
      {query.error && !query.data && (
        <LoadError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && items.length === 0 && (
        <EmptyState title={<Trans>Nothing to review</Trans>}>
          <Trans>What learners report of each other’s words will appear here.</Trans>
        </EmptyState>
      )}
      {items.length > 0 && <ul className={styles.rows}>{items.map(renderItem)}</ul>}
      {query.isFetchNextPageError && (
        <Text role="alert" size="sm">
          <Trans>The next ones could not be loaded.</Trans>
        </Text>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Show earlier ones</Trans>}
        </Button>
      )}
    </section>
  )
}
