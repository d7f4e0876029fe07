import { type ApiError, type Checkout, unwrap } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { buyingApiOf } from '../order/api.ts'
import { standsUntil } from './quote.ts'

export interface StandingQuote {
  quote: Checkout
  /** By this device's clock, in milliseconds. */
  until: number
}

/** What the cart costs, quoted when the page opens and again by `refetch`; it is never kept for another visit. */
export function useQuote() {
  const { app } = useApp()
  return useQuery<StandingQuote, ApiError>({
    queryKey: ['quote', app],
    queryFn: async () => {
      const { data: quote } = await unwrap(buyingApiOf(app).POST('/checkouts'))
      return { quote, until: standsUntil(quote, Date.now()) }
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
