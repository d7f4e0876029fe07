import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { buyerOf } from '../buyer.ts'
import type { Orders } from '../orders/orders.ts'
import type { Payments } from '../payments/payments.ts'
import { CheckoutAnswer, PayBody, PaymentAnswer, PublicIdParams } from '../schema.ts'
import { placeOrder } from './placing.ts'
import { quote } from './quotes.ts'

const tags = ['checkout']

/** From the cart to an order, and on to the provider. */
// long: a list of routes, each short by itself
export function checkout(db: Database, payments: Payments, ordersOf: Orders): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/checkouts',
      {
        schema: {
          operationId: 'quoteCart',
          summary: 'Quote what the cart costs',
          description: 'Prices, discount and VAT of the quote stand for 15 minutes.',
          errorCodes: ['cart_empty', 'order_pending', ...onceErrors],
          tags,
          response: { 200: CheckoutAnswer },
        },
      },
      async request => ({
        data: await once(db, request, tx =>
          quote(tx, buyerOf(request), { locale: request.locale, takesCards: payments.active !== null }),
        ),
      }),
    )

    app.post(
      '/checkouts/:id/pay',
      {
        schema: {
          operationId: 'payCheckout',
          summary: 'Order what was quoted, and begin to pay',
          description:
            'A quote becomes one order, however often it is paid for. An order of 0 is paid at once; a bank transfer waits for the operator.',
          errorCodes: [
            'not_found',
            'quote_expired',
            'total_changed',
            'method_unavailable',
            'order_pending',
            'coupon_used_up',
            'coupon_used',
            'payment_unavailable',
            'billing_addresses_full',
            ...onceErrors,
          ],
          tags,
          params: PublicIdParams,
          body: PayBody,
          response: { 200: PaymentAnswer },
        },
      },
      async request => {
        const buyer = buyerOf(request)
        const { orderId } = await once(db, request, async tx => ({
          orderId: await placeOrder(tx, buyer, request.params.id, {
            ...request.body,
            actor: request.api === 'company-api' ? companyActorOf(request) : null,
            provider: payments.active?.name ?? null,
          }),
        }))
        return { data: await ordersOf.begin(orderId, request.locale) }
      },
    )
  }
}
