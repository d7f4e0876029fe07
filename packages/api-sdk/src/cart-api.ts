import type { Client } from 'openapi-fetch'
import type { Alike } from './alike.ts'
import type { ClientApi } from './client-api.ts'
import type { CompanyApi } from './company-api.ts'

/** The calls of the cart: a person's on client-api, a company's on company-api. */
export type CartApi = Client<
  Alike<'/carts' | '/carts/items' | '/carts/items/{course}' | '/carts/coupon' | '/carts/merge'>
>

/** Narrows either client to the calls of the cart, for screens that serve both kinds of buyers. */
export function cartApi(api: ClientApi | CompanyApi): CartApi {
  return api as CartApi
}
