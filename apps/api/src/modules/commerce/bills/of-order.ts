import type { Connection, Transaction } from '../../../db/client.ts'
import type { BillLine, BillParty, BillTransfer, orderLines, orders } from '../../../db/schema/index.ts'
import type { SiteSettings } from '../../operations/content/site-settings.ts'
import { newPublicId } from '../checkout/quotes.ts'
import { siteOf } from '../site.ts'
import { issueBill } from './issue.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** Issues the invoice of a paid order: a standard one for a company, a simplified one for a person. @param publicId given to the bill */
export async function issueInvoice(
  tx: Transaction,
  order: Order,
  lines: Line[],
  publicId: string,
): Promise<void> {
  await issueBill(tx, await draftOf(tx, order, lines, publicId))
}

/** What a company's books need before it transfers; no tax invoice. */
export async function issueProForma(tx: Transaction, order: Order, lines: Line[]): Promise<void> {
  const transfer = transferOf(order, (await siteOf(tx)).seller)
  await issueBill(tx, {
    ...(await draftOf(tx, order, lines, newPublicId())),
    isProForma: true,
    ...(transfer && { transfer }),
  })
}

async function draftOf(tx: Transaction, order: Order, lines: Line[], publicId: string) {
  return {
    publicId,
    kind: order.companyId === null ? ('simplified' as const) : ('standard' as const),
    orderId: order.id,
    seller: await sellerOf(tx),
    buyer: order.buyer,
    lines: lines.toSorted((a, b) => a.id - b.id).map(billLineOf),
    total: order.total,
    net: order.net,
    vat: order.vat,
    rounding: order.rounding,
    vatRate: order.vatRate,
  }
}

function transferOf(
  { transferReference, expiresAt }: Order,
  seller: SiteSettings['seller'],
): BillTransfer | null {
  if (!seller?.bank || transferReference === null) return null
  const { iban, name, beneficiary } = seller.bank
  return { iban, bank: name, beneficiary, reference: transferReference, until: expiresAt.toISOString() }
}

/** The seller as the settings name it now. */
export async function sellerOf(db: Connection): Promise<BillParty> {
  const { seller, contact } = await siteOf(db)
  if (!seller) throw new Error('Nobody is set up as the seller: run pnpm masar setup.')
  return {
    name: { ar: seller.legal_name },
    ...(seller.vat_number !== '' && { vatNumber: seller.vat_number }),
    ...(seller.registration_number !== '' && { registrationNumber: seller.registration_number }),
    ...(contact.address && { address: { country: 'SA', line: contact.address } }),
  }
}

function billLineOf({ id, title, seats, unitPrice, discount, total, courseId }: Line): BillLine {
  return { orderLineId: id, title, seats, ...unitOf(courseId), unitPrice, discount, total }
}

/** What a bill counts on a line: places where it is of no course, but of a yearly licence. */
export function unitOf(courseId: number | null): Pick<BillLine, 'unit'> {
  return courseId === null ? { unit: 'place' } : {}
}
