import { clientPages, clientQuery } from '@masar/app-shell'

export const employmentsQuery = () => clientQuery('/employments')
export const employmentQuery = (id: number) => clientQuery('/employments/{id}', { path: { id } })

/** What lies behind where one stands with a requirement, as the company sees it. */
export const seenRecordQuery = (id: number, requirementId: number) =>
  clientQuery('/employments/{id}/requirements/{requirementId}', { path: { id, requirementId } })

/** The training elsewhere of a year that the company keeps. */
export const seenTrainingsQuery = (id: number, year: number) =>
  clientPages('/employments/{id}/outside-trainings', { path: { id }, query: { year } })

/** What the company sees was changed about one. */
export const seenHistoryQuery = (id: number) => clientPages('/employments/{id}/history', { path: { id } })
