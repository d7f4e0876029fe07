import type { BillAddress, BillLine, BillParty, BillTransfer, bills } from '../../../../db/schema/index.ts'
import { billNumber } from '../number.ts'

type BillRow = typeof bills.$inferSelect
type Numbered = Pick<BillRow, 'series' | 'year' | 'number'>

/** A bill as plain data, with everything that is on paper. Money is in minor units. */
export interface BillDocument {
  kind: BillRow['kind']
  isProForma: boolean
  /** False where the seller is not registered for VAT: then it is a plain invoice, which names none. */
  isTaxed: boolean
  /** What a pro-forma asks for. */
  transfer: BillTransfer | null
  /** As people see it: `INV-2026-000042`. */
  number: string
  uuid: string
  /** Position in the chain of invoices and credit notes; null on a pro-forma. */
  chainPosition: number | null
  issuedAt: Date
  seller: BillParty
  buyer: BillParty
  lines: Pick<BillLine, 'title' | 'seats' | 'unit' | 'unitPrice' | 'discount' | 'total'>[]
  currency: string
  /** Of all lines, before and after VAT was taken out: `subtotal − discount = total = net + vat + rounding`. */
  subtotal: number
  discount: number
  total: number
  net: number
  vat: number
  rounding: number
  /** In hundredths of a percent. */
  vatRate: number
  /** Base64, as the code's reader gets it. */
  qr: string | null
  /** Number of the bill that a credit note corrects. */
  corrects: string | null
}

export type { BillAddress, BillParty, BillTransfer }

/** The document of a bill's row. @param corrects the row that a credit note names */
export function documentOf(row: BillRow, corrects: Numbered | null): BillDocument {
  const discount = row.lines.reduce((sum, line) => sum + line.discount, 0)
  return {
    kind: row.kind,
    isProForma: row.isProForma,
    isTaxed: row.seller.vatNumber !== undefined || row.vatRate > 0,
    transfer: row.transfer,
    number: billNumber(row),
    uuid: row.uuid,
    chainPosition: row.chainPosition,
    issuedAt: row.issuedAt,
    seller: row.seller,
    buyer: row.buyer,
    lines: row.lines,
    currency: row.currency,
    subtotal: row.total + discount,
    discount,
    total: row.total,
    net: row.net,
    vat: row.vat,
    rounding: row.rounding,
    vatRate: row.vatRate,
    qr: row.qr,
    corrects: corrects && billNumber(corrects),
  }
}
