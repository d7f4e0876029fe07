import { printable, textsOf } from '../../../platform/documents/words.ts'
import { allot } from '../../money/allot.ts'
import type { BillDocument, BillParty, BillTransfer } from './document.ts'
import { plainAmount, riyadhTime } from './values.ts'

type Content = string | readonly string[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => printable(text).replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** An element with a text, which is escaped, or with elements. */
function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${given.join('')}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`
}

/** UN/CEFACT 1001: tax invoice, credit note, commercial invoice of a seller without VAT number, pro-forma invoice. */
const typeCodes = { simplified: '388', standard: '388', credit_note: '381' }
const plainCode = '380'
const proFormaCode = '325'
/** What the tax authority calls standard and simplified documents. */
const subtypes = { simplified: '0200000', standard: '0100000', credit_note: undefined }

/**
 * The bill for machines, in the vocabulary of UBL 2.1. VAT is computed once for the document; a line's net amount is its share of the
 * document's, by largest remainder. Unit price and discount include VAT, as on the page, and stand as properties of the item.
 */
export function billXml(bill: BillDocument): string {
  const money = (name: string, minor: number) =>
    element(name, plainAmount(minor), { currencyID: bill.currency })
  const { day, time } = riyadhTime(bill.issuedAt)
  const subtype = bill.isProForma || !bill.isTaxed ? undefined : subtypes[bill.kind]
  const root = element(
    'Invoice',
    [
      element('cbc:ID', bill.number),
      element('cbc:UUID', bill.uuid),
      element('cbc:IssueDate', day),
      element('cbc:IssueTime', `${time}+03:00`),
      element('cbc:InvoiceTypeCode', typeCodeOf(bill), subtype === undefined ? {} : { name: subtype }),
      element('cbc:DocumentCurrencyCode', bill.currency),
      ...references(bill),
      element('cac:AccountingSupplierParty', [party(bill.seller)]),
      element('cac:AccountingCustomerParty', [party(bill.buyer)]),
      ...optional(bill.transfer, paymentMeans),
      element('cac:TaxTotal', [money('cbc:TaxAmount', bill.vat)]),
      element('cac:LegalMonetaryTotal', [
        money('cbc:LineExtensionAmount', bill.net),
        money('cbc:TaxExclusiveAmount', bill.net),
        money('cbc:TaxInclusiveAmount', bill.net + bill.vat),
        money('cbc:PayableRoundingAmount', bill.rounding),
        money('cbc:PayableAmount', bill.total),
      ]),
      ...lines(bill, money),
    ],
    {
      xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
      'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function typeCodeOf({ kind, isProForma, isTaxed }: BillDocument): string {
  if (isProForma) return proFormaCode
  return isTaxed || kind === 'credit_note' ? typeCodes[kind] : plainCode
}

/** UN/CEFACT 4461: 30 is a credit transfer. */
function paymentMeans({ iban, bank, beneficiary, reference, until }: BillTransfer): string {
  return element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', '30'),
    element('cbc:PaymentDueDate', riyadhTime(new Date(until)).day),
    element('cbc:PaymentID', reference),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', iban),
      element('cbc:Name', beneficiary),
      element('cac:FinancialInstitutionBranch', [element('cbc:Name', bank)]),
    ]),
  ])
}

function references(bill: BillDocument): string[] {
  const additional = (name: string, content: string[]) =>
    element('cac:AdditionalDocumentReference', [element('cbc:ID', name), ...content])
  return [
    ...optional(bill.buyer.purchaseOrder, value => element('cac:OrderReference', [element('cbc:ID', value)])),
    ...optional(bill.corrects, value =>
      element('cac:BillingReference', [element('cac:InvoiceDocumentReference', [element('cbc:ID', value)])]),
    ),
    ...optional(bill.chainPosition, value => additional('ICV', [element('cbc:UUID', String(value))])),
    ...optional(bill.qr, value =>
      additional('QR', [
        element('cac:Attachment', [
          element('cbc:EmbeddedDocumentBinaryObject', value, { mimeCode: 'text/plain' }),
        ]),
      ]),
    ),
  ]
}

function party({ name, vatNumber, registrationNumber, address }: BillParty): string {
  return element('cac:Party', [
    ...optional(registrationNumber, value =>
      element('cac:PartyIdentification', [element('cbc:ID', value, { schemeID: 'CRN' })]),
    ),
    ...textsOf(name).map(text => element('cac:PartyName', [element('cbc:Name', text)])),
    ...optional(address, given =>
      element('cac:PostalAddress', [
        ...optional(given.street, value => element('cbc:StreetName', value)),
        ...optional(given.building, value => element('cbc:BuildingNumber', value)),
        ...optional(given.district, value => element('cbc:CitySubdivisionName', value)),
        ...optional(given.city, value => element('cbc:CityName', value)),
        ...optional(given.postalCode, value => element('cbc:PostalZone', value)),
        ...textsOf(given.line ?? {}).map(text => element('cac:AddressLine', [element('cbc:Line', text)])),
        element('cac:Country', [element('cbc:IdentificationCode', given.country)]),
      ]),
    ),
    ...optional(vatNumber, value =>
      element('cac:PartyTaxScheme', [
        element('cbc:CompanyID', value),
        element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
      ]),
    ),
  ])
}

function lines(bill: BillDocument, money: (name: string, minor: number) => string): string[] {
  const nets = allot(
    bill.lines.map(line => line.total),
    bill.net,
  )
  const property = (name: string, value: string) =>
    element('cac:AdditionalItemProperty', [element('cbc:Name', name), element('cbc:Value', value)])
  return bill.lines.map((line, index) => {
    const net = nets[index] ?? 0
    return element('cac:InvoiceLine', [
      element('cbc:ID', String(index + 1)),
      element('cbc:InvoicedQuantity', String(line.seats)),
      money('cbc:LineExtensionAmount', net),
      element('cac:TaxTotal', [
        money('cbc:TaxAmount', line.total - net),
        money('cbc:RoundingAmount', line.total),
      ]),
      element('cac:Item', [
        ...textsOf(line.title).map(text => element('cbc:Name', text)),
        element('cac:ClassifiedTaxCategory', [
          // O: not subject to VAT (UN/CEFACT 5305), which has no rate.
          bill.isTaxed ? element('cbc:Percent', plainAmount(bill.vatRate)) : element('cbc:ID', 'O'),
          element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
        ]),
        property('UnitPriceIncludingVAT', plainAmount(line.unitPrice)),
        property('DiscountIncludingVAT', plainAmount(line.discount)),
        // Units of UN/ECE 20 know no seats; where nothing is said, it is those.
        ...optional(line.unit, unit => property('CountedUnit', unit)),
      ]),
    ])
  })
}

function optional<T>(value: T | null | undefined, write: (value: T) => string): string[] {
  return value === null || value === undefined || value === '' ? [] : [write(value)]
}
