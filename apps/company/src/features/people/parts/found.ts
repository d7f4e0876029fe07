import { fold } from '@masar/text'
import { useUi } from '@masar/ui'
import { oneOf, wordsOf } from './address-values.ts'

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

/** What a list is asked for by, beside the order that it has by itself. */
export function findingOf<Sort extends string>({ q, sort }: ListPlace<Sort>): ListPlace<Sort> {
  return { ...(q !== undefined && { q }), ...(sort && { sort }) }
}

/** Of what is listed by when it happened, beside the newest first. */
export const ageSorts = ['oldest'] as const
export type AgeSort = (typeof ageSorts)[number]

/** What finds and orders the list of a dialog over a page with a list of its own, as in the URL. */
export interface DialogPlace<Sort extends string> {
  who?: string
  by?: Sort
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function dialogPlaceOf<Sort extends string>(
  { who, by }: Record<string, unknown>,
  sorts: readonly Sort[],
): DialogPlace<Sort> {
  const { q, sort } = listPlaceOf({ q: who, sort: by }, sorts)
  return { ...(q !== undefined && { who: q }), ...(sort && { by: sort }) }
}

/** The same as the place of the list. */
export function listOfDialog<Sort extends string>(
  { who, by }: DialogPlace<string>,
  sorts: readonly Sort[],
): ListPlace<Sort> {
  return listPlaceOf({ q: who, sort: by }, sorts)
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
