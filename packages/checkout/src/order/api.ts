import { type ApiError, type BuyingApi, buyingApi, type Order, unwrap } from '@masar/api-sdk'
import { clientApi, clientPages, clientQuery, companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { type AppName, isKeyOf } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'

/** The service that an app buys of: companies have one of their own. */
export function buyingApiOf(app: AppName): BuyingApi {
  return buyingApi(app === 'company' ? companyApi() : clientApi())
}

export const orderQuery = (app: AppName, id: string) =>
  app === 'company'
    ? companyQuery('/orders/{id}', { path: { id } })
    : clientQuery('/orders/{id}', { path: { id } })

/** Orders, newest first. @param year all of them where it is left out */
export const ordersQuery = (app: AppName, year?: number) => {
  const values = { query: { ...(year !== undefined && { year }) } }
  return app === 'company' ? companyPages('/orders', values) : clientPages('/orders', values)
}

export const orderYearsQuery = (app: AppName) =>
  app === 'company' ? companyQuery('/orders/years') : clientQuery('/orders/years')

const path = (id: string) => ({ params: { path: { id } } })

/** Asks the payment service what became of an order, and answers the order. @throws ApiError */
export async function checkOrder(app: AppName, id: string): Promise<Order> {
  return (await unwrap(buyingApiOf(app).POST('/orders/{id}/check', path(id)))).data
}

/** @throws ApiError `order_not_pending` where it was paid or ended meanwhile */
export async function cancelOrder(app: AppName, id: string): Promise<Order> {
  return (await unwrap(buyingApiOf(app).POST('/orders/{id}/cancel', path(id)))).data
}

/** Where an order that waits is paid. @throws ApiError `order_not_pending`, `payment_unavailable` */
export async function payOrder(app: AppName, id: string) {
  return (await unwrap(buyingApiOf(app).POST('/orders/{id}/payments', path(id)))).data
}

const shown = ['/orders', '/orders/years', '/orders/{id}']

/** Reads the orders on screen again, as after an event. */
export function refetchOrders(client: QueryClient, app: AppName): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const key = queryKey.at(-1)
      return queryKey[0] === apiOf(app) && typeof key === 'string' && shown.some(call => isKeyOf(call, key))
    },
  })
}

/** Puts an order that was answered on its page; lists and the cart are read again when they are looked at. */
export function showOrder(client: QueryClient, app: AppName, order: Order): void {
  client.setQueryData<{ data: Order }, readonly unknown[]>(orderQuery(app, order.id).queryKey, {
    data: order,
  })
  void client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const key = queryKey.at(-1)
      return (
        queryKey[0] === apiOf(app) &&
        typeof key === 'string' &&
        ['/orders', '/orders/years', '/carts'].some(call => isKeyOf(call, key))
      )
    },
  })
}

const apiOf = (app: AppName) => (app === 'company' ? 'company' : 'client')

/** The order that blocks another, as `order_pending` names it. */
export function pendingOrderOf(error: ApiError | null): string | undefined {
  if (error?.code !== 'order_pending') return undefined
  const data = error.data as { order_id?: unknown } | undefined
  return typeof data?.order_id === 'string' ? data.order_id : undefined
}
