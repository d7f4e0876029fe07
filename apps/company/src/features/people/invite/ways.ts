import { withQuery } from '@masar/site-map'
import { idOf } from '../employees/filters.ts'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'

/** How people are invited; a tab each, named in the address. */
export const inviteWays = ['one', 'lines', 'file', 'link'] as const
export type InviteWay = (typeof inviteWays)[number]

/** Of links, beside those first that work. */
export const linkSorts = ['name', 'joined', 'ends'] as const
export type LinkSort = (typeof linkSorts)[number]

/** What the address says of inviting: the tab, and the list that a notification tells of; of links, what finds and orders them. */
export interface InvitePlace extends ListPlace<LinkSort> {
  by?: InviteWay
  import?: number
}

/** What the address can't mean is left out. */
export function invitePlaceOf(search: Record<string, unknown>): InvitePlace {
  const by = inviteWays.find(way => way === search['by'])
  const list = idOf(search['import'])
  return {
    ...(by && { by }),
    ...(list !== undefined && { import: list }),
    ...(by === 'link' && listPlaceOf(search, linkSorts)),
  }
}

/** The address of the links, found and ordered, without locale. */
export function linksAddress(place: ListPlace<LinkSort>): string {
  return withQuery('/invite', { by: 'link', ...place })
}
