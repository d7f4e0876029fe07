import { eq, inArray } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { orderLines, settings, type BillLine, type BillParty, type orders } from '../../../db/schema/index.ts'
import { siteSettingKeys, siteSettingsOf } from '../../operations/content/site-settings.ts'
import { newPublicId } from '../checkout/quotes.ts'
import { issueBill } from './issue.ts'

type Order = typeof orders.$inferSelect

/** Issues the invoice of a paid order: a standard one for a company, a simplified one for a person. @param publicId given to the bill */
export async function issueInvoice(tx: Transaction, order: Order, publicId: string): Promise<number> {
  const bill = await issueBill(tx, await draftOf(tx, order, publicId))
  return bill.id
}

/** What a company's books need before it transfers; no tax invoice. */
export async function issueProForma(tx: Transaction, order: Order): Promise<void> {
  await issueBill(tx, { ...(await draftOf(tx, order, newPublicId())), isProForma: true })
}

async function draftOf(tx: Transaction, order: Order, publicId: string) {
  return {
    publicId,
    kind: order.companyId === null ? ('simplified' as const) : ('standard' as const),
    orderId: order.id,
    seller: await sellerOf(tx),
    buyer: order.buyer,
    lines: await linesOf(tx, order.id),
    total: order.total,
    net: order.net,
    vat: order.vat,
    rounding: order.rounding,
    vatRate: order.vatRate,
  }
}

/** Whether `pnpm masar setup` has said who sells. */
export async function hasSeller(db: Transaction): Promise<boolean> {
  return (await db.$count(settings, eq(settings.key, 'seller'))) > 0
}

/** The seller as the settings name it now. */
export async function sellerOf(db: Connection): Promise<BillParty> {
  const rows = await db.select().from(settings).where(inArray(settings.key, siteSettingKeys))
  const { seller, contact } = siteSettingsOf(rows)
  if (!seller) throw new Error('Nobody is set up as the seller: run pnpm masar setup.')
  return {
    name: { ar: seller.legal_name },
    ...(seller.vat_number !== '' && { vatNumber: seller.vat_number }),
    ...(seller.registration_number !== '' && { registrationNumber: seller.registration_number }),
    ...(contact.address && { address: { country: 'SA', line: contact.address } }),
  }
}

async function linesOf(db: Connection, orderId: number): Promise<BillLine[]> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.id)
  return rows.map(({ id, title, seats, unitPrice, discount, total }) => ({
    orderLineId: id,
    title,
    seats,
    unitPrice,
    discount,
    total,
  }))
}
