import { withQuery } from '@masar/site-map'
import { idOf, oneOf, wordsOf } from '../parts/address-values.ts'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'
import { chosenOf } from '../parts/list-selection.ts'

/** Beside the order of the names. */
export const groupSorts = ['people', 'newest'] as const
export type GroupSort = (typeof groupSorts)[number]
/** Of the people of a group, beside the order of their names. */
export const personSorts = ['newest', 'progress', 'overdue'] as const
export type PersonSort = (typeof personSorts)[number]

/** Which groups the page shows, and which one is open, as in the URL, so that it survives a reload and can be shared. */
export interface GroupsPlace extends ListPlace<GroupSort> {
  group?: number
  /** Who is searched for in the group that is open, and the order of its people. */
  who?: string
  by?: PersonSort
  /** Who of them is chosen. */
  chosen?: string
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function groupsPlaceOf(search: Record<string, unknown>): GroupsPlace {
  const group = idOf(search['group'])
  const list = listPlaceOf(search, groupSorts)
  if (group === undefined) return list
  const who = wordsOf(search['who'])
  const by = oneOf(personSorts, search['by'])
  const chosen = chosenOf(search['chosen'])
  return { ...list, group, ...(who !== undefined && { who }), ...(by && { by }), ...(chosen && { chosen }) }
}

/** The address of a place, without locale. */
export function groupsAddress(place: GroupsPlace): string {
  return withQuery('/groups', { ...place })
}
