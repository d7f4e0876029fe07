import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { LoadError } from '@masar/app-shell'
import { Banner, Button, Card, cx, DateText, EmptyState, Skeleton, Text } from '@masar/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LearningDays } from './learning-days.tsx'
import { filtersOf, type ReportPlace } from './place.ts'
import styles from './reports.module.css'

interface AnyReport {
  as_of: string
  /** Null where they are of too few people for the role. */
  totals: object | null
  /** Nothing is left out of what tells of no people. */
  too_few?: { rows: number; months: string[] } | null
}
type Told<Report extends AnyReport> = Report & { totals: NonNullable<Report['totals']> }

function isTold<Report extends AnyReport>(report: Report): report is Told<Report> {
  return report.totals !== null
}

interface ReportFrameProps<Report extends AnyReport> {
  place: ReportPlace
  query: UseQueryResult<{ data: Report }, ApiError>
  isEmpty: (report: Told<Report>) => boolean
  /** What nothing means here, where nothing is narrowed. */
  empty: ReactNode
  onClear: () => void
  children: (report: Told<Report>) => ReactNode
}

/** Whether days of learning are counted. */
const countsDays = ({ report }: ReportPlace) => report === 'time' || report === 'activity'

/** The states of a report, and the moment that its numbers are of. */
export function ReportFrame<Report extends AnyReport>(props: ReportFrameProps<Report>) {
  const { query } = props
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
      {countsDays(props.place) && <LearningDays asOf={report.as_of} />}
      {isTold(report) ? <Figures {...props} report={report} /> : <TooFew {...props} />}
    </div>
  )
}

/** What there is, or that there is nothing. */
function Figures<Report extends AnyReport>(props: ReportFrameProps<Report> & { report: Told<Report> }) {
  const { place, report, isEmpty, empty, onClear, children } = props
  if (!isEmpty(report))
    return (
      <>
        {report.too_few != null && (
          <Banner tone="info">
            <Trans>
              Figures of fewer than five people are not shown, and neither are the ones beside them that would
              reveal them.
            </Trans>
          </Banner>
        )}
        {children(report)}
      </>
    )
  if (Object.keys(filtersOf(place)).length === 0) return empty
  return (
    <EmptyState
      drawing="search"
      title={<Trans>No figures for these filters</Trans>}
      action={
        <Button onPress={onClear}>
          <Trans>Clear the filters</Trans>
        </Button>
      }
    >
      <Trans>Try a longer period, or fewer filters.</Trans>
    </EmptyState>
  )
}

function TooFew({ place, onClear }: Pick<ReportFrameProps<AnyReport>, 'place' | 'onClear'>) {
  const isFiltered = Object.keys(filtersOf(place)).length > 0
  return (
    <EmptyState
      drawing="people"
      title={<Trans>Too few people to show</Trans>}
      action={
        isFiltered && (
          <Button onPress={onClear}>
            <Trans>Clear the filters</Trans>
          </Button>
        )
      }
    >
      {isFiltered ? (
        <Trans>Figures of fewer than five people are not shown to your role. Try fewer filters.</Trans>
      ) : (
        <Trans>Figures of fewer than five people are not shown to your role.</Trans>
      )}
    </EmptyState>
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
