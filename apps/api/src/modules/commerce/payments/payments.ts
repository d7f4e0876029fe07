import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { orders, paymentReturns, payments, refunds } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import {
  PaymentRefused,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentStatus,
} from '../../../gateways/payments/payment-provider.ts'
import type { Locale } from '../../../locale.ts'
import { Turns } from '../../../turns.ts'
import { bankTransfer } from '../desk/transfers.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { expireOrders } from '../orders/ending.ts'
import { applyStatus, type Applied } from './applying.ts'
import { hearOfRefund, isNewEvent, type PaymentLog } from './events.ts'
import { findOpen, forgetDecline, keepPage, openPayment, type Opened } from './opening.ts'

type Payment = typeof payments.$inferSelect
type Order = typeof orders.$inferSelect

/** How many payments the job asks about side by side: one provider that is slow holds up few, and none is flooded. */
const askedAtOnce = 4

/** How payments are begun at their providers, and how their word comes back. */
export class Payments {
  readonly #db: Database
  readonly #providers: PaymentProviders
  readonly #publicUrl: string
  readonly #log: PaymentLog

  constructor(db: Database, providers: PaymentProviders, publicUrl: string, log: PaymentLog) {
    this.#db = db
    this.#providers = providers
    this.#publicUrl = publicUrl
    this.#log = log
  }

  /** The provider of new payments; null where payments are off. */
  get active(): PaymentProvider | null {
    return this.#providers.active
  }

  /** Where the buyer goes to pay an order; null where it isn't to be paid there. @throws AppError `payment_unavailable` */
  async open(orderId: number, locale: Locale): Promise<string | null> {
    return this.#pageOf((await findOpen(this.#db, orderId)) ?? (await this.#openAnother(orderId)), locale)
  }

  /**
   * Begins to pay an order that waits: the payment that is open, or a new one after a declined or cancelled one. Two tabs come to the
   * same payment.
   * @returns where its buyer goes; null where it isn't to be paid by card
   * @throws AppError `payment_unavailable`
   */
  async begin(
    { order, openPayments: [payment] }: { order: Order; openPayments: readonly Payment[] },
    locale: Locale,
  ): Promise<string | null> {
    if (order.state !== 'pending' || order.method !== 'card') return null
    return this.#pageOf(payment ? { order, payment } : await this.#openAnother(order.id), locale)
  }

