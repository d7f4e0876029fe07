import { randomInt } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  checkouts,
  couponRedemptions,
  orderLines,
  orders,
  payments,
  type BillParty,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { isBuyers, type BuyerKey } from '../buyer.ts'
import { lockCart } from '../cart/changes.ts'
import { hasForGood, pendingOrderOf, vatRateFor } from '../cart/state.ts'
import { reserveCoupon } from '../coupons/reserving.ts'
import { holdOffered, nameLines } from '../licences/ordering.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { splitVat } from '../money/vat.ts'
import { fulfil } from '../orders/fulfilment.ts'
import { issueProForma } from '../bills/of-order.ts'
import { siteOf } from '../site.ts'
import type { Buyer } from '../schema.ts'
import { keepAddress } from '../billing-addresses/from-checkout.ts'
import { buyerAt } from './buyer-details.ts'
import { methodsFor, newPublicId, type PaymentMethod } from './quotes.ts'

/** How long an order waits for its payment: a card's, and a company's transfer. */
const waits = { card: '30 minutes', bank_transfer: '14 days', none: '30 minutes' } as const

/** What the buyer agrees to by pressing "pay". */
export interface Agreement {
  total: number
  method: PaymentMethod
  buyer: Buyer
  /** An address that the company keeps, instead of the buyer's. */
  billing_address_id?: number
  /** The label under which the company keeps the buyer's address from now on. */
  save_address_as?: string
  /** Who acts for the company; null for a person. */
  actor: CompanyActor | null
  /** The provider of cards; null where payments are off. */
  provider: string | null
}

type Quote = typeof checkouts.$inferSelect & { isOver: boolean }

/**
 * Makes the order of a quote, however often it is asked to: lines, coupon and what it is paid by, in one transaction. An order of 0 is
 * paid and fulfilled in it.
 * @returns the order's id
 * @throws AppError `not_found`, `quote_expired`, `total_changed`, `method_unavailable`, `order_pending`, a coupon's codes,
 *   `billing_addresses_full`, `validation`
 */
export async function placeOrder(
  tx: Transaction,
  key: BuyerKey,
  quoteId: string,
  agreement: Agreement,
): Promise<number> {
  const quote = await lockQuote(tx, key, quoteId)
  const [known] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, quote.id))
  if (known) return known.id
  await refuseDisagreement(tx, key, quote, agreement)
  const buyer = await buyerAt(tx, key, agreement)
  await lockCart(tx, key)
  await refuseUnbuyable(tx, key, quote)
  if (quote.couponId !== null) await reserveCoupon(tx, key, quote.couponId)
  const { order, lines } = await writeOrder(tx, key, quote, { ...agreement, buyer })
  await nameLines(tx, quote.lines, lines)
  await keepAddress(tx, agreement, buyer)
  if (order.method === 'none') await fulfil(tx, order)
  if (order.method === 'bank_transfer') {
    await mailBuyer(tx, { about: 'transfer_awaited', id: order.id })
    await issueProForma(tx, order, lines)
  }
  return order.id
}

async function refuseDisagreement(
  tx: Transaction,
  key: BuyerKey,
  quote: Quote,
  { total, method, provider }: Agreement,
): Promise<void> {
  if (quote.isOver) throw new AppError('quote_expired')
  if (total !== quote.total) throw new AppError('total_changed', { data: { total: quote.total } })
  const { seller } = await siteOf(tx)
  // Nothing is sold that could not be billed.
  if (!seller) throw new AppError('payment_unavailable', { retryAfter: 3600 })
  if (!methodsFor(key, quote.total, { takesCards: provider !== null, seller }).includes(method))
    throw new AppError('method_unavailable')
}

async function writeOrder(
  tx: Transaction,
  { userId, companyId }: BuyerKey,
  quote: Quote,
  { method, provider, buyer }: { method: PaymentMethod; provider: string | null; buyer: BillParty },
): Promise<{ order: typeof orders.$inferSelect; lines: (typeof orderLines.$inferSelect)[] }> {
  const vatRate = await vatRateFor(tx, buyer.address?.country ?? 'SA')
  const [order] = await tx
    .insert(orders)
    .values({
      publicId: newPublicId(),
      userId,
      companyId,
      idempotencyKey: quote.publicId,
      checkoutId: quote.id,
      method,
      subtotal: quote.subtotal,
      discount: quote.discount,
      total: quote.total,
      ...splitVat(quote.total, vatRate),
      vatRate,
      couponId: quote.couponId,
      transferReference: method === 'bank_transfer' ? newReference() : null,
      buyer,
      expiresAt: sql`now() + ${waits[method]}::interval`,
    })
    .returning()
  if (!order) throw new Error('An order was not written.')
  const lines = await writeLines(tx, order, quote, method === 'card' ? provider : null)
  if (quote.couponId !== null)
    await tx
      .insert(couponRedemptions)
      .values({ couponId: quote.couponId, orderId: order.id, userId, companyId })
  return { order, lines }
}

/** The order's lines, and with a provider the payment that it begins with, in one statement. */
async function writeLines(
  tx: Transaction,
  { id: orderId, companyId, total: amount, currency }: typeof orders.$inferSelect,
  quote: Quote,
  provider: string | null,
): Promise<(typeof orderLines.$inferSelect)[]> {
  const lines = quote.lines.map(({ licenceOfferId: _, ...line }) => ({ ...line, orderId, companyId }))
  if (provider === null) return tx.insert(orderLines).values(lines).returning()
  const payment = tx.insert(payments).values({ orderId, provider, amount, currency })
  return tx
    .with(tx.$with('begun').as(payment.returning({ id: payments.id })))
    .insert(orderLines)
    .values(lines)
    .returning()
}

/** Presses of one quote come one after another. */
async function lockQuote(tx: Transaction, key: BuyerKey, quoteId: string): Promise<Quote> {
  const [quote] = await tx
    .select({
      ...getTableColumns(checkouts),
      isOver: sql<boolean>`${checkouts.expiresAt} <= clock_timestamp()`,
    })
    .from(checkouts)
    .where(and(eq(checkouts.publicId, quoteId), isBuyers(key, 'checkouts')))
    .for('update')
  if (!quote) throw new AppError('not_found')
  return quote
}

/**
 * Under the cart's lock, so that two quotes of one course can't both become orders. The ids are written one by one: of an array the planner
 * does not know the length beforehand, and would plan each time anew, which takes longer than looking.
 */
async function refuseUnbuyable(tx: Transaction, key: BuyerKey, quote: Quote): Promise<void> {
  await holdOffered(tx, key, quote.lines)
  const ids = quote.lines.flatMap(({ courseId }) => (courseId === null ? [] : [courseId]))
  if (ids.length === 0) return
  const { rows } = await tx.execute<{ order_id: string | null; is_gone: boolean }>(sql`
    select ${pendingOrderOf(key, sql`c.id`)} as order_id,
      c.state <> 'published' ${key.companyId === null ? sql`or ${hasForGood(key.userId, sql`c.id`)}` : sql``} as is_gone
    from courses c where c.id in ${ids}`)
  const pending = rows.find(({ order_id }) => order_id !== null)
  if (pending) throw new AppError('order_pending', { data: { order_id: pending.order_id } })
  // What the buyer has meanwhile, or what is gone, makes it another quote.
  if (rows.some(({ is_gone }) => is_gone)) throw new AppError('quote_expired')
}

/** What a transfer is told apart by: short, and without letters that look alike. */
function newReference(): string {
  const letters = '23456789ACDEFGHJKLMNPQRTUVWXY'
  return `M${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`
}
