import { Type, type Static } from 'typebox'
import { Choice, Data, Moment, Money, named, Nullable } from '../../contract.ts'
import { BankTransfer, BillLink, PublicIdParams, totals } from '../schema.ts'

/** A bill always has both languages. */
const BothLanguages = named('BothLanguages', {
  ar: Nullable(Type.String()),
  en: Nullable(Type.String()),
})

const BillAddress = named('BillAddress', {
  building: Nullable(Type.String()),
  street: Nullable(Type.String()),
  district: Nullable(Type.String()),
  city: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  country: Type.String({ description: 'Two letters, ISO 3166-1.' }),
  line: Nullable(BothLanguages),
})

const BillParty = named(
  'BillParty',
  {
    name: BothLanguages,
    vat_number: Nullable(Type.String()),
    registration_number: Nullable(Type.String()),
    address: Nullable(BillAddress),
    purchase_order: Nullable(Type.String({ description: 'How the buyer’s own books name the order.' })),
  },
  { description: 'As it was when the bill was issued.' },
)

const BillLine = named('BillLine', {
  title: BothLanguages,
  seats: Type.Integer(),
  unit: Choice(['seat', 'place'] as const),
  unit_price: Money,
  discount: Money,
  total: Money,
})

export const Bill = named('Bill', {
  id: Type.String(),
  kind: Choice(['simplified', 'standard', 'credit_note'] as const),
  is_pro_forma: Type.Boolean({ description: 'Asks for a bank transfer; is no tax invoice.' }),
  is_taxed: Type.Boolean({
    description:
      'False where the seller is not registered for VAT: the document is a plain invoice and names no VAT.',
  }),
  transfer: Nullable(BankTransfer),
  number: Type.String({ description: 'As people read it: `INV-2026-000042`.' }),
  issued_at: Moment,
  seller: BillParty,
  buyer: BillParty,
  lines: Type.Array(BillLine, { description: 'On a credit note what is given back, positive.' }),
  ...totals,
  qr: Nullable(Type.String({ description: 'What the QR code holds: TLV in Base64.' })),
  corrects: Nullable(
    named(
      'CorrectedBill',
      { id: PublicIdParams.properties.id, number: Type.String() },
      {
        description: 'The invoice that a credit note corrects.',
      },
    ),
  ),
  credit_notes: Type.Array(BillLink),
})
export type Bill = Static<typeof Bill>
export const BillAnswer = Data(Bill)
