import type { Client } from 'openapi-fetch'
import type { Alike } from './alike.ts'
import type { ClientApi } from './client-api.ts'
import type { CompanyApi } from './company-api.ts'

/** The calls of checkout and orders: a person's on client-api, a company's on company-api. */
export type BuyingApi = Client<
  Alike<
    | '/checkouts'
    | '/checkouts/{id}/pay'
    | '/orders'
    | '/orders/years'
    | '/orders/{id}'
    | '/orders/{id}/cancel'
    | '/orders/{id}/check'
    | '/orders/{id}/payments'
    | '/orders/{id}/refunds'
  >
>

/** Narrows either client to the calls of checkout and orders, for screens that serve both kinds of buyers. */
export function buyingApi(api: ClientApi | CompanyApi): BuyingApi {
  return api as BuyingApi
}
