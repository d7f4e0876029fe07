import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { licenceOffers, type orderLines, type QuoteLine } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import type { BuyerKey } from '../buyer.ts'
import { presentTotals } from '../cart/presenter.ts'
import { totalsOf } from '../cart/pricing.ts'
import { retract } from '../../platform/notifications/retract.ts'
import { countryOf, vatRateFor } from '../cart/state.ts'
import { methodsFor, payeeOf, type QuoteFor, writeQuote } from '../checkout/quotes.ts'
import { makeLicence } from './making.ts'
import { holdOffer, licenceTitle } from './offers.ts'

type Line = typeof orderLines.$inferSelect
type Buyer = BuyerKey & { companyId: number }

/**
 * Quotes what an offered licence costs: as a cart's quote, which is ordered and paid like any other. What is in the cart stays there.
 * @throws AppError `not_found`, `order_pending`
 */
export async function quoteOffer(
  tx: Transaction,
  buyer: Buyer,
  offerId: number,
  { locale, takesCards }: QuoteFor,
) {
  const { places, unitPrice } = await holdOffer(tx, buyer.companyId, offerId)
  const line = { title: licenceTitle, seats: places, unitPrice, discount: 0, total: places * unitPrice }
  const totals = totalsOf([{ sum: line.total, discount: 0 }], await vatRateFor(tx, countryOf(buyer.userId)))
  const written = await writeQuote(tx, buyer, {
    totals,
    couponId: null,
    lines: [{ ...line, courseId: null, licenceOfferId: offerId }],
  })
  return {
    ...written,
    lines: [
      {
        course_id: null,
        title: pick(licenceTitle, locale),
        seats: places,
        unit_price: unitPrice,
        previous_price: null,
        discount: 0,
        total: line.total,
      },
    ],
    left_out: [],
    coupon: null,
    ...presentTotals(totals),
    methods: methodsFor(buyer, totals.total, { takesCards, seller: await payeeOf(tx, buyer) }),
  }
}

/** Holds the offers of a quote's lines, so that no two orders come of one. @throws AppError `order_pending`; `quote_expired` where one is gone */
export async function holdOffered(
  tx: Transaction,
  key: BuyerKey,
  lines: readonly QuoteLine[],
): Promise<void> {
  for (const { licenceOfferId } of lines) {
    if (licenceOfferId === undefined || key.companyId === null) continue
    try {
      await holdOffer(tx, key.companyId, licenceOfferId)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') throw new AppError('quote_expired')
      throw error
    }
  }
}

/** Has offers name the lines that an order made of them. */
export async function nameLines(
  tx: Transaction,
  quoted: readonly QuoteLine[],
  lines: readonly Line[],
): Promise<void> {
  const line = lines.find(({ courseId }) => courseId === null)
  for (const { licenceOfferId } of quoted)
    if (licenceOfferId !== undefined && line)
      await tx.update(licenceOffers).set({ orderLineId: line.id }).where(eq(licenceOffers.id, licenceOfferId))
}

/** Gives a company the licence that a line of its order paid for. */
export async function addLicence(
  tx: Transaction,
  companyId: number,
  { id: orderLineId, seats: places, unitPrice }: Line,
): Promise<void> {
  const [offer] = await tx.select().from(licenceOffers).where(eq(licenceOffers.orderLineId, orderLineId))
  if (!offer) throw new Error('A line without a course is of no offer.')
  await makeLicence(tx, { companyId, places, unitPrice, orderLineId, continuesId: offer.continuesId })
  await retract(tx, 'licence_offered', ['offer_id', offer.id])
}
