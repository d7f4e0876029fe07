import { Plural, Trans } from '@lingui/react/macro'
import { LoadError, useGo } from '@masar/app-shell'
import { Button, cx, EmptyState, Skeleton, Text } from '@masar/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useListSelection } from '../../people/parts/list-selection.ts'
import { ChooseAll } from '../../people/parts/many/choices.tsx'
import styles from '../learn.module.css'
import { useLearnRights } from '../rights.ts'
import { requestsQuery } from './api.ts'
import { requestFiltersOf, requestsAddress, type RequestsPlace } from './place.ts'
import { RequestBulk } from './request-bulk.tsx'
import { RequestCard } from './request-card.tsx'
import { ListEnd } from '../../frame/list-end.tsx'

interface RequestListProps {
  place: RequestsPlace
  /** Which are chosen, as in the URL. */
  chosen: string | undefined
  onClear: () => void
}

/** Requests that match, page by page; those that wait can be chosen and answered together. */
export function RequestList({ place, chosen, onClear }: RequestListProps) {
  const go = useGo()
  const filters = requestFiltersOf(place)
  const list = useInfiniteQuery({
    ...requestsQuery(filters),
    placeholderData: keepPreviousData,
  })
  const { assigns } = useLearnRights()
  const rows = list.data?.pages.flatMap(page => page.data) ?? []
  const mayChoose = assigns && place.state === undefined
  const meta = list.data?.pages[0]?.meta
  const total = Math.max(meta?.total ?? 0, rows.length)
  const isCapped = meta?.total_is_capped === true
  const selection = useListSelection({
    place: requestsAddress(place),
    // Answered ones can't be answered again, whatever the URL says.
    chosen: mayChoose ? chosen : undefined,
    loaded: rows.map(({ id }) => id),
    total,
    onKeep: next => go(requestsAddress(place, next), { replace: true, resetScroll: false }),
  })
  const { keys, choose } = selection
  const toggle = (id: number) => {
    const next = new Set(keys)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  if (list.isPending) return <Skeleton shape="block" height="16rem" />
  if (list.isError && rows.length === 0)
    return <LoadError error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
  return (
    <div
      className={cx(styles.found, list.isPlaceholderData && styles.waiting)}
      aria-busy={list.isPlaceholderData}
    >
      {/* Stays while the last of them is answered: what could not be done is said in it. */}
      {assigns && <RequestBulk {...{ filters, selection, total, isCapped }} loaded={rows} />}
      {rows.length === 0 ? (
        <NoRequests place={place} onClear={onClear} />
      ) : (
        <>
          <div className={styles.head}>
            <Text soft role="status">
              {isCapped ? (
                <Plural value={total} one="More than # request" other="More than # requests" />
              ) : (
                <Plural value={total} one="# request" other="# requests" />
              )}
            </Text>
            {mayChoose && rows.length > 1 && (
              <ChooseAll ids={rows.map(({ id }) => id)} selected={keys} onChange={choose} />
            )}
          </div>
          <ul className={styles.rows}>
            {rows.map(request => (
              <RequestCard
                key={request.id}
                request={request}
                choice={
                  mayChoose
                    ? {
                        isChosen: keys.has(request.id),
                        onChange: () => toggle(request.id),
                      }
                    : undefined
                }
              />
            ))}
          </ul>
          <ListEnd list={list} shown={rows.length} total={total} />
        </>
      )}
    </div>
  )
}

function NoRequests({ place: { q, state }, onClear }: Omit<RequestListProps, 'chosen'>) {
  if (q !== undefined)
    return (
      <EmptyState
        drawing="search"
        title={<Trans>No results</Trans>}
        action={
          <Button onPress={onClear}>
            <Trans>Clear the filters</Trans>
          </Button>
        }
      >
        <Trans>Try fewer filters, or part of the name.</Trans>
      </EmptyState>
    )
  return state === undefined ? (
    <EmptyState drawing="tasks" title={<Trans>No requests waiting</Trans>}>
      <Trans>Courses your employees ask for appear here, and we notify you.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No requests with this status</Trans>} />
  )
}
