import { clientQuery } from '@masar/app-shell'

/** The evidence pack of a code. A module of its own: the page's route, which every first visit loads, uses it. */
export const evidenceQuery = (code: string) => clientQuery('/evidence/{code}', { path: { code } })
