import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { Button, Card, cx, DateText, EmptyState, Skeleton, Text } from '@masar/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { filtersOf, type ReportPlace } from './place.ts'
import styles from './reports.module.css'

interface ReportFrameProps<Report> {
  place: ReportPlace
  query: UseQueryResult<{ data: Report }, ApiError>
  isEmpty: (report: Report) => boolean
  /** What nothing means here, where nothing is narrowed. */
  empty: ReactNode
  onClear: () => void
  children: (report: Report) => ReactNode
}

/** The states of a report, and the moment that its numbers are of. */
export function ReportFrame<Report extends { as_of: string }>(props: ReportFrameProps<Report>) {
  const { place, query, isEmpty, empty, onClear, children } = props
  if (query.isPending) return <ReportSkeleton />
  if (query.isError && !query.data)
    return (
      <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    )
  const report = query.data.data
  return (
    <div
      className={cx(styles.report, query.isPlaceholderData && styles.waiting)}
      aria-busy={query.isPlaceholderData}
    >
      <Text soft size="sm" role="status">
        <Trans>
          As of <DateText value={report.as_of} format="time" />
        </Trans>
      </Text>
      {!isEmpty(report) ? (
        children(report)
      ) : Object.keys(filtersOf(place)).length > 0 ? (
        <EmptyState
          title={<Trans>No figures for these filters</Trans>}
          action={
            <Button onPress={onClear}>
              <Trans>Clear the filters</Trans>
            </Button>
          }
        >
          <Trans>Try a longer period, or fewer filters.</Trans>
        </EmptyState>
      ) : (
        empty
      )}
    </div>
  )
}

function ReportSkeleton() {
  return (
    <div className={styles.report} aria-busy>
      <Skeleton width="14rem" />
      <Card>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="14rem" />
      </Card>
      <Card>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} width="90%" />
        ))}
      </Card>
    </div>
  )
}
