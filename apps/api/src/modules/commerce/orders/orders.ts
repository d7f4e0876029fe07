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
import { findOpenPayments, findOrder, findOwnOrder, type OrderFacts } from './reading.ts'

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
    return presentOrder(await this.#own(buyer, publicId), locale, this.#terms)
  }

  /**
   * Begins to pay an order that waits; not within a transaction, since its provider is asked. Asking again leads to the same payment.
   * @throws AppError `payment_unavailable`
   */
  async begin(orderId: number, locale: Locale) {
    const facts = await findOrder(this.#db, orderId)
    if (!facts) throw new AppError('not_found')
    return this.#begin(facts, locale)
  }

  /** Where to pay an order that waits. @throws AppError `order_not_pending`, `method_unavailable`, `payment_unavailable` */
  async payAgain(buyer: BuyerKey, publicId: string, locale: Locale) {
    const facts = await this.#own(buyer, publicId)
    if (facts.order.state !== 'pending') throw new AppError('order_not_pending')
    if (facts.order.method !== 'card') throw new AppError('method_unavailable')
    return this.#begin(facts, locale)
  }

  /** Asks the provider, as when the buyer's browser comes back. */
  async check(buyer: BuyerKey, publicId: string, locale: Locale) {
    await this.#payments.askAbout(await findOpenPayments(this.#db, buyer, publicId))
    return this.read(buyer, publicId, locale)
  }

  /** Ends an order that waits, unless it turns out to be paid. @throws AppError `order_not_pending` */
  async cancel(buyer: BuyerKey, publicId: string, locale: Locale) {
    const { order, openPayments } = await this.#own(buyer, publicId)
    if (order.state === 'pending') await this.#payments.askAbout(openPayments)
    const isEnded = await this.#db.transaction(async tx => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update')
      return endUnpaid(tx, order.id, 'cancelled')
    })
    // Where its page can be closed, no one can pay there any more.
    if (isEnded && order.method === 'card') await this.#payments.ask(order.id)
    const now = await this.#own(buyer, publicId)
    if (!isEnded && now.order.state !== 'cancelled') throw new AppError('order_not_pending')
    return presentOrder(now, locale, this.#terms)
  }

  async #own(buyer: BuyerKey, publicId: string): Promise<OrderFacts> {
    const facts = await findOwnOrder(this.#db, buyer, publicId)
    if (!facts) throw new AppError('not_found')
    return facts
  }

  async #begin(facts: OrderFacts, locale: Locale) {
    const url = await this.#payments.begin(facts, locale)
    // Who is sent to a page is told of no card that was declined before.
    const order = { ...facts.order, ...(url !== null && { failure: null }) }
    return { order: presentOrder({ ...facts, order }, locale, this.#terms, url), redirect_url: url }
  }
}
