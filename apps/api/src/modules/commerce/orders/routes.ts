import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { buyerOf } from '../buyer.ts'
import { requestRefunds } from '../refunds/requesting.ts'
import type { RefundTerms } from '../refunds/rules.ts'
import {
  OrderAnswer,
  OrderPage,
  OrderQuery,
  OrderYears,
  PaymentAnswer,
  PublicIdParams,
  RefundBody,
} from '../schema.ts'
import type { Orders } from './orders.ts'
import { presentOrder } from './presenter.ts'
import { countOrders, listOrders, orderYears } from './reading.ts'

const tags = ['orders']

/** A buyer's orders: what they hold, how they are paid, what goes back. */
// long: a list of routes, each short by itself
export function orderCalls(db: Database, orders: Orders, terms: RefundTerms): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/orders',
      {
        schema: {
          operationId: 'listOrders',
          summary: 'List orders, newest first',
          description:
            'With their lines, payments, bills and refunds, found by year and state, page by page.',
          errorCodes: [],
          tags,
          querystring: OrderQuery,
          response: { 200: OrderPage },
        },
      },
      async request => {
        const buyer = buyerOf(request)
        const { year, state, limit = 20 } = request.query
        const cursor = decodeCursor(request.query.cursor, 'newest', 'number')
        const filter = { ...(year !== undefined && { year }), ...(state !== undefined && { state }) }
        const rows = await listOrders(db, buyer, {
          ...filter,
          ...(cursor && { after: cursor.id }),
          limit: limit + 1,
        })
        const total = cursor?.total ?? (await countOrders(db, buyer, filter))
        return pageOf(
          rows,
          limit,
          { total, isBounded: false },
          facts => presentOrder(facts, request.locale, terms),
          ({ order }) => ({ sort: 'newest', value: order.id, id: order.id, total }),
        )
      },
    )

    app.get(
      '/orders/years',
      {
        schema: {
          operationId: 'listOrderYears',
          summary: 'List the years that have orders',
          description: 'Years in which there are orders, so that a page offers no empty one.',
          errorCodes: [],
          tags,
          response: { 200: OrderYears },
        },
      },
      async request => ({ data: { years: await orderYears(db, buyerOf(request)) } }),
    )

    app.get(
      '/orders/:id',
      {
        schema: {
          operationId: 'getOrder',
          summary: 'Get an order',
          description:
            'One of the caller’s orders with its bills, refunds and payments. Another buyer’s is 404.',
          errorCodes: ['not_found'],
          tags,
          params: PublicIdParams,
          response: { 200: OrderAnswer },
        },
      },
      async request => ({ data: await orders.read(buyerOf(request), request.params.id, request.locale) }),
    )

    app.post(
      '/orders/:id/payments',
      {
        schema: {
          operationId: 'payOrder',
          summary: 'Get where an order that waits is paid',
          description: 'The payment that is open, or another try after a declined card.',
          errorCodes: ['not_found', 'order_not_pending', 'method_unavailable', 'payment_unavailable'],
          tags,
          params: PublicIdParams,
          response: { 200: PaymentAnswer },
        },
      },
      async request => ({
        data: await orders.payAgain(buyerOf(request), request.params.id, request.locale),
      }),
    )

    app.post(
      '/orders/:id/check',
      {
        schema: {
          operationId: 'checkOrder',
          summary: 'Ask the payment service about an order',
          description:
            'For a buyer who is back from paying before the payment service has reported: asks it at once, and answers with the order as it is then.',
          errorCodes: ['not_found'],
          tags,
          params: PublicIdParams,
          response: { 200: OrderAnswer },
        },
      },
      async request => ({ data: await orders.check(buyerOf(request), request.params.id, request.locale) }),
    )

    app.post(
      '/orders/:id/cancel',
      {
        schema: {
          operationId: 'cancelOrder',
          summary: 'Cancel an order that waits for payment',
          description:
            'Ends an order that waits for its payment. Any other is 409 `order_not_pending`; one that was cancelled before is no error.',
          errorCodes: ['not_found', 'order_not_pending'],
          tags,
          params: PublicIdParams,
          response: { 200: OrderAnswer },
        },
      },
      async request => ({ data: await orders.cancel(buyerOf(request), request.params.id, request.locale) }),
    )

    app.post(
      '/orders/:id/refunds',
      {
        schema: {
          operationId: 'requestRefund',
          summary: 'Request a refund',
          description: 'Of a person’s courses, or of a company’s unused seats. An operator decides.',
          errorCodes: [
            'not_found',
            'refund_too_late',
            'refund_progress',
            'refund_requested',
            'refund_impossible',
            ...onceErrors,
          ],
          tags,
          params: PublicIdParams,
          body: RefundBody,
          response: { 200: OrderAnswer },
        },
      },
      async request => {
        const buyer = buyerOf(request)
        const wanted = request.body.lines.map(({ line_id, seats }) => ({ lineId: line_id, seats }))
        await once(db, request, async tx => {
          await requestRefunds(tx, buyer, request.params.id, { wanted, reason: request.body.reason, terms })
          return null
        })
        return { data: await orders.read(buyer, request.params.id, request.locale) }
      },
    )
  }
}
