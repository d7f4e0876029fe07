import { withQuery } from '@masar/site-map'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'
import { chosenOf } from '../parts/list-selection.ts'

/** Beside the order in which they came to it. */
export const teamSorts = ['newest', 'name', 'role'] as const
export type TeamSort = (typeof teamSorts)[number]

/** Whom the page shows, as in the URL. */
export interface TeamPlace extends ListPlace<TeamSort> {
  /** Which of the members are chosen. */
  chosen?: string | undefined
}

/** Reads an address forgivingly: what is not understood is as if it were not there. */
export function teamPlaceOf(search: Record<string, unknown>): TeamPlace {
  const chosen = chosenOf(search['chosen'])
  return { ...listPlaceOf(search, teamSorts), ...(chosen && { chosen }) }
}

/** The address of a place, without locale. */
export function teamAddress(place: TeamPlace): string {
  return withQuery('/team', { ...place })
}
