import { fold } from '@masar/text'
import { useUi } from '@masar/ui'
import { oneOf, wordsOf } from '../employees/filters.ts'

/** What a list shows, and in which order, as in the URL; the list's own order is not there. */
export interface ListPlace<Sort extends string> {
  q?: string
  sort?: Sort
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function listPlaceOf<Sort extends string>(
  search: Record<string, unknown>,
  sorts: readonly Sort[],
): ListPlace<Sort> {
  const q = wordsOf(search['q'])
  const sort = oneOf(sorts, search['sort'])
  return { ...(q !== undefined && { q }), ...(sort && { sort }) }
}

interface Finding<Row, Sort extends string> {
  /** What a row is searched by. */
  words: (row: Row) => string
  /** Compares rows in each order but the list's own; the sort is stable. */
  orders: Record<Sort, (a: Row, b: Row) => number>
}

/** Of the rows of a list that is whole at hand, those that have the words, folded, in the order that is asked for. */
export function found<Row, Sort extends string>(
  rows: readonly Row[],
  { q = '', sort }: ListPlace<Sort>,
  { words, orders }: Finding<Row, Sort>,
): Row[] {
  const wanted = fold(q).trim()
  const matching = rows.filter(row => fold(words(row)).includes(wanted))
  return sort === undefined ? matching : matching.toSorted(orders[sort])
}

/** How readers of the page’s language find names. */
export function useByName(): (a: string, b: string) => number {
  const { tag } = useUi()
  return new Intl.Collator(tag, { numeric: true }).compare
}
