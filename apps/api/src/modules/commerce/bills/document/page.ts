import { readableIban } from '@masar/text'
import { both, shown, textsOf, type Words } from '../../../platform/documents/words.ts'
import type { BillDocument, BillParty, BillTransfer } from './document.ts'
import { addressLines, amount, rateOf, riyadhTime } from './values.ts'
import { words } from './words.ts'

interface Fact {
  label: Words
  values: string[]
}

interface Party {
  label: Words
  names: string[]
  facts: Fact[]
}

/** What the template prints: every text in its final form, every value isolated. */
export interface BillPage {
  title: Words
  notice: Words | null
  /** The document's properties: they know no isolation, and times are in UTC. */
  name: string
  author: string
  issued: number[]
  facts: Fact[]
  parties: Party[]
  /** Where a bank transfer goes; null on all but a pro-forma. */
  transfer: Party | null
  columns: Words[]
  lines: { titles: string[]; cells: string[] }[]
  totals: { label: Words; value: string; isTotal: boolean }[]
  currency: Words
  page: Words
  qr: string
  attachment: string
}

/** The page's texts of a bill. */
export function pageOf(bill: BillDocument): BillPage {
  const title = titleOf(bill)
  const { day, time } = riyadhTime(bill.issuedAt)
  return {
    title,
    notice: bill.isProForma ? both(bill.isTaxed ? words.noInvoice : words.noPlainInvoice) : null,
    transfer: bill.transfer && transferOf(bill.transfer),
    name: `${title.ar} ${bill.number}`,
    author: textsOf(bill.seller.name)[0] ?? '',
    issued: bill.issuedAt.toISOString().split(/\D/, 6).map(Number),
    facts: [
      { label: both(words.number), values: [shown(bill.number)] },
      { label: both(words.issued), values: [shown(`${day} ${time}`)] },
      ...factOf(words.corrects, bill.corrects),
      ...factOf(words.purchaseOrder, bill.buyer.purchaseOrder),
    ],
    parties: [partyOf(words.seller, bill.seller), partyOf(words.buyer, bill.buyer)],
    columns: [words.description, countedOf(bill), words.unitPrice, words.discount, words.lineTotal].map(
      each => both(each),
    ),
    lines: bill.lines.map(line => ({
      titles: textsOf(line.title).map(shown),
      cells: [String(line.seats), ...[line.unitPrice, line.discount, line.total].map(amount)].map(shown),
    })),
    totals: totalsOf(bill),
    currency: both(bill.isTaxed ? words.currency : words.plainCurrency, locale => ({
      currency: new Intl.DisplayNames(locale, { type: 'currency' }).of(bill.currency) ?? bill.currency,
    })),
    page: both(words.page, () => ({ page: '#page', pages: '#pages' })),
    qr: both(words.qr).ar,
    attachment: both(words.attachment).ar,
  }
}

/** What the lines count: places of a yearly licence, which is billed alone, or copies of a course: seats for a company, one for a person. */
function countedOf({ lines }: BillDocument) {
  return lines.some(({ unit }) => unit === 'place') ? words.places : words.quantity
}

function titleOf(bill: BillDocument): Words {
  if (bill.isProForma) return both(words.proForma)
  if (bill.kind === 'credit_note') return both(words.creditNote)
  return both(bill.isTaxed ? words[bill.kind] : words.plain)
}

function factOf(label: (typeof words)[keyof typeof words], value: string | null | undefined): Fact[] {
  return value ? [{ label: both(label), values: [shown(value)] }] : []
}

function transferOf({ iban, bank, beneficiary, reference, until }: BillTransfer): Party {
  const { day, time } = riyadhTime(new Date(until))
  return {
    label: both(words.transfer),
    names: [shown(beneficiary)],
    facts: [
      ...factOf(words.iban, readableIban(iban)),
      ...factOf(words.bank, bank),
      ...factOf(words.reference, reference),
      ...factOf(words.until, `${day} ${time}`),
    ],
  }
}

function partyOf(label: (typeof words)[keyof typeof words], party: BillParty): Party {
  return {
    label: both(label),
    names: textsOf(party.name).map(shown),
    facts: [
      ...factOf(words.vatNumber, party.vatNumber),
      ...factOf(words.registration, party.registrationNumber),
      ...(party.address ? [{ label: both(words.address), values: addressLines(party.address) }] : []),
    ],
  }
}

/** Gross, discount, net, VAT, rounding where there is one, and what is to be paid. */
function totalsOf(bill: BillDocument): BillPage['totals'] {
  const row = (label: Words, minor: number, isTotal = false) => ({
    label,
    value: shown(amount(minor)),
    isTotal,
  })
  return [
    ...(bill.discount === 0
      ? []
      : [row(both(words.subtotal), bill.subtotal), row(both(words.discount), -bill.discount)]),
    ...(bill.isTaxed
      ? [
          row(both(words.net), bill.net),
          row(
            both(words.vat, () => ({ rate: rateOf(bill.vatRate) })),
            bill.vat,
          ),
        ]
      : []),
    ...(bill.rounding === 0 ? [] : [row(both(words.rounding), bill.rounding)]),
    row(both(bill.isTaxed ? words.total : words.plainTotal), bill.total, true),
  ]
}
