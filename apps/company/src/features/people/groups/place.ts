import { withQuery } from '@masar/site-map'
import { idOf } from '../employees/filters.ts'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'

/** Beside the order of the names. */
export const groupSorts = ['people', 'newest'] as const
export type GroupSort = (typeof groupSorts)[number]

/** Which groups the page shows, and which one is open, as it stands in the address, so that it is found again and can be sent to somebody. */
export interface GroupsPlace extends ListPlace<GroupSort> {
  group?: number
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function groupsPlaceOf(search: Record<string, unknown>): GroupsPlace {
  const group = idOf(search['group'])
  return { ...listPlaceOf(search, groupSorts), ...(group !== undefined && { group }) }
}

/** The address of a place, without locale. */
export function groupsAddress(place: GroupsPlace): string {
  return withQuery('/groups', { ...place })
}
