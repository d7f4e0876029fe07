import { clientQuery } from '@masar/app-shell'

/** What stands behind the code of an evidence pack. By itself: the page's route, which every first visit loads, asks it. */
export const evidenceQuery = (code: string) => clientQuery('/evidence/{code}', { path: { code } })
