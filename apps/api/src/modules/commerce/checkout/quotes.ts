import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { checkouts, type QuoteLine } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { SiteSettings } from '../../operations/content/site-settings.ts'
import { presentCoupon, presentLeftOut, presentTotals, previousPriceOf } from '../cart/presenter.ts'
import { type PricedCart, priceCart } from '../cart/pricing.ts'
import { readCart } from '../cart/state.ts'
import { keptForBuyers, type BuyerKey } from '../buyer.ts'
import type { Buyer } from '../schema.ts'
import { siteOf } from '../site.ts'
import { lastBuyerOf, suggestedBuyer } from './buyer-details.ts'

const quoteMinutes = 15

/** For whom a quote is: how they read, and whether the site takes cards at present. */
export interface QuoteFor {
  locale: Locale
  takesCards: boolean
}

/**
 * Quotes what the cart costs: prices, the coupon's discount and VAT stand for 15 minutes, until the buyer presses "pay".
 * @throws AppError `cart_empty`; `order_pending` where a course waits for payment in another order
 */
export async function quote(tx: Transaction, buyer: BuyerKey, { locale, takesCards }: QuoteFor) {
  // Without the cart's lock: one statement reads it whole, and what has changed by then is refused when it is ordered.
  const state = await readCart(tx, buyer, locale)
  const { lines, leftOut, effect, totals } = priceCart(state, new Date())
  if (lines.length === 0) throw new AppError('cart_empty')
  const pending = lines.find(({ pendingOrder }) => pendingOrder !== null)
  if (pending) throw new AppError('order_pending', { data: { order_id: pending.pendingOrder } })
  const written = await writeQuote(tx, buyer, {
    totals,
    couponId: effect?.reason === null ? (state.coupon?.id ?? null) : null,
    lines: lines.map(({ courseId, title, seats, price, discount, total }) => ({
      courseId,
      title,
      seats,
      unitPrice: price,
      discount,
      total,
    })),
  })
  return {
    ...written,
    lines: lines.map(line => ({
      course_id: line.courseId,
      title: pick(line.title, locale),
      seats: line.seats,
      unit_price: line.price,
      previous_price: previousPriceOf(line),
      discount: line.discount,
      total: line.total,
    })),
    left_out: presentLeftOut(leftOut, locale),
    coupon: presentCoupon(state.coupon, effect),
    ...presentTotals(totals),
    methods: methodsFor(buyer, totals.total, { takesCards, seller: await payeeOf(tx, buyer) }),
  }
}

interface NewQuote {
  lines: QuoteLine[]
  totals: PricedCart['totals']
  couponId: number | null
}

/** Writes a quote down, which holds for 15 minutes. @returns what its answer says of it, and who is likely to buy */
export async function writeQuote(
  tx: Transaction,
  key: BuyerKey,
  { lines, totals, couponId }: NewQuote,
): Promise<{ id: string; expires_at: string; buyer: Buyer | null }> {
  const given = { publicId: newPublicId(), ...key, lines, couponId, ...totals }
  const [made] = await writing(tx, key).execute(given)
  if (!made) throw new Error('A quote was not written.')
  return {
    id: made.id,
    expires_at: made.expiresAt.toISOString(),
    buyer: await suggestedBuyer(tx, key, made.lastBuyer),
  }
}

const { placeholder } = sql
const writing = keptForBuyers((db, buyer, kind) =>
  db
    .insert(checkouts)
    .values({
      ...buyer,
      publicId: placeholder('publicId'),
      lines: placeholder('lines'),
      couponId: placeholder('couponId'),
      subtotal: placeholder('subtotal'),
      discount: placeholder('discount'),
      total: placeholder('total'),
      net: placeholder('net'),
      vat: placeholder('vat'),
      rounding: placeholder('rounding'),
      vatRate: placeholder('vatRate'),
      expiresAt: sql`now() + make_interval(mins => ${quoteMinutes})`,
    })
    .returning({ id: checkouts.publicId, expiresAt: checkouts.expiresAt, lastBuyer: lastBuyerOf(buyer) })
    .prepare(`write_quote_${kind}`),
)

/** Whom the buyer may transfer to; only companies may. */
export async function payeeOf(tx: Transaction, { companyId }: BuyerKey): Promise<SiteSettings['seller']> {
  return companyId === null ? undefined : (await siteOf(tx)).seller
}

export type PaymentMethod = 'card' | 'bank_transfer' | 'none'

/**
 * How a sum may be paid: nothing needs no payment, companies may transfer where the seller has an account to transfer to.
 * @returns none where payments are off and nothing else is left
 */
export function methodsFor(
  { companyId }: BuyerKey,
  total: number,
  { takesCards, seller }: { takesCards: boolean; seller: SiteSettings['seller'] },
): PaymentMethod[] {
  if (total === 0) return ['none']
  const methods: PaymentMethod[] = takesCards ? ['card'] : []
  return companyId === null || !seller?.bank ? methods : [...methods, 'bank_transfer']
}

/** 128 random bits: what quotes, orders and bills are known by. */
export function newPublicId(): string {
  return randomBytes(16).toString('base64url')
}

/** Deletes quotes of which no order came, a day after they ended. */
export async function deleteOldQuotes(db: Database): Promise<void> {
  await db.execute(sql`delete from checkouts c where c.expires_at < now() - interval '1 day'
    and not exists (select from orders o where o.checkout_id = c.id)`)
}
