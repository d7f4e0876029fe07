import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError, useGo } from '@masar/app-shell'
import { EmptyState, Heading, LoadMore, NativeSelect, Skeleton, Text } from '@masar/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import styles from '../learn.module.css'
import { LearnNav } from '../parts/learn-nav.tsx'
import { requestsQuery, type RequestState, requestStates } from './api.ts'
import { requestsAddress } from './place.ts'
import { RequestCard } from './request-card.tsx'
import { useRequestWords } from './request-words.ts'

/** What employees ask for: those that wait first, and what became of the others. */
export function RequestsScreen({ state }: { state: RequestState }) {
  const { t } = useLingui()
  const go = useGo()
  const words = useRequestWords()
  return (
    <div className={styles.screen}>
      <LearnNav at="requests" />
      <div className={styles.head}>
        <div>
          <Heading level={1}>
            <Trans>Requests</Trans>
          </Heading>
          <Text soft>
            <Trans>Courses that employees ask for. What you approve is theirs at once.</Trans>
          </Text>
        </div>
        <NativeSelect
          label={t`Status`}
          hideLabel
          isOptional={false}
          value={state}
          onChange={value => go(requestsAddress(value as RequestState), { replace: true })}
          options={requestStates.map(value => ({ value, label: words[value] }))}
        />
      </div>
      <RequestList key={state} state={state} />
    </div>
  )
}

function RequestList({ state }: { state: RequestState }) {
  const list = useInfiniteQuery(requestsQuery(state))
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  if (list.isPending) return <Skeleton shape="block" height="16rem" />
  if (list.isError && rows.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (rows.length === 0)
    return state === 'open' ? (
      <EmptyState drawing="tasks" title={<Trans>No requests waiting</Trans>}>
        <Trans>What employees ask for on a course’s page shows here, and you are notified of it.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={<Trans>No requests with this status</Trans>} />
    )
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(request => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      <LoadMore
        shown={rows.length}
        total={list.data?.pages[0]?.meta.total ?? 0}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  )
}
