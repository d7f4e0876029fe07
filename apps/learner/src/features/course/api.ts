import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery } from '@masar/app-shell'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Answer } from '../catalogue/types.ts'

type Reviews = Answer<'/courses/{id}/reviews'>

export const courseQuery = (id: number) =>
  clientQuery(`/courses/${id}`, signal =>
    clientApi().GET('/courses/{id}', { params: { path: { id } }, signal }),
  )

/** All reviews, page by page; the course itself brings the first five. */
export const reviewsQuery = (id: number) =>
  infiniteQueryOptions<
    Reviews,
    ApiError,
    InfiniteData<Reviews, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['client', 'pages', `/courses/${id}/reviews`],
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        clientApi().GET('/courses/{id}/reviews', {
          params: { path: { id }, query: { cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: last => last.meta.next_cursor ?? undefined,
  })

/** Enrols in a free course. @throws ApiError */
export const enrol = (id: number) =>
  unwrap(clientApi().POST('/courses/{id}/enrolments', { params: { path: { id } } }))
