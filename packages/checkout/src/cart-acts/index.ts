import { type ApiError, type Cart, cartApi, type CartApi, unwrap } from '@masar/api-sdk'
import { cartQuery, clientApi, companyApi, useApp } from '@masar/app-shell'
import type { AppName } from '@masar/site-map'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

/** What every call of the cart answers. */
export interface CartAnswer {
  data: Cart
  item_count: number
}
export type CartLine = Cart['lines'][number]
export type Act = (api: CartApi) => Promise<CartAnswer>

/** The acts on a cart; each answers with the cart as it stands then. */
export const cartActs = {
  add:
    (courseId: number, seats = 1): Act =>
    api =>
      unwrap(api.POST('/carts/items', { body: { course_id: courseId, seats } })),
  /** Undoes a removal: the line goes back to its place, with its seats. */
  putBack:
    ({ course, seats, added_at }: CartLine): Act =>
    api =>
      unwrap(api.POST('/carts/items', { body: { course_id: course.id, seats, added_at } })),
  setSeats:
    (courseId: number, seats: number): Act =>
    api =>
      unwrap(api.PATCH('/carts/items/{course}', { params: { path: { course: courseId } }, body: { seats } })),
  remove:
    (courseId: number): Act =>
    api =>
      unwrap(api.DELETE('/carts/items/{course}', { params: { path: { course: courseId } } })),
  setCoupon:
    (code: string): Act =>
    api =>
      unwrap(api.PUT('/carts/coupon', { body: { code } })),
  removeCoupon: (): Act => api => unwrap(api.DELETE('/carts/coupon')),
  merge:
    (courseIds: readonly number[]): Act =>
    api =>
      unwrap(api.POST('/carts/merge', { body: { lines: courseIds.map(course_id => ({ course_id })) } })),
}

/** Changes of one cart wait for each other: each change names this scope. */
export const cartScope = (app: AppName) => ({ id: `cart ${app}` })

/** Does one act on the cart of an app and shows its answer. @throws ApiError */
export async function changeCart(client: QueryClient, app: AppName, act: Act): Promise<CartAnswer> {
  const { queryKey } = cartQuery(app)
  // What was asked before the change must not be shown after it.
  await client.cancelQueries({ queryKey })
  const answer = await act(cartApi(app === 'company' ? companyApi() : clientApi()))
  client.setQueryData(queryKey, answer)
  return answer
}

/** Changes of the cart, one after another, wherever on the page they begin. */
export function useCartChange() {
  const { app } = useApp()
  const client = useQueryClient()
  return useMutation<CartAnswer, ApiError, Act>({
    scope: cartScope(app),
    mutationFn: act => changeCart(client, app, act),
    // The cart has changed elsewhere: what is shown may be wrong.
    onError: error => {
      if (error.kind === 'answer') void client.invalidateQueries({ queryKey: cartQuery(app).queryKey })
    },
  })
}
