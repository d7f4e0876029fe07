import { useLingui } from '@lingui/react/macro'
import { useReachedEnd } from '@masar/app-shell'
import { formatNumber } from '@masar/text'
import { LoadMore, useUi } from '@masar/ui'

/** What `useInfiniteQuery` gives. */
export interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => Promise<unknown>
  data?: { pages: readonly { meta?: { total: number; total_is_capped?: boolean } }[] } | undefined
}

interface ListEndProps {
  list: PagedList
  /** How many rows are there, of how many. */
  shown: number
  total: number
  /** Further rows come by a press alone, as in a dialog and where the page goes on below the list. */
  isByHand?: boolean
}

/** The end of a list: how many rows are shown, and a button for more, which also load by themselves when scrolled near. */
export function ListEnd({ list, shown, total, isByHand = false }: ListEndProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const loadMore = () => void list.fetchNextPage()
  const mayContinue =
    list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError && !list.isPlaceholderData
  const end = useReachedEnd<HTMLDivElement>(loadMore, mayContinue && !isByHand)
  const meta = list.data?.pages[0]?.meta
  // Counting ended at a limit, and nothing else tells how many there are.
  const isAtLeast = list.hasNextPage && meta?.total_is_capped === true && total <= meta.total
  const [first, all] = [formatNumber(tag, shown), formatNumber(tag, total)]
  const counted =
    shown < total ? t`${first} of more than ${all} shown` : t`${first} shown, and there are more`
  return (
    <div ref={end}>
      <LoadMore
        shown={shown}
        total={Math.max(total, shown)}
        counted={isAtLeast ? counted : undefined}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoadMore={loadMore}
      />
    </div>
  )
}
