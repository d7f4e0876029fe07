import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/client.ts'
import { Carts } from './cart/changes.ts'
import { cartCalls, readCartCall } from './cart/routes.ts'
import { checkout } from './checkout/routes.ts'
import { Orders } from './orders/orders.ts'
import { orderCalls } from './orders/routes.ts'
import type { Payments } from './payments/payments.ts'

/** Buying's calls; the access map says who reaches which. */
export function commerce(db: Database, payments: Payments): Record<'readCart' | 'buy', FastifyPluginAsync> {
  const carts = new Carts(db)
  const orders = new Orders(db, payments)
  return {
    readCart: readCartCall(carts),
    /** Changing the cart, checking out, and the orders that came of it. */
    buy: async app => {
      await app.register(cartCalls(carts))
      await app.register(checkout(db, payments, orders))
      await app.register(orderCalls(db, orders))
    },
  }
}
