import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { orders } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { BuyerKey } from '../buyer.ts'
import type { Payments } from '../payments/payments.ts'
import type { RefundTerms } from '../refunds/rules.ts'
import { endUnpaid } from './ending.ts'
import { presentOrder } from './presenter.ts'
import { factsOf, findOrder, type OrderRow } from './reading.ts'

/** What buyers do with their orders. */
export class Orders {
  readonly #db: Database
  readonly #payments: Payments
  readonly #terms: RefundTerms

  constructor(db: Database, payments: Payments, terms: RefundTerms) {
    this.#db = db
    this.#payments = payments
    this.#terms = terms
  }

  /** @throws AppError `not_found` */
  async read(buyer: BuyerKey, publicId: string, locale: Locale) {
    return this.present(await this.find(buyer, publicId), locale)
  }

  /** @param paymentUrl where it is paid, for whoever knows it already */
  async present(row: OrderRow, locale: Locale, paymentUrl: string | null = null) {
    const [facts] = await factsOf(this.#db, [row], paymentUrl)
    if (!facts) throw new Error('An order without facts.')
    return presentOrder(facts, locale, this.#terms)
  }

  async find(buyer: BuyerKey, publicId: string): Promise<OrderRow> {
    const row = await findOrder(this.#db, buyer, publicId)
    if (!row) throw new AppError('not_found')
    return row
  }

  /** Where to pay an order that waits. @throws AppError `order_not_pending`, `method_unavailable`, `payment_unavailable` */
  async payAgain(buyer: BuyerKey, publicId: string, locale: Locale) {
    const order = await this.find(buyer, publicId)
    if (order.state !== 'pending') throw new AppError('order_not_pending')
    if (order.method !== 'card') throw new AppError('method_unavailable')
    const redirectUrl = await this.#payments.open(order.id, locale)
    return { order: await this.read(buyer, publicId, locale), redirect_url: redirectUrl }
  }

  /** Asks the provider, as when the buyer's browser comes back. */
  async check(buyer: BuyerKey, publicId: string, locale: Locale) {
    const order = await this.find(buyer, publicId)
    if (order.method === 'card') await this.#payments.ask(order.id)
    return this.read(buyer, publicId, locale)
  }

  /** Ends an order that waits, unless it turns out to be paid. @throws AppError `order_not_pending` */
  async cancel(buyer: BuyerKey, publicId: string, locale: Locale) {
    const order = await this.find(buyer, publicId)
    if (order.state === 'pending' && order.method === 'card') await this.#payments.ask(order.id)
    const isEnded = await this.#db.transaction(async tx => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
      return endUnpaid(tx, order.id, 'cancelled')
    })
    // Where its page can be closed, nobody pays there any more.
    if (isEnded && order.method === 'card') await this.#payments.ask(order.id)
    const now = await this.find(buyer, publicId)
    if (!isEnded && now.state !== 'cancelled') throw new AppError('order_not_pending')
    return this.present(now, locale)
  }
}
