import { randomInt } from 'node:crypto'
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { keptStatement } from '../../../db/kept-statement.ts'
import { checkouts, orderLines, orders, type BillParty } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { siteSettingsOf, type SiteSettings } from '../../operations/content/site-settings.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { isBuyers, keptForBuyers, type BuyerKey } from '../buyer.ts'
import { holdCart } from '../cart/changes.ts'
import { hasForGood, knownRate, pendingOrderOf, vatRateFor, vatRateOf } from '../cart/state.ts'
import { reserveCoupon } from '../coupons/reserving.ts'
import { holdOffered, nameLines } from '../licences/ordering.ts'
import { mailBuyer } from '../mails/kinds.ts'
import { splitVat } from '../money/vat.ts'
import { fulfil } from '../orders/fulfilment.ts'
import { issueProForma } from '../bills/of-order.ts'
import { siteRows } from '../site.ts'
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

type Quote = typeof checkouts.$inferSelect & { isOver: boolean; site: SiteSettings }

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
  const country = agreement.buyer.address?.country ?? 'SA'
  const standing = await standingOf(tx, key, quote, country)
  if (standing.orderId !== null) return standing.orderId
  refuseDisagreement(key, quote, agreement)
  const buyer = await buyerAt(tx, key, agreement)
  await holdOffered(tx, key, quote.lines)
  refuseUnbuyable(standing)
  if (quote.couponId !== null) await reserveCoupon(tx, key, quote.couponId)
  // An address that the company keeps may be of another country than the form says.
  const vatRate =
    (buyer.address?.country ?? 'SA') === country
      ? knownRate(standing.vatRate)
      : await vatRateFor(tx, buyer.address?.country ?? 'SA')
  const orderId = await writeOrder(tx, key, quote, { ...agreement, buyer, vatRate })
  await keepAddress(tx, agreement, buyer)
  // A card's order needs nothing further.
  if (agreement.method !== 'card' || quote.lines.some(({ courseId }) => courseId === null))
    await followUp(tx, orderId, quote)
  return orderId
}

/** What an order of nothing, of a transfer and of a licence has follow at once. */
async function followUp(tx: Transaction, orderId: number, quote: Quote): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('An order was not written.')
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
  await nameLines(tx, quote.lines, lines)
  if (order.method === 'none') await fulfil(tx, order)
  if (order.method === 'bank_transfer') {
    await mailBuyer(tx, { about: 'transfer_awaited', id: orderId })
    await issueProForma(tx, order, lines)
  }
}

function refuseDisagreement(key: BuyerKey, quote: Quote, { total, method, provider }: Agreement): void {
  if (quote.isOver) throw new AppError('quote_expired')
  if (total !== quote.total) throw new AppError('total_changed', { data: { total: quote.total } })
  const { seller } = quote.site
  // Nothing is sold that could not be billed.
  if (!seller) throw new AppError('payment_unavailable', { retryAfter: 3600 })
  if (!methodsFor(key, quote.total, { takesCards: provider !== null, seller }).includes(method))
    throw new AppError('method_unavailable')
}

interface NewOrder {
  method: PaymentMethod
  provider: string | null
  buyer: BillParty
  vatRate: number
}

/** Writes the order, the quote's lines as its own, what counts for a coupon, and the payment that a card's order begins with. @returns its id */
async function writeOrder(
  tx: Transaction,
  { userId, companyId }: BuyerKey,
  quote: Quote,
  { method, provider, buyer, vatRate }: NewOrder,
): Promise<number> {
  const [written] = await writingOrder(tx).execute({
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
    wait: waits[method],
    lines: JSON.stringify(quote.lines),
    provider,
  })
  if (!written) throw new Error('An order was not written.')
  return written.id
}