  #openAnother(orderId: number): Promise<Opened | null> {
    return this.#db.transaction(tx => openPayment(tx, orderId, this.active))
  }

  async #pageOf(opened: Opened | null, locale: Locale): Promise<string | null> {
    if (opened === null) return null
    const { order, payment } = opened
    const url = payment.redirectUrl ?? (await this.#makePage(order, payment, locale))
    await forgetDecline(this.#db, order)
    return url
  }

  async #makePage(order: Order, payment: Payment, locale: Locale): Promise<string> {
    const provider = this.#providers.byName.get(payment.provider)
    if (!provider) throw new AppError('payment_unavailable', { retryAfter: 30 })
    try {
      const made = await provider.create({
        // In each language another request: its page and the address of return differ.
        key: `payment-${order.publicId}-${payment.id}-${locale}`,
        reference: String(order.id),
        amount: payment.amount,
        currency: payment.currency,
        returnUrl: this.#returnUrl(order, locale),
        locale,
        expiresAt: order.expiresAt,
      })
      return await this.#keepPage(payment.id, made)
    } catch (error) {
      this.#log.error({ err: error, provider: provider.name }, 'a payment could not be begun')
      throw new AppError('payment_unavailable', { retryAfter: 30 })
    }
  }

  /** Asks about every payment of an order that may still change, as when the browser comes back. */
  async ask(orderId: number): Promise<void> {
    const open = await this.#db
      .select()
      .from(payments)
      .where(
        and(eq(payments.orderId, orderId), eq(payments.state, 'created'), isNotNull(payments.providerId)),
      )
    await this.askAbout(open)
  }

  /** The same of payments that have just been read. */
  async askAbout(open: readonly Payment[]): Promise<void> {
    for (const payment of open) await this.#ask(payment)
  }

  /** A message of a provider, whose signature was right: it counts once, and only as far as the provider says the same when asked. */
  async hear(provider: PaymentProvider, event: PaymentEvent): Promise<void> {
    if ('refund' in event) return hearOfRefund(this.#db, this.#log, provider, event)
    const [payment] = await this.#db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider.name), eq(payments.providerId, event.payment)))
    if (!payment) return this.#log.info({ provider: provider.name }, 'a message about no payment of ours')
    const status = await provider.fetch(event.payment)
    await this.#db.transaction(async tx => {
      if (await isNewEvent(tx, provider, event))
        this.#report(payment, await applyStatus(tx, payment.id, status))
    })
  }

  provider(name: string): PaymentProvider | undefined {
    return this.#providers.byName.get(name)
  }

  /** Asks about payments that nothing was heard of, and ends orders whose time has passed. @returns how much there was to do */
  async askPending(): Promise<number> {
    await this.#askAll(['created'])
    return expireOrders(this.#db, orderId => this.ask(orderId))
  }

  /** Asks about payments that came to nothing: what a provider takes back later must not be lost with its message. */
  async askUnpaid(): Promise<void> {
    await this.#askAll(['declined', 'cancelled'])
  }

  /**
   * Gives back what is to be given back, some at a time, what belongs to one payment in order. A provider that does not answer stops none of the
   * others.
   * @throws Error the first of theirs: the job comes back
   */
  async carryOutReturns(): Promise<void> {
    const names = [...this.#providers.byName.keys()]
    const waiting = await this.#db
      .select({ row: paymentReturns, payment: payments })
      .from(paymentReturns)
      .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
      .where(
        and(
          eq(paymentReturns.state, 'waiting'),
          isNotNull(payments.providerId),
          inArray(payments.provider, names),
        ),
      )
      .orderBy(asc(paymentReturns.id))
      .limit(100)
    const failed = new Map<number, unknown>()
    for (const { row, payment } of waiting) {
      const provider = this.#providers.byName.get(payment.provider)
      if (!provider || failed.has(payment.id)) continue
      try {
        await this.#carryOut(provider, row, payment)
      } catch (error) {
        failed.set(payment.id, error)
      }
    }
    await this.#reportUnreachable(names)
    for (const error of failed.values()) throw error
  }

  /** Pending payments and refunds whose keys were removed from the settings. */
  async #reportUnreachable(names: string[]): Promise<void> {
    const [left] = await this.#db
      .select({ provider: payments.provider })
      .from(paymentReturns)
      .innerJoin(payments, eq(payments.id, paymentReturns.paymentId))
      .where(
        and(
          eq(paymentReturns.state, 'waiting'),
          isNotNull(payments.providerId),
          notInArray(payments.provider, [...names, bankTransfer]),
        ),
      )
      .limit(1)
    if (left) this.#log.error(left, 'money waits to be given back by a provider that is not set up')
  }

  /** Of two that asked at once in different languages the first has made the page: no buyer is sent to the other, so no one pays there. */
  async #keepPage(paymentId: number, made: { id: string; redirectUrl: string }): Promise<string> {
    const [kept] = await keepPage(this.#db).execute({ paymentId, ...made })
    return kept?.url ?? made.redirectUrl
  }

  async #askAll(states: Payment['state'][]): Promise<void> {
    const silent = await this.#db
      .select()
      .from(payments)
      .where(
        and(
          inArray(payments.state, states),
          isNotNull(payments.providerId),
          lt(payments.createdAt, sql`now() - interval '45 seconds'`),
          gt(payments.createdAt, sql`now() - interval '2 days'`),
        ),
      )
      .orderBy(asc(payments.createdAt))
    const turns = new Turns(askedAtOnce)
    await Promise.all(silent.map(payment => turns.take(() => this.#ask(payment))))
  }

  async #carryOut(
    provider: PaymentProvider,
    row: typeof paymentReturns.$inferSelect,
    payment: Payment,
  ): Promise<void> {
    try {
      const { id } = await provider.refund(payment.providerId ?? '', row.amount, `return-${row.id}`)
      await this.#db.transaction(async tx => {
        const done = await tx
          .update(paymentReturns)
          .set({ state: 'done', providerId: id, doneAt: sql`now()` })
          .where(and(eq(paymentReturns.id, row.id), eq(paymentReturns.state, 'waiting')))
          .returning({ id: paymentReturns.id })
        // Another process may have asked at the same time.
        if (done.length === 0) return
        await mailBuyer(tx, { about: 'money_returned', id: row.id })
        if (row.refundId !== null)
          await tx.update(refunds).set({ state: 'paid' }).where(eq(refunds.id, row.refundId))
      })
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      this.#log.error(
        { provider: provider.name, return: row.id, reason: error.message },
        'money could not be given back',
      )
      await this.#db
        .update(paymentReturns)
        .set({ state: 'failed', reason: error.message })
        .where(and(eq(paymentReturns.id, row.id), eq(paymentReturns.state, 'waiting')))
    }
  }

  async #ask(payment: Payment): Promise<void> {
    const provider = this.#providers.byName.get(payment.provider)
    if (!provider || payment.providerId === null) return
    try {
      const status = await provider.fetch(payment.providerId)
      await this.#apply(payment, status)
      if (status.state === 'pending' && provider.close && !(await this.#isWaiting(payment.orderId))) {
        await provider.close(payment.providerId)
        await this.#apply(payment, await provider.fetch(payment.providerId))
      }
    } catch (error) {
      // The next turn of the job asks again.
      this.#log.error(
        { err: error, provider: provider.name, payment: payment.id },
        'asking about a payment failed',
      )
    }
  }

  async #apply(payment: Payment, status: PaymentStatus): Promise<void> {
    if (status.state === 'pending' && status.declines <= payment.declines) return
    this.#report(payment, await this.#db.transaction(tx => applyStatus(tx, payment.id, status)))
  }

  /** Whether the order is still to be paid: if not, no one may be able to pay it. */
  async #isWaiting(orderId: number): Promise<boolean> {
    const [order] = await this.#db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId))
    return order?.state === 'pending'
  }

  #report({ id, orderId, provider }: Payment, applied: Applied): void {
    if (applied === 'returned')
      this.#log.error(
        { payment: id, order: orderId, provider },
        'money came for an order that does not wait; it goes back',
      )
  }

  #returnUrl({ publicId, companyId }: Order, locale: Locale): string {
    const prefix = locale === 'en' ? '/en' : ''
    return `${this.#publicUrl}${prefix}/cart-details?${companyId === null ? '' : 'company&'}order=${publicId}`
  }
}
