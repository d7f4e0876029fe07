import { sentence } from '../../../../locale.ts'
import { shown } from './values.ts'

/** What the paper says in both languages, side by side. */
export interface Words {
  ar: string
  en: string
}

export const words = {
  simplified: /*i18n*/ { id: 'bill.simplified', message: 'Simplified tax invoice' },
  standard: /*i18n*/ { id: 'bill.standard', message: 'Tax invoice' },
  plain: /*i18n*/ { id: 'bill.plain', message: 'Invoice' },
  creditNote: /*i18n*/ { id: 'bill.credit-note', message: 'Credit note' },
  proForma: /*i18n*/ { id: 'bill.pro-forma', message: 'Pro-forma invoice' },
  noInvoice: /*i18n*/ {
    id: 'bill.no-invoice',
    message: 'This is not a tax invoice. The tax invoice is issued when the payment has arrived.',
  },
  noPlainInvoice: /*i18n*/ {
    id: 'bill.no-plain-invoice',
    message: 'This is not an invoice. The invoice is issued when the payment has arrived.',
  },
  transfer: /*i18n*/ { id: 'bill.transfer', message: 'Transfer to' },
  iban: /*i18n*/ { id: 'bill.iban', message: 'IBAN' },
  bank: /*i18n*/ { id: 'bill.bank', message: 'Bank' },
  reference: /*i18n*/ { id: 'bill.reference', message: 'Transfer reference' },
  until: /*i18n*/ { id: 'bill.until', message: 'Transfer by (Riyadh time)' },
  number: /*i18n*/ { id: 'bill.number', message: 'Document number' },
  issued: /*i18n*/ { id: 'bill.issued', message: 'Issued (Riyadh time)' },
  corrects: /*i18n*/ { id: 'bill.corrects', message: 'Corrects invoice' },
  purchaseOrder: /*i18n*/ { id: 'bill.purchase-order', message: 'Purchase order' },
  seller: /*i18n*/ { id: 'bill.seller', message: 'Seller' },
  buyer: /*i18n*/ { id: 'bill.buyer', message: 'Buyer' },
  vatNumber: /*i18n*/ { id: 'bill.vat-number', message: 'VAT number' },
  registration: /*i18n*/ { id: 'bill.registration', message: 'Commercial registration' },
  address: /*i18n*/ { id: 'bill.address', message: 'Address' },
  description: /*i18n*/ { id: 'bill.description', message: 'Description' },
  seats: /*i18n*/ { id: 'bill.seats', message: 'Seats' },
  unitPrice: /*i18n*/ { id: 'bill.unit-price', message: 'Unit price' },
  discount: /*i18n*/ { id: 'bill.discount', message: 'Discount' },
  lineTotal: /*i18n*/ { id: 'bill.line-total', message: 'Total' },
  subtotal: /*i18n*/ { id: 'bill.subtotal', message: 'Total before discount' },
  net: /*i18n*/ { id: 'bill.net', message: 'Total excluding VAT' },
  vat: /*i18n*/ { id: 'bill.vat', message: 'VAT {rate}' },
  rounding: /*i18n*/ { id: 'bill.rounding', message: 'Rounding' },
  total: /*i18n*/ { id: 'bill.total', message: 'Total including VAT' },
  plainTotal: /*i18n*/ { id: 'bill.plain-total', message: 'Total' },
  currency: /*i18n*/ { id: 'bill.currency', message: 'Amounts are in {currency}; prices include VAT.' },
  plainCurrency: /*i18n*/ { id: 'bill.plain-currency', message: 'Amounts are in {currency}.' },
  page: /*i18n*/ { id: 'bill.page', message: 'Page {page} of {pages}' },
  qr: /*i18n*/ { id: 'bill.qr', message: 'QR code with seller, VAT number, time, total and VAT' },
  attachment: /*i18n*/ { id: 'bill.attachment', message: 'The same document as XML' },
} as const

/** The words in both languages. @param values are isolated, each in its own direction */
export function both(
  message: (typeof words)[keyof typeof words],
  values: (locale: 'ar' | 'en') => Record<string, string> = () => ({}),
): Words {
  const of = (locale: 'ar' | 'en') =>
    sentence(
      locale,
      message,
      Object.fromEntries(Object.entries(values(locale)).map(([name, value]) => [name, shown(value)])),
    )
  return { ar: of('ar'), en: of('en') }
}
