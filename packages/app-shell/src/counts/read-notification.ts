import { unwrap } from '@masar/api-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { unreadCountQuery } from './counts.ts'
import { queriesOf } from '../queries/keys.ts'
import { clientApi } from '../session/apis.ts'

/** Marks one notification as read. @throws ApiError also for another person's */
export const readNotification = (id: number) =>
  unwrap(clientApi().POST('/notifications/{id}/read', { params: { path: { id } } }))

/** Brings the header's number and the list along when something was read, here or elsewhere. */
export function showRead(client: QueryClient, count: number): Promise<void> {
  client.setQueryData(
    unreadCountQuery().queryKey,
    known =>
      known && {
        ...known,
        item_count: count,
        data: { ...known.data, item_count: count, unread_notifications_count: count },
      },
  )
  return client.invalidateQueries(queriesOf('/notifications'))
}
