import { withQuery } from '@masar/site-map'
import { idOf } from '../parts/address-values.ts'
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

/** Of the rows of an uploaded list, beside their own order. */
export const rowSorts = ['name', 'email'] as const
export type RowSort = (typeof rowSorts)[number]

/** What the address says of inviting: the tab, or the list that was uploaded; what finds and orders the links, or the rows of the list. */
export interface InvitePlace extends ListPlace<LinkSort | RowSort> {
  /** Of links, those that are chosen. */
  chosen?: string
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
    ...(list !== undefined
      ? listPlaceOf<LinkSort | RowSort>(search, rowSorts)
      : by === 'link' && listPlaceOf<LinkSort | RowSort>(search, linkSorts)),
    ...(by === 'link' && chosen && { chosen }),
  }
}

/** The address of an uploaded list, its rows found and ordered, without locale. */
export function importAddress(list: number, place: ListPlace<RowSort>): string {
  return withQuery('/invite', { import: list, ...place })
}

/** The address of the links, found and ordered, without locale. */
export function linksAddress(place: LinksPlace): string {
  return withQuery('/invite', { by: 'link', ...place })
}
