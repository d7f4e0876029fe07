import type { BilingualText } from '../../../db/schema/columns.ts'
import type { BillAddress, BillParty } from '../../../db/schema/index.ts'
import { documentOf } from './document/document.ts'
import { billNumber } from './number.ts'
import type { CreditNote, FoundBill } from './queries.ts'
import type { Bill } from './schema.ts'

/** A bill as it is answered: the same sums and the same number as on paper. */
export function presentBill({ bill, corrects }: FoundBill, creditNotes: CreditNote[]): Bill {
  const document = documentOf(bill, corrects)
  return {
    id: bill.publicId,
    kind: document.kind,
    is_pro_forma: document.isProForma,
    is_taxed: document.isTaxed,
    transfer: document.transfer,
    number: document.number,
    issued_at: document.issuedAt.toISOString(),
    seller: presentParty(document.seller),
    buyer: presentParty(document.buyer),
    lines: document.lines.map(line => ({
      title: presentText(line.title),
      seats: line.seats,
      unit: line.unit ?? 'seat',
      unit_price: line.unitPrice,
      discount: line.discount,
      total: line.total,
    })),
    currency: document.currency,
    subtotal: document.subtotal,
    discount: document.discount,
    total: document.total,
    net: document.net,
    vat: document.vat,
    rounding: document.rounding,
    vat_rate: document.vatRate,
    qr: document.qr,
    corrects: corrects && { id: corrects.publicId, number: billNumber(corrects) },
    credit_notes: creditNotes.map(note => ({
      id: note.publicId,
      number: billNumber(note),
      total: note.total,
      issued_at: note.issuedAt.toISOString(),
    })),
  }
}

function presentParty(party: BillParty): Bill['seller'] {
  return {
    name: presentText(party.name),
    vat_number: party.vatNumber ?? null,
    registration_number: party.registrationNumber ?? null,
    address: party.address ? presentAddress(party.address) : null,
    purchase_order: party.purchaseOrder ?? null,
  }
}

function presentAddress(address: BillAddress): NonNullable<Bill['seller']['address']> {
  return {
    building: address.building ?? null,
    street: address.street ?? null,
    district: address.district ?? null,
    city: address.city ?? null,
    postal_code: address.postalCode ?? null,
    country: address.country,
    line: address.line ? presentText(address.line) : null,
  }
}

function presentText(text: BilingualText): { ar: string | null; en: string | null } {
  return { ar: text.ar ?? null, en: text.en ?? null }
}
