import type { ListSelection } from '../list-selection.ts'

/** As many rows as are read to find those that are chosen. */
export const mostRead = 1000

interface Pages<Row> {
  pages: { data: Row[] }[]
}
/** What `useInfiniteQuery` gives. */
export interface Paged<Row> {
  data: Pages<Row> | undefined
  hasNextPage: boolean
  fetchNextPage: () => Promise<{ data: Pages<Row> | undefined; hasNextPage: boolean; error: unknown }>
}

/**
 * Of a list by pages, the rows that are chosen; more of it is loaded until all of them are there.
 * @param idOf by which the rows are chosen
 * @throws what loading failed with
 */
export async function readChosen<Row>(
  list: Paged<Row>,
  { isAll, ids, count }: Pick<ListSelection, 'isAll' | 'ids' | 'count'>,
  idOf: (row: Row) => number,
): Promise<Row[]> {
  const named = new Set(ids)
  let { data, hasNextPage } = list
  for (;;) {
    const rows = data?.pages.flatMap(page => page.data) ?? []
    const chosen = rows.filter(row => named.has(idOf(row)) !== isAll)
    if (chosen.length >= count || !hasNextPage || rows.length >= mostRead) return chosen
    const next = await list.fetchNextPage()
    if (next.error !== null) throw next.error
    data = next.data
    hasNextPage = next.hasNextPage
  }
}
