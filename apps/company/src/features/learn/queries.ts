import type { CompanyPaths, ReadAnswer } from '@masar/api-sdk'
import { companyPages, companyQuery } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'
import { type AgeSort, findingOf, type ListPlace } from '../people/parts/found.ts'
import { refreshCalls } from '../people/queries.ts'
import type { ConflictKind } from './acts/conflict-kinds.ts'
import type { ActSort, AssignmentFilters, PathPeopleSort } from './place.ts'
import type { ReviewSort } from './seats/place.ts'

export type AssignmentRow = ReadAnswer<CompanyPaths, '/assignments'>['data'][number]
export type BatchRow = ReadAnswer<CompanyPaths, '/assignment-batches'>['data'][number]
export type Batch = ReadAnswer<CompanyPaths, '/assignment-batches/{id}'>['data']
export type ConflictPage = ReadAnswer<CompanyPaths, '/assignment-batches/{id}/conflicts'>
export type LearningPath = ReadAnswer<CompanyPaths, '/learning-paths'>['data'][number]
export type Standing = ReadAnswer<CompanyPaths, '/standing-assignments'>['data'][number]

export type CourseSeats = ReadAnswer<CompanyPaths, '/seats'>['data'][number]
export type SeatMovement = ReadAnswer<CompanyPaths, '/seats/{id}/movements'>['data'][number]

/** What is assigned, page by page. */
export const assignmentsQuery = (filters: AssignmentFilters) =>
  companyPages('/assignments', { query: { ...filters, limit: 50 } })
/** The acts that assigned something, newest first. */
export const batchesQuery = (place: ListPlace<ActSort> = {}) =>
  companyPages('/assignment-batches', { query: { ...findingOf(place), limit: 25 } })
export const batchQuery = (id: number) => companyQuery('/assignment-batches/{id}', { path: { id } })
/** What an act has not assigned, for every reason or one. */
export const batchConflictsQuery = (id: number, outcome?: ConflictKind) =>
  companyPages('/assignment-batches/{id}/conflicts', {
    path: { id },
    query: { ...(outcome && { outcome }), limit: 25 },
  })
/** Who waits for a seat of what is assigned for good. */
export const waitingQuery = () => companyPages('/standing-assignments/waiting', { query: { limit: 25 } })
export const pathsQuery = () => companyQuery('/learning-paths')
export const pathQuery = (id: number) => companyQuery('/learning-paths/{id}', { path: { id } })
export const pathPeopleQuery = (id: number, place: ListPlace<PathPeopleSort>) =>
  companyPages('/learning-paths/{id}/people', { path: { id }, query: { ...findingOf(place), limit: 25 } })
export const standingQuery = () => companyQuery('/standing-assignments')

/** What was bought of each course and what is left of it. */
export const seatsQuery = () => companyQuery('/seats')
/** How the company’s own people rate courses. */
export const courseRatingsQuery = () => companyQuery('/course-ratings')
export type CourseRating = ReadAnswer<CompanyPaths, '/course-ratings'>['data'][number]
/** What they say of one. */
export const employeeReviewsQuery = (course: number, place: ListPlace<ReviewSort> = {}) =>
  companyPages('/course-ratings/{id}/reviews', { path: { id: course }, query: findingOf(place) })
/** The rows behind the seats of a course; of a period alone, where there is one. */
export const movementsQuery = (
  course: number,
  movement: SeatMovement['movement'] | undefined,
  place: ListPlace<AgeSort> = {},
  period: { from?: string; to?: string } = {},
) =>
  companyPages('/seats/{id}/movements', {
    path: { id: course },
    query: { ...(movement && { movement }), ...period, ...findingOf(place), limit: 25 },
  })

/** Whatever shows what is assigned is asked for again. */
export function refreshLearning(client: QueryClient): Promise<void> {
  return refreshCalls(client, [
    '/assignments',
    '/assignment-batches',
    '/learning-paths',
    '/standing-assignments',
    '/seats',
    '/budgets',
    '/employees',
    '/dashboard',
  ])
}
