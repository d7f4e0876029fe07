import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, initialDataOf, keyOf } from '@masar/app-shell'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Answer } from '../catalogue/types.ts'

type Teachers = Answer<'/teachers'>

/** The instructors, page by page. @param q words of their name, title or subjects */
export function teachersQuery(q: string | undefined) {
  const key = keyOf('/teachers', { q })
  return infiniteQueryOptions<
    Teachers,
    ApiError,
    InfiniteData<Teachers, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['client', 'pages', key],
    queryFn: ({ signal, pageParam }) =>
      unwrap(clientApi().GET('/teachers', { params: { query: { q, cursor: pageParam } }, signal })),
    initialPageParam: undefined,
    getNextPageParam: last => last.meta.next_cursor ?? undefined,
    initialData: () => {
      const first = initialDataOf<Teachers>(key)
      return first && { pages: [first], pageParams: [undefined] }
    },
    initialDataUpdatedAt: () => performance.timeOrigin,
  })
}

export const teacherQuery = (id: number) =>
  clientQuery(`/teachers/${id}`, signal =>
    clientApi().GET('/teachers/{id}', { params: { path: { id } }, signal }),
  )
