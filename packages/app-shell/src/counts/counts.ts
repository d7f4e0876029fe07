import { useQuery } from '@tanstack/react-query'
import type { AppName } from '@masar/site-map'
import { clientQuery, companyQuery } from '../calls/queries.ts'
import type { Session } from '../session/session.ts'

/** The cart of whoever uses an app: the person's, in the portal the company's. Its `item_count` is the header's number. */
export const cartQuery = (app: AppName) =>
  app === 'company' ? companyQuery('/carts') : clientQuery('/carts')

const buyingRoles = new Set<Session['role']>(['owner', 'administrator', 'finance'])

/** Whether a session has a cart in an app: a person, or a member who buys for a company. */
export function hasCart(app: AppName, { capacity, role }: Session): boolean {
  return app === 'company' ? capacity === 'company' && buyingRoles.has(role) : capacity === 'personal'
}

export const unreadCountQuery = () => clientQuery('/notifications/get-notification')
/** Whether prices include VAT; so they do but for a seller who is not registered for it. */
export const useChargesVat = () => useQuery(contactQuery()).data?.data[0]?.value.charges_vat !== false
export const contactQuery = () => clientQuery('/settings', { query: { key: 'contact' } })
