import type { AppName } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import { cartQuery } from './counts.ts'

/** Brings the header's number, and the cart where it is shown, along with a change in another tab or on another device. */
export function showCartCount(client: QueryClient, app: AppName, count: number): Promise<void> {
  const { queryKey } = cartQuery(app)
  client.setQueryData(
    queryKey,
    cart => cart && { ...cart, item_count: count, data: { ...cart.data, item_count: count } },
  )
  return client.invalidateQueries({ queryKey })
}
