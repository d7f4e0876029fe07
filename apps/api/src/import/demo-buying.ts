import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { orderLines, orders, sandboxPayments } from '../db/schema/index.ts'
import type { BuyerKey } from '../modules/commerce/buyer.ts'
import { Carts, type WantedLine } from '../modules/commerce/cart/changes.ts'
import { placeOrder } from '../modules/commerce/checkout/placing.ts'
import { quote, type PaymentMethod } from '../modules/commerce/checkout/quotes.ts'
import { quoteOffer } from '../modules/commerce/licences/ordering.ts'
import { endUnpaid } from '../modules/commerce/orders/ending.ts'
import { mostDeclines } from '../modules/commerce/payments/applying.ts'
import type { PaymentParts } from '../modules/commerce/payments/create.ts'
import { grantRefund } from '../modules/commerce/refunds/deciding.ts'
import { requestRefunds } from '../modules/commerce/refunds/requesting.ts'
import type { Buyer } from '../modules/commerce/schema.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'

/** Approves and sends no message: no host listens yet that could take one. */
const silentCard = '4000000000000259'
/** The demo asks for refunds right after it has paid. */
const terms = { days: 1, percent: 101 }
const ask = { locale: 'ar' } as const

type Sandbox = NonNullable<PaymentParts['sandbox']>

/** A buyer of the demo, who acts as people do through the API's calls. */
export class DemoBuyer {
  readonly #db: Database
  readonly #payments: PaymentParts['payments']
  readonly #sandbox: Sandbox
  readonly #key: BuyerKey
  readonly #details: Buyer

  constructor(
    db: Database,
    { payments, sandbox }: { payments: PaymentParts['payments']; sandbox: Sandbox },
    { key, details }: { key: BuyerKey; details: Buyer },
  ) {
    this.#db = db
    this.#payments = payments
    this.#sandbox = sandbox
    this.#key = key
    this.#details = details
  }

  /** Orders courses, which wait for their payment. @returns the order's id */
  async order(
    lines: WantedLine[],
    { method = 'card', coupon }: { method?: PaymentMethod; coupon?: string } = {},
  ): Promise<number> {
    const carts = new Carts(this.#db)
    for (const line of lines) await carts.add(this.#key, line, ask)
    if (coupon !== undefined) await carts.setCoupon(this.#key, coupon, ask)
    return this.#place(method, tx =>
      quote(tx, this.#key, { locale: ask.locale, takesCards: this.#payments.active !== null }),
    )
  }

  /** Orders the licence that a company was offered. @returns the order's id */
  async orderLicence(companyId: number, offerId: number): Promise<number> {
    return this.#place('card', tx =>
      quoteOffer(tx, { ...this.#key, companyId }, offerId, {
        locale: ask.locale,
        takesCards: this.#payments.active !== null,
      }),
    )
  }

  async #place(
    method: PaymentMethod,
    quoting: (tx: Transaction) => Promise<{ id: string; total: number }>,
  ): Promise<number> {
    const id = await this.#db.transaction(async tx => {
      const { id: quoteId, total } = await quoting(tx)
      const provider = this.#payments.active?.name ?? null
      return placeOrder(tx, this.#key, quoteId, {
        total,
        method,
        buyer: this.#details,
        actor: null,
        provider,
      })
    })
    await this.#payments.open(id, ask.locale)
    return id
  }

  async pay(orderId: number): Promise<void> {
    await this.#sandbox.pay(await this.#paymentOf(orderId), silentCard)
    await this.#payments.ask(orderId)
  }

  /** Has cards declined until the order has failed. */
  async fail(orderId: number): Promise<void> {
    for (let declined = 0; declined < mostDeclines; declined += 1) {
      await this.#payments.open(orderId, ask.locale)
      // In the provider's own books, since its page would send messages.
      await this.#db
        .update(sandboxPayments)
        .set({ state: 'declined', reason: 'card_declined', card: '0002', settledAt: sql`now()` })
        .where(eq(sandboxPayments.id, await this.#paymentOf(orderId)))
      await this.#payments.ask(orderId)
    }
  }

  /** Lets the time of an order pass, and has the job end it. */
  async expire(orderId: number): Promise<void> {
    await this.#db
      .update(orders)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(orders.id, orderId))
    await this.#payments.askPending()
  }

  async cancel(orderId: number): Promise<void> {
    await this.#db.transaction(tx => endUnpaid(tx, orderId, 'cancelled'))
  }

  async #paymentOf(orderId: number): Promise<string> {
    const url = await this.#payments.open(orderId, ask.locale)
    const id = url?.split('/').at(-1)
    if (id === undefined) throw new Error('An order of the demo has no payment.')
    return id
  }

  /** Asks for the last course of an order back. @returns the refund's id */
  async askBack(orderId: number, seats: number, reason: string): Promise<number> {
    return this.#db.transaction(async tx => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
      const lines = await tx
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId))
        .orderBy(orderLines.id)
      const last = lines.at(-1)
      if (!order || !last) throw new Error('An order of the demo has no lines.')
      const wanted = [{ lineId: last.id, seats }]
      const [id] = await requestRefunds(tx, this.#key, order.publicId, { wanted, reason, terms })
      if (id === undefined) throw new Error('A refund of the demo was not written.')
      return id
    })
  }

  /** The operator grants a refund, and the money goes back. */
  async giveBack(refundId: number): Promise<void> {
    await this.#db.transaction(tx =>
      grantRefund(tx, commandLine, refundId, 'قُبل الطلب. يسعدنا أن تعود إلينا.'),
    )
    await this.#payments.carryOutReturns()
  }
}
