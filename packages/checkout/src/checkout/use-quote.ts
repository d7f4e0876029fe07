import { type ApiError, type Checkout, unwrap } from '@masar/api-sdk'
import { companyApi, useApp } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { buyingApiOf } from '../order/api.ts'
import { standsUntil } from './quote.ts'

export interface StandingQuote {
  quote: Checkout
  /** By this device's clock, in milliseconds. */
  until: number
}

/** What the cart costs, or an offered licence, quoted when the page opens and again by `refetch`; it is never kept for another visit. */
export function useQuote(licence?: number) {
  const { app } = useApp()
  return useQuery<StandingQuote, ApiError>({
    queryKey: ['quote', app, licence],
    queryFn: async () => {
      const asked =
        licence === undefined
          ? buyingApiOf(app).POST('/checkouts')
          : companyApi().POST('/licence-offers/{id}/checkout', { params: { path: { id: licence } } })
      const { data: quote } = await unwrap(asked)
      return { quote, until: standsUntil(quote, Date.now()) }
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
