import { clientQuery } from '../calls/queries.ts'

export const cartCountQuery = () => clientQuery('/carts')
export const unreadCountQuery = () => clientQuery('/notifications/get-notification')
export const contactQuery = () => clientQuery('/settings', { query: { key: 'contact' } })
