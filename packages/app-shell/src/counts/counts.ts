import { clientApi } from '../session/apis.ts'
import { clientQuery } from '../queries/query.ts'

export const cartCountQuery = () => clientQuery('/carts', signal => clientApi().GET('/carts', { signal }))
export const unreadCountQuery = () =>
  clientQuery('/notifications/get-notification', signal =>
    clientApi().GET('/notifications/get-notification', { signal }),
  )
export const contactQuery = () =>
  clientQuery('/settings?key=contact', signal =>
    clientApi().GET('/settings', { params: { query: { key: 'contact' } }, signal }),
  )
