import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { IdParams } from '../../contract.ts'
import type { Payments } from '../payments/payments.ts'
import { CheckoutAnswer } from '../schema.ts'
import { quoteOffer } from './ordering.ts'

/** From an offered licence to a quote, which is paid like a cart's. */
export function licenceCheckout(db: Database, payments: Payments): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/licence-offers/:id/checkout',
      {
        schema: {
          operationId: 'quoteLicence',
          summary: 'Quote what an offered yearly licence costs',
          description: 'Ordered and paid as the quote of a cart is, which stays as it is.',
          errorCodes: ['not_found', 'order_pending', ...onceErrors],
          tags: ['checkout'],
          params: IdParams,
          response: { 200: CheckoutAnswer },
        },
      },
      async request => {
        const buyer = { userId: viewerOf(request).id, companyId: memberOf(request).companyId }
        const quoteFor = { locale: request.locale, takesCards: payments.active !== null }
        return {
          data: await once(db, request, tx => quoteOffer(tx, buyer, request.params.id, quoteFor)),
        }
      },
    )
  }
}
