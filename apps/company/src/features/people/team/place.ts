import { withQuery } from '@masar/site-map'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'

/** Beside the order in which they came to it. */
export const teamSorts = ['newest', 'name', 'role'] as const
export type TeamSort = (typeof teamSorts)[number]

/** Whom the page shows, as in the URL. */
export type TeamPlace = ListPlace<TeamSort>

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function teamPlaceOf(search: Record<string, unknown>): TeamPlace {
  return listPlaceOf(search, teamSorts)
}

/** The address of a place, without locale. */
export function teamAddress(place: TeamPlace): string {
  return withQuery('/team', { ...place })
}
