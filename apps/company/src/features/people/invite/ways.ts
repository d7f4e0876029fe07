/** How people are invited; a tab each, named in the address. */
export const inviteWays = ['one', 'lines', 'file', 'link'] as const
export type InviteWay = (typeof inviteWays)[number]
