import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Bill } from './api.ts'

/** The labels of a bill in both languages, as the law and its readers want it. */
export const billWords = {
  simplified: msg`Simplified tax invoice`,
  standard: msg`Tax invoice`,
  plain: msg`Invoice`,
  credit_note: msg`Credit note`,
  proForma: msg`Pro-forma invoice`,
  number: msg`Document number`,
  issued: msg`Issued (Riyadh time)`,
  corrects: msg`Corrects invoice`,
  purchaseOrder: msg`Purchase order`,
  seller: msg`Seller`,
  buyer: msg`Buyer`,
  vatNumber: msg`VAT number`,
  registration: msg`Commercial registration`,
  address: msg`Address`,
  transfer: msg`Transfer to`,
  beneficiary: msg`Beneficiary`,
  iban: msg`IBAN`,
  bank: msg`Bank`,
  reference: msg`Transfer reference`,
  until: msg`Transfer by (Riyadh time)`,
  lines: msg`What was bought`,
  description: msg`Description`,
  quantity: msg`Quantity`,
  places: msg`Places`,
  unitPrice: msg`Unit price`,
  discount: msg`Discount`,
  lineTotal: msg`Total`,
  subtotal: msg`Total before discount`,
  net: msg`Total excluding VAT`,
  vat: msg`VAT`,
  rounding: msg`Rounding`,
  total: msg`Total including VAT`,
  plainTotal: msg`Total`,
} satisfies Record<string, MessageDescriptor>

/** What a document is called; without VAT it is no tax invoice. */
export function titleOf({ kind, is_pro_forma, is_taxed }: Bill): MessageDescriptor {
  if (is_pro_forma) return billWords.proForma
  return is_taxed || kind === 'credit_note' ? billWords[kind] : billWords.plain
}