const { placeholder } = sql
const writingOrder = keptStatement(db => {
  const ordered = db.$with('ordered').as(
    db
      .insert(orders)
      .values({
        publicId: placeholder('publicId'),
        userId: placeholder('userId'),
        companyId: placeholder('companyId'),
        idempotencyKey: placeholder('idempotencyKey'),
        checkoutId: placeholder('checkoutId'),
        method: placeholder('method'),
        subtotal: placeholder('subtotal'),
        discount: placeholder('discount'),
        total: placeholder('total'),
        net: placeholder('net'),
        vat: placeholder('vat'),
        rounding: placeholder('rounding'),
        vatRate: placeholder('vatRate'),
        couponId: placeholder('couponId'),
        transferReference: placeholder('transferReference'),
        buyer: placeholder('buyer'),
        expiresAt: sql`now() + ${placeholder('wait')}::interval`,
      })
      .returning(),
  )
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  const lines = sql`insert into order_lines (order_id, company_id, course_id, title, seats, unit_price, discount, total)
    select o.id, o.company_id, l.course_id, l.title, l.seats, l.unit_price, l.discount, l.total
    from ordered o, rows from (jsonb_to_recordset(${placeholder('lines')}::jsonb) as ("courseId" bigint, title jsonb, seats integer,
      "unitPrice" bigint, discount bigint, total bigint)) with ordinality as l(course_id, title, seats, unit_price, discount, total, place)
    order by l.place`
  const begun = sql`insert into payments (order_id, provider, amount, currency)
    select id, ${placeholder('provider')}::text, total, currency from ordered where method = 'card'`
  const redeemed = sql`insert into coupon_redemptions (coupon_id, order_id, user_id, company_id)
    select coupon_id, id, user_id, company_id from ordered where coupon_id is not null`
  return db
    .with(ordered, part('lined', lines), part('begun', begun), part('redeemed', redeemed))
    .select({ id: ordered.id })
    .from(ordered)
    .prepare('write_order')
})

/** Locks the quote, so that its presses come one after another, and the cart, so that no two quotes of one course become orders. */
async function lockQuote(tx: Transaction, key: BuyerKey, quoteId: string): Promise<Quote> {
  const [quote] = await lockingQuote(tx, key).execute({ quoteId, ...key })
  if (!quote) throw new AppError('not_found')
  return { ...quote, site: siteSettingsOf(quote.site) }
}

const lockingQuote = keptForBuyers((db, buyer, kind) =>
  db
    .with(db.$with('cart').as(holdCart(db, buyer)))
    .select({
      ...getTableColumns(checkouts),
      isOver: sql<boolean>`${checkouts.expiresAt} <= clock_timestamp()`,
      site: siteRows,
    })
    .from(checkouts)
    .where(and(eq(checkouts.publicId, placeholder('quoteId')), isBuyers(buyer, 'checkouts')))
    .for('update')
    .prepare(`lock_quote_${kind}`),
)

/** How things stand under the locks. */
interface Standing {
  /** The order that the quote has become already. */
  orderId: number | null
  /** The public id of another order that waits for one of the courses. */
  pendingOrder: string | null
  /** What the buyer has meanwhile, or what is gone, makes it another quote. */
  isOutdated: boolean
  vatRate: number | null
}

/**
 * The ids are written one by one: of an array the planner does not know the length beforehand, and would plan again each time, which takes
 * longer than looking.
 */
async function standingOf(tx: Transaction, key: BuyerKey, quote: Quote, country: string): Promise<Standing> {
  const ids = quote.lines.flatMap(({ courseId }) => (courseId === null ? [] : [courseId]))
  const isGone = sql`c.state <> 'published' ${key.companyId === null ? sql`or ${hasForGood(key.userId, sql`c.id`)}` : sql``}`
  const { rows } = await tx.execute<Standing & Record<string, unknown>>(sql`
    select (select o.id::float8 from orders o where o.checkout_id = ${quote.id}) as "orderId", ${vatRateOf(country)} as "vatRate",
      min(${pendingOrderOf(key, sql`c.id`)}) as "pendingOrder", coalesce(bool_or(${isGone}), false) as "isOutdated"
    from courses c where ${ids.length === 0 ? sql`false` : sql`c.id in ${ids}`}`)
  const [standing] = rows
  if (!standing) throw new Error('An aggregate without a row.')
  return standing
}

function refuseUnbuyable({ pendingOrder, isOutdated }: Standing): void {
  if (pendingOrder !== null) throw new AppError('order_pending', { data: { order_id: pendingOrder } })
  if (isOutdated) throw new AppError('quote_expired')
}

/** The reference of a transfer: short, and without letters that look alike. */
function newReference(): string {
  const letters = '23456789ACDEFGHJKLMNPQRTUVWXY'
  return `M${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`
}
