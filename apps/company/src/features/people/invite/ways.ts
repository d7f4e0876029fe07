import { withQuery } from '@masar/site-map'
import { idOf } from '../employees/filters.ts'
import { type ListPlace, listPlaceOf } from '../parts/found.ts'
import { chosenOf } from '../parts/list-selection.ts'

/** How people are invited; a tab each, named in the address. */
export const inviteWays = ['one', 'lines', 'file', 'link'] as const
export type InviteWay = (typeof inviteWays)[number]

/** Of links, beside those first that work. */
export const linkSorts = ['name', 'joined', 'ends'] as const
export type LinkSort = (typeof linkSorts)[number]

/** What finds and orders the links, and which are chosen. */
export interface LinksPlace extends ListPlace<LinkSort> {
  chosen?: string | undefined
}

/** What the address says of inviting: the tab, and the list that a notification tells of; of links, what finds and orders them. */
export interface InvitePlace extends LinksPlace {
  by?: InviteWay
  import?: number
}

/** What the address can't mean is left out. */
export function invitePlaceOf(search: Record<string, unknown>): InvitePlace {
  const by = inviteWays.find(way => way === search['by'])
  const list = idOf(search['import'])
  const chosen = chosenOf(search['chosen'])
  return {
    ...(by && { by }),
    ...(list !== undefined && { import: list }),
    ...(by === 'link' && listPlaceOf(search, linkSorts)),
    ...(by === 'link' && chosen && { chosen }),
  }
}

/** The address of the links, found and ordered, without locale. */
export function linksAddress(place: LinksPlace): string {
  return withQuery('/invite', { by: 'link', ...place })
}
