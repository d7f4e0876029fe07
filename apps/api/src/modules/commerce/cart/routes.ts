import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { guess, type Limits } from '../../../plugins/limits.ts'
import { socketOf } from '../../../plugins/caller.ts'
import { buyerOf } from '../buyer.ts'
import { CartAnswer, CartItem, CartItemChange, CartItemParams, CartMerge, CouponBody } from '../schema.ts'
import type { Ask, Carts } from './changes.ts'
import { presentCart } from './presenter.ts'
import type { CartState } from './state.ts'

const tags = ['cart']

/** The buyer's cart as it stands now; every change answers with it, too. */
export function readCartCall(carts: Carts): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/carts',
      {
        schema: {
          operationId: 'getCart',
          summary: 'Get the cart with its prices, discount and VAT',
          description:
            'The lines, the coupon and the total with its VAT as they are now: prices are read anew with each call, and what can no longer be bought is named apart.',
          errorCodes: [],
          tags,
          response: { 200: CartAnswer },
        },
      },
      async request => answer(request, await carts.read(buyerOf(request), request.locale)),
    )
  }
}

/** What changes the cart. */
// long: a list of routes, each short by itself
export function cartCalls(carts: Carts, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/carts/items',
      {
        schema: {
          operationId: 'addToCart',
          summary: 'Put a course into the cart',
          description: 'One that was taken out goes back to its place by `added_at`, as the line had it.',
          errorCodes: ['not_found', 'course_owned', 'course_own', 'course_free', 'cart_full'],
          tags,
          body: CartItem,
          response: { 200: CartAnswer },
        },
      },
      async request => {
        const { course_id: courseId, seats = 1, added_at } = request.body
        const wanted = { courseId, seats, addedAt: added_at === undefined ? undefined : past(added_at) }
        return answer(request, await carts.add(buyerOf(request), wanted, askOf(request)))
      },
    )

    app.patch(
      '/carts/items/:course',
      {
        schema: {
          operationId: 'changeCartItem',
          summary: 'Change how many seats of a course the cart holds',
          description: 'A person’s line always has one seat.',
          errorCodes: ['not_found'],
          tags,
          params: CartItemParams,
          body: CartItemChange,
          response: { 200: CartAnswer },
        },
      },
      async request => {
        const line = { courseId: request.params.course, seats: request.body.seats }
        return answer(request, await carts.setSeats(buyerOf(request), line, askOf(request)))
      },
    )

    app.delete(
      '/carts/items/:course',
      {
        schema: {
          operationId: 'removeFromCart',
          summary: 'Take a course out of the cart',
          description: 'Answers with the cart as it is then. A course that is not in it is 404.',
          errorCodes: [],
          tags,
          params: CartItemParams,
          response: { 200: CartAnswer },
        },
      },
      async request =>
        answer(request, await carts.remove(buyerOf(request), request.params.course, askOf(request))),
    )

    app.put(
      '/carts/coupon',
      {
        schema: {
          operationId: 'setCartCoupon',
          summary: 'Enter a coupon',
          description:
            'A coupon that only does not suit the present lines is kept; the cart’s `coupon.reason` says why it takes nothing off.',
          errorCodes: [
            'coupon_unknown',
            'coupon_not_started',
            'coupon_ended',
            'coupon_used_up',
            'coupon_used',
            'too_many_requests',
          ],
          tags,
          body: CouponBody,
          response: { 200: CartAnswer },
        },
      },
      async request => {
        const buyer = buyerOf(request)
        const subjects = [
          [limits.couponAccount, String(buyer.userId)],
          [limits.couponAddress, request.ip],
        ] as const
        return answer(
          request,
          await guess(subjects, isUnknownCode, () =>
            carts.setCoupon(buyer, request.body.code, askOf(request)),
          ),
        )
      },
    )

    app.delete(
      '/carts/coupon',
      {
        schema: {
          operationId: 'removeCartCoupon',
          summary: 'Take the coupon off the cart',
          description:
            'Answers with the cart at its full prices. Where there is no coupon, that is no error.',
          errorCodes: [],
          tags,
          response: { 200: CartAnswer },
        },
      },
      async request => answer(request, await carts.removeCoupon(buyerOf(request), askOf(request))),
    )

    app.post(
      '/carts/merge',
      {
        schema: {
          operationId: 'mergeCart',
          summary: 'Add a visitor’s cart to the account’s',
          description: 'The union of both, and of seats the larger number. What can’t be bought is left out.',
          errorCodes: [],
          tags,
          body: CartMerge,
          response: { 200: CartAnswer },
        },
      },
      async request => {
        const lines = request.body.lines.map(({ course_id, seats = 1 }) => ({ courseId: course_id, seats }))
        return answer(request, await carts.merge(buyerOf(request), lines, askOf(request)))
      },
    )
  }
}

const firstCart = Date.UTC(2020, 0, 1)

/** A moment at which a line may have been added; undefined for what is none. */
function past(moment: string): Date | undefined {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? undefined : new Date(Math.min(Math.max(at, firstCart), Date.now()))
}

function isUnknownCode(error: unknown): boolean {
  return error instanceof AppError && error.code === 'coupon_unknown'
}

function askOf(request: FastifyRequest): Ask {
  return { locale: request.locale, socketId: socketOf(request) }
}

function answer(request: FastifyRequest, state: CartState) {
  const cart = presentCart(state, request.locale)
  return { data: cart, item_count: cart.item_count }
}
