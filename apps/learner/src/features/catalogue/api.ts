import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, initialDataOf, keyOf } from '@masar/app-shell'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { CourseFilters } from './filters.ts'
import type { CoursesAnswer } from './types.ts'

const api = () => clientApi()

function queryOf({ rating, instructor, ...rest }: CourseFilters) {
  return {
    ...rest,
    ...(rating && { rating: Number(rating) }),
    ...(instructor && { instructor: Number(instructor) }),
  }
}

/**
 * The catalogue, page by page.
 * @param searchStr the address's own query, under which the host wrote the first page into the document
 */
export function coursesQuery(filters: CourseFilters, searchStr = '') {
  const query = queryOf(filters)
  const key = keyOf('/courses', query)
  return infiniteQueryOptions<
    CoursesAnswer,
    ApiError,
    InfiniteData<CoursesAnswer, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['client', 'pages', key],
    queryFn: ({ signal, pageParam }) =>
      unwrap(api().GET('/courses', { params: { query: { ...query, cursor: pageParam } }, signal })),
    initialPageParam: undefined,
    getNextPageParam: last => last.meta.next_cursor ?? undefined,
    initialData: () => {
      const first = initialDataOf<CoursesAnswer>(key) ?? initialDataOf<CoursesAnswer>(`/courses${searchStr}`)
      return first && { pages: [first], pageParams: [undefined] }
    },
    // What came with the document is as old as the document.
    initialDataUpdatedAt: () => performance.timeOrigin,
  })
}

export const categoriesQuery = () => ({
  ...clientQuery('/categories', signal => api().GET('/categories', { signal })),
  staleTime: 300_000,
})
