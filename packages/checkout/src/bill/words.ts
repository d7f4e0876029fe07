import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What stands on a bill in both languages, as the law and its readers want it. */
export const billWords = {
  simplified: msg`Simplified tax invoice`,
  standard: msg`Tax invoice`,
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
  lines: msg`What was bought`,
  description: msg`Description`,
  seats: msg`Seats`,
  unitPrice: msg`Unit price`,
  discount: msg`Discount`,
  lineTotal: msg`Total`,
  subtotal: msg`Total before discount`,
  net: msg`Total excluding VAT`,
  vat: msg`VAT`,
  rounding: msg`Rounding`,
  total: msg`Total including VAT`,
} satisfies Record<string, MessageDescriptor>
