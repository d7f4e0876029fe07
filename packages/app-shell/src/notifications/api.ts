import { type ApiError, unwrap } from '@masar/api-sdk'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unreadCountQuery } from '../layout/counts.ts'
import { clientApi } from '../queries/apis.ts'

export const notificationsQuery = () => infiniteQueryOptions({
  queryKey: ['client', '/notifications'],
  queryFn: ({ pageParam, signal }) => unwrap(clientApi().GET('/notifications', { params: { query: pageParam === null ? {} : { cursor: pageParam } }, signal })),
  initialPageParam: null as string | null,
  getNextPageParam: page => page.meta.next_cursor,
})

/** Marks one notification, or all up to the newest that is shown. */
export function useMarkRead(onRefused: (error: ApiError) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: { id: number } | { upTo: number }) => unwrap('id' in what
      ? clientApi().POST('/notifications/{id}/read', { params: { path: { id: what.id } } })
      : clientApi().POST('/notifications/read-all', { body: { up_to: what.upTo } })),
    onError: onRefused,
    onSuccess: ({ data }) => {
      const count = data.unread_notifications_count
      client.setQueryData(unreadCountQuery().queryKey, known => known && { ...known, item_count: count, data: { ...known.data, unread_notifications_count: count } })
      return client.invalidateQueries({ queryKey: ['client', '/notifications'] })
    },
  })
}
