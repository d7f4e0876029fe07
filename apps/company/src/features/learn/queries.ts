import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyPages, companyQuery } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'
import { refreshCalls } from '../people/queries.ts'
import type { AssignmentFilters } from './place.ts'

export type AssignmentRow = ReadAnswer<CompanyPaths, '/assignments'>['data'][number]
export type BatchRow = ReadAnswer<CompanyPaths, '/assignment-batches'>['data'][number]
export type Batch = ReadAnswer<CompanyPaths, '/assignment-batches/{id}'>['data']
export type LearningPath = ReadAnswer<CompanyPaths, '/learning-paths'>['data'][number]
export type Standing = ReadAnswer<CompanyPaths, '/standing-assignments'>['data'][number]

/** What is assigned, page by page. */
export const assignmentsQuery = (filters: AssignmentFilters) =>
  companyPages('/assignments', { query: { ...filters, limit: 50 } })
/** The acts that assigned something, newest first. */
export const batchesQuery = () => companyPages('/assignment-batches', { query: { limit: 25 } })
export const batchQuery = (id: number) => companyQuery('/assignment-batches/{id}', { path: { id } })
export const pathsQuery = () => companyQuery('/learning-paths')
export const pathQuery = (id: number) => companyQuery('/learning-paths/{id}', { path: { id } })
export const pathPeopleQuery = (id: number, q: string) =>
  companyPages('/learning-paths/{id}/people', { path: { id }, query: { ...(q && { q }), limit: 25 } })
export const standingQuery = () => companyQuery('/standing-assignments')

/** Whatever shows what is assigned is asked for again. */
export function refreshLearning(client: QueryClient): Promise<void> {
  return refreshCalls(client, [
    '/assignments',
    '/assignment-batches',
    '/learning-paths',
    '/standing-assignments',
    '/seats',
    '/employees',
    '/dashboard',
  ])
}
