import { useReachedEnd } from '@masar/app-shell'
import { LoadMore } from '@masar/ui'

/** What `useInfiniteQuery` gives. */
export interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => Promise<unknown>
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
  const loadMore = () => void list.fetchNextPage()
  const mayContinue =
    list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError && !list.isPlaceholderData
  const end = useReachedEnd<HTMLDivElement>(loadMore, mayContinue && !isByHand)
  return (
    <div ref={end}>
      <LoadMore
        shown={shown}
        total={Math.max(total, shown)}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoadMore={loadMore}
      />
    </div>
  )
}
