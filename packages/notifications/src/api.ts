import { type ApiError, unwrap } from '@masar/api-sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientApi, clientPages, readNotification, showRead } from '@masar/app-shell'

export const notificationsQuery = () => clientPages('/notifications')

/** Marks one notification, or all up to the newest that is shown. */
export function useMarkRead(onRefused: (error: ApiError) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: { id: number } | { upTo: number }) =>
      'id' in what
        ? readNotification(what.id)
        : unwrap(clientApi().POST('/notifications/read-all', { body: { up_to: what.upTo } })),
    onError: onRefused,
    onSuccess: ({ data }) => showRead(client, data.unread_notifications_count),
  })
}
