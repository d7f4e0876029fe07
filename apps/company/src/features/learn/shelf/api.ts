import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import type { ShelfSort } from '../seats/place.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { findingOf, type ListPlace } from '../../people/parts/found.ts'
import { refreshCalls } from '../../people/queries.ts'

export type Shelf = NonNullable<ReadAnswer<CompanyPaths, '/shelf'>['data']>
type Body = NonNullable<CompanyPaths['/shelf']['put']['requestBody']>['content']['application/json']
export type ShelfRule = Omit<Body, 'version'>

export const shelfQuery = () => companyQuery('/shelf')
/** The courses on the shelf, page by page. */
export const shelfCoursesQuery = (place: ListPlace<ShelfSort> = {}) =>
  companyPages('/shelf/courses', { query: { limit: 24, ...findingOf(place) } })

/** How many titles a preview shows. */
export const previewed = 6

const askPreview = async (body: ShelfRule) =>
  unwrap(companyApi().POST('/shelf/preview', { params: { query: { limit: previewed } }, body }))

/** What a rule would put on the shelf; what was there for the rule before stays until the answer comes. */
export const shelfPreviewQuery = (rule: ShelfRule) =>
  queryOptions<Awaited<ReturnType<typeof askPreview>>, ApiError>({
    queryKey: ['company', `/shelf/preview ${JSON.stringify(rule)}`],
    queryFn: () => askPreview(rule),
    placeholderData: keepPreviousData,
  })

export function useSetShelf() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Body>({
    mutationFn: body => unwrap(companyApi().PUT('/shelf', { body })),
    onSettled: () => void refreshCalls(client, ['/shelf', '/company/history']),
  })
}

/** @returns removes the rule of a version */
export function useRemoveShelf() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, number>({
    mutationFn: version => unwrap(companyApi().DELETE('/shelf', { params: { query: { version } } })),
    onSettled: () => void refreshCalls(client, ['/shelf', '/company/history']),
  })
}
