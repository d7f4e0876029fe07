import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/client.ts'
import type { Limits } from '../../plugins/limits.ts'
import { billingAddressCalls } from './billing-addresses/routes.ts'
import { BillingAddresses } from './billing-addresses/service.ts'
import { billPages } from './bills/routes.ts'
import { Carts } from './cart/changes.ts'
import { cartCalls, readCartCall } from './cart/routes.ts'
import { checkout } from './checkout/routes.ts'
import { moneyDesk } from './desk/routes.ts'
import { licenceDesk } from './licences/desk.ts'
import { licenceCheckout } from './licences/routes.ts'
import { Orders } from './orders/orders.ts'
import { orderCalls } from './orders/routes.ts'
import type { RefundTerms } from './refunds/rules.ts'
import type { Payments } from './payments/payments.ts'

/** Buying's calls; the access map says who reaches which. */
export function commerce(
  db: Database,
  payments: Payments,
  limits: Limits,
  terms: RefundTerms,
): Record<'readCart' | 'buy' | 'buyForCompany' | 'bills' | 'desk', FastifyPluginAsync> & {
  countCart: Carts['count']
} {
  const carts = new Carts(db)
  const orders = new Orders(db, payments, terms)
  /** Changing the cart, checking out, and the orders that came of it. */
  const buy: FastifyPluginAsync = async app => {
    await app.register(cartCalls(carts, limits))
    await app.register(checkout(db, payments, orders))
    await app.register(orderCalls(db, orders, terms))
  }
  return {
    readCart: readCartCall(carts),
    countCart: buyer => carts.count(buyer),
    buy,
    /** All that a company's buyers do. */
    buyForCompany: async app => {
      await app.register(readCartCall(carts))
      await app.register(buy)
      await app.register(licenceCheckout(db, payments))
      await app.register(billingAddressCalls(new BillingAddresses(db)))
    },
    bills: billPages(db, limits),
    desk: async app => {
      await app.register(moneyDesk(db))
      await app.register(licenceDesk(db))
    },
  }
}
