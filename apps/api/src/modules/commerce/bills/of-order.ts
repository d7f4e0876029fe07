import type { Connection, Transaction } from '../../../db/client.ts'
import type { BillLine, BillParty, BillTransfer, orderLines, orders } from '../../../db/schema/index.ts'
import type { SiteSettings } from '../../operations/content/site-settings.ts'
import { newPublicId } from '../checkout/quotes.ts'
import { siteOf } from '../site.ts'
import { issueBill } from './issue.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** Issues the invoice of a paid order: a standard one for a company, a simplified one for a person. @param site its seller, as named now */
export async function issueInvoice(
  tx: Transaction,
  order: Order,
  lines: Line[],
  { publicId, site }: { publicId: string; site: SiteSettings },
): Promise<void> {
  await issueBill(tx, draftOf(order, lines, publicId, site))
}

/** What a company's books need before it transfers; no tax invoice. */
export async function issueProForma(tx: Transaction, order: Order, lines: Line[]): Promise<void> {
  const site = await siteOf(tx)
  const transfer = transferOf(order, site.seller)
  await issueBill(tx, {
    ...draftOf(order, lines, newPublicId(), site),
    isProForma: true,
    ...(transfer && { transfer }),
  })
}

function draftOf(order: Order, lines: Line[], publicId: string, site: SiteSettings) {
  return {
    publicId,
    kind: order.companyId === null ? ('simplified' as const) : ('standard' as const),
    orderId: order.id,
    seller: sellerIn(site),
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
  return sellerIn(await siteOf(db))
}

function sellerIn({ seller, contact }: SiteSettings): BillParty {
  if (!seller) throw new Error('No seller is set up: run pnpm masar setup.')
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
