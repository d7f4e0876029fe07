import { idOf } from '../employees/filters.ts'

/** How people are invited; a tab each, named in the address. */
export const inviteWays = ['one', 'lines', 'file', 'link'] as const
export type InviteWay = (typeof inviteWays)[number]

/** What the address says of inviting: the tab, and the list that a notification tells of. What it can't mean is left out. */
export function invitePlaceOf(search: Record<string, unknown>): { by?: InviteWay; import?: number } {
  const by = inviteWays.find(way => way === search['by'])
  const list = idOf(search['import'])
  return { ...(by && { by }), ...(list !== undefined && { import: list }) }
}
