import { JSDOM, type XmlDocument } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { billLine, sampleQr, seller } from '../../../../testing/bills.ts'
import { readPdf } from '../../../../testing/pdf.ts'
import { billPdf } from './bill-pdf.ts'
import type { BillDocument } from './document.ts'
import { billXml } from './xml.ts'

const simplified: BillDocument = {
  kind: 'simplified',
  isProForma: false,
  isTaxed: true,
  transfer: null,
  number: 'INV-2026-000042',
  uuid: 'b0d9c7a5-2c1e-4b55-9f56-0c4e5d6f7a8b',
  chainPosition: 42,
  issuedAt: new Date('2026-12-31T22:30:05Z'),
  seller,
  buyer: { name: { ar: 'لانا الأنصاري', en: 'Lana Al-Ansari' } },
  lines: [billLine({ seats: 3, unitPrice: 149_900, discount: 49_700 })],
  currency: 'SAR',
  subtotal: 449_700,
  discount: 49_700,
  total: 400_000,
  net: 347_826,
  vat: 52_174,
  rounding: 0,
  vatRate: 1500,
  qr: sampleQr,
  corrects: null,
}
const transfer = {
  iban: 'SA0380000000608010167519',
  bank: 'بنك الاختبار',
  beneficiary: 'شركة مسار للتدريب',
  reference: 'M23456789A',
  until: '2026-12-07T09:00:00.000Z',
}
const pdfs = new Map<string, ReturnType<typeof readPdf>>()
/** Documents that several tests look at are made once. */
function made(given: Partial<BillDocument> = {}): ReturnType<typeof readPdf> {
  const key = JSON.stringify(given)
  const pdf = pdfs.get(key) ?? billPdf({ ...simplified, ...given }).then(readPdf)
  pdfs.set(key, pdf)
  return pdf
}

const xmlOf = (given: Partial<BillDocument>) =>
  // Throws where it is not well-formed.
  new JSDOM(billXml({ ...simplified, ...given }), { contentType: 'application/xml' }).window.document
const texts = (document: XmlDocument, name: string) =>
  [...document.getElementsByTagName(name)].map(element => element.textContent)

describe('the PDF of a bill', () => {
  test('is PDF/A-3, tagged, in Arabic, with its title and the time in UTC', async () => {
    const { xmp, info } = await made()
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
    expect(info).toMatchObject({
      Language: 'ar',
      Title: 'فاتورة ضريبية مبسطة INV-2026-000042',
      Author: 'شركة مسار للتعليم الإلكتروني',
      CreationDate: 'D:20261231223005Z',
    })
  })

  test('copies Arabic as it is written, lam-alef included, and numbers as they are', async () => {
    const { texts: pages, runs } = await made()
    expect(pages).toHaveLength(1)
    for (const text of [
      'فاتورة ضريبية مبسطة',
      'شركة مسار للتعليم الإلكتروني',
      'لانا الأنصاري',
      'أساسيات الأمن الإلكتروني',
      'طريق الملك فهد، حي العليا، الرياض',
      'الإجمالي شامل الضريبة',
      'المملكة العربية السعودية',
    ])
      expect(pages[0]).toContain(text)
    expect(runs).toEqual(
      expect.arrayContaining([
        'INV-2026-000042',
        // Of Riyadh, where it is the next year already.
        '2027-01-01 01:30:05',
        '310122393500003',
        '1010123456',
        'Masar E-learning Company',
        'Basics of cyber security',
        '3',
        '1,499.00',
        '497.00',
        '4,497.00',
        '-497.00',
        '3,478.26',
        '15%',
        '521.74',
        '4,000.00',
        'Total including VAT',
      ]),
    )
  })

  test('carries a QR code that another decoder reads from the picture of the page', async () => {
    expect((await made()).qr).toBe(sampleQr)
    expect((await made({ qr: null })).qr).toBeUndefined()
  })

  test('has the same data attached', async () => {
    expect((await made()).attachments).toEqual({ 'bill.xml': billXml(simplified) })
  })

  test.each([
    [{ kind: 'simplified' }, 'فاتورة ضريبية مبسطة', 'Simplified tax invoice'],
    [{ kind: 'standard' }, 'فاتورة ضريبية', 'Tax invoice'],
    [{ kind: 'credit_note', corrects: 'INV-2026-000007' }, 'إشعار دائن', 'Credit note'],
    [{ kind: 'standard', isProForma: true, chainPosition: null }, 'فاتورة أولية', 'Pro-forma invoice'],
    [{ kind: 'simplified', isTaxed: false }, 'فاتورة', 'Invoice'],
    [{ kind: 'standard', isTaxed: false }, 'فاتورة', 'Invoice'],
  ] satisfies [Partial<BillDocument>, string, string][])('says what it is: %o', async (given, ar, en) => {
    const { texts: pages, runs } = await made(given)
    expect(pages[0]?.split('\r\n')[0]).toBe(ar)
    expect(runs).toContain(en)
    expect(runs.includes('INV-2026-000007')).toBe('corrects' in given)
    expect(pages[0]?.includes('هذه ليست فاتورة ضريبية')).toBe('isProForma' in given)
  })

  test('names the company, its VAT number, address and purchase order', async () => {
    const { runs, texts: pages } = await made({
      kind: 'standard',
      buyer: {
        name: { en: 'Al-Ansari Est.' },
        vatNumber: '310199999900003',
        address: { building: '12', street: 'Tahlia St', city: 'Jeddah', postalCode: '23326', country: 'SA' },
        purchaseOrder: 'PO-2026/118',
      },
    })
    expect(runs).toEqual(
      expect.arrayContaining([
        'Al-Ansari Est.',
        '310199999900003',
        '12 Tahlia St، Jeddah 23326',
        'PO-2026/118',
        'Saudi Arabia',
      ]),
    )
    expect(pages[0]).toContain('أمر الشراء')
  })

  test.each([
    ['Al Olaya, Riyadh, Saudi Arabia', 0],
    ['Al Olaya, Riyadh', 1],
  ])('adds the country to an address of one line, %s: %i', async (line, added) => {
    const address = { line: { en: line }, country: 'SA' }
    const { runs } = await made({ kind: 'standard', buyer: { name: { en: 'Al-Ansari Est.' }, address } })
    expect(runs).toContain(line)
    // The seller's is there as well.
    expect(runs.filter(run => run === 'Saudi Arabia')).toHaveLength(1 + added)
  })

  test('has the purchase order for machines as well, and none where there is none', () => {
    const orderIn = (document: ReturnType<typeof xmlOf>) =>
      document.querySelector('OrderReference')?.textContent
    const buyer = { name: { en: 'Al-Ansari Est.' }, purchaseOrder: 'PO <1> & 2' }
    expect(orderIn(xmlOf({ kind: 'standard', buyer }))).toBe('PO <1> & 2')
    expect(orderIn(xmlOf({}))).toBeUndefined()
  })

  test('counts places of a yearly licence, and a quantity of courses', async () => {
    const lines = [billLine({ seats: 3, unitPrice: 149_900, discount: 49_700, unit: 'place' })]
    const [places, seats] = [await made({ lines }), await made()]
    expect(places.texts[0]).toContain('الأماكن')
    expect(places.texts[0]).not.toContain('الكمية')
    expect(places.runs).toContain('Places')
    expect(seats.texts[0]).toContain('الكمية')
    expect(texts(xmlOf({ lines }), 'cbc:Name')).toContain('CountedUnit')
    expect(texts(xmlOf({ lines }), 'cbc:Value')).toContain('place')
    expect(texts(xmlOf({}), 'cbc:Name')).not.toContain('CountedUnit')
  })

  test('has a line for rounding where there is something to round', async () => {
    const rounded = await made({ net: 347_825, vat: 52_174, rounding: 1 })
    expect(rounded.texts[0]).toContain('فرق التقريب')
    expect(rounded.runs).toContain('0.01')
    expect((await made()).texts[0]).not.toContain('فرق التقريب')
    const negative = await made({ net: 347_827, vat: 52_174, rounding: -1, discount: 0, subtotal: 400_000 })
    expect(negative.runs).toContain('-0.01')
    expect(negative.texts[0]).not.toContain('الإجمالي قبل الخصم')
  })

  test('without a VAT number of the seller names no VAT', async () => {
    const untaxed = { isTaxed: false, net: 400_000, vat: 0, vatRate: 0, qr: null }
    const { vatNumber: _, ...unregistered } = seller
    const { texts: pages, runs } = await made({ ...untaxed, seller: unregistered })
    expect(pages[0]).not.toMatch(/ضريب/)
    expect(runs.join(' ')).not.toMatch(/VAT|tax/i)
    expect(runs).toEqual(expect.arrayContaining(['4,497.00', '-497.00', '4,000.00']))
    const asked = await made({ ...untaxed, seller: unregistered, isProForma: true, chainPosition: null })
    expect(asked.texts[0]).toContain('هذه ليست فاتورة. تصدر الفاتورة عند وصول المبلغ.')
    expect(asked.texts[0]).not.toMatch(/ضريب/)
  })

  test('that asks for a transfer says where to, under which reference and by when', async () => {
    const given = { kind: 'standard', isProForma: true, chainPosition: null, transfer } as const
    const { texts: pages, runs } = await made(given)
    expect(pages[0]).toContain('بنك الاختبار')
    expect(runs).toEqual(
      expect.arrayContaining(['SA03 8000 0000 6080 1016 7519', 'M23456789A', '2026-12-07 12:00:00']),
    )
    const document = xmlOf(given)
    expect(document.querySelector('PayeeFinancialAccount > ID')?.textContent).toBe('SA0380000000608010167519')
    expect(texts(document, 'cbc:PaymentID')).toEqual(['M23456789A'])
    expect((await made()).runs).not.toContain('M23456789A')
  })

  test('of 20 lines with long titles repeats the head of its table, and numbers its pages', async () => {
    const title = { ar: 'عنوان طويل '.repeat(15), en: 'A long title of a course '.repeat(8) }
    const { texts: pages, qr } = await made({ lines: Array.from({ length: 20 }, () => billLine({ title })) })
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[1]?.startsWith('البيان')).toBe(true)
    for (const [index, page] of pages.entries())
      expect(page).toContain(`صفحة ${index + 1} من ${pages.length}`)
    expect(qr).toBe(sampleQr)
  })
})

describe('hostile and unusual texts', () => {
  const nasty =
    '#import "/etc/passwd" *b* $x$ <a> \\ "q" </cbc:Name>&amp;]]> \u202E\u2069\u2066\u0000\u0007\uE000\uD800 end'

  test('are text, on the page and in the XML', async () => {
    const { runs } = await made({ lines: [billLine({ title: { en: nasty } })] })
    expect(runs.join(' ')).toContain('#import "/etc/passwd" *b* $x$ <a> \\ "q" </cbc:Name>&amp;]]>')
    const document = xmlOf({ lines: [billLine({ title: { en: nasty } })], buyer: { name: { en: nasty } } })
    expect(texts(document, 'cac:Item')).toHaveLength(1)
    expect(document.querySelector('Item Name')?.textContent).toContain('</cbc:Name>&amp;]]>')
  })

  test('that no font has become question marks on the page, and stay in the XML', async () => {
    // Amazigh and braille are in fonts that many machines have: none of theirs is taken, or a bill would look otherwise elsewhere.
    const title = { en: 'Chinese 中文, ⵣ⠿, Greek α, ⃁ and 😀' }
    const { runs, attachments } = await made({ lines: [billLine({ title })] })
    expect(runs.join('')).toMatch(/Chinese \?\?, \?\?, Greek\s*α/)
    expect(attachments['bill.xml']).toContain(title.en)
  })

  test.each([
    '1\uFE0F\u20E3 First steps',
    '{\u20E3"x": 1}',
    'n\\n\u20E3',
    'a"\u20E3 b',
    'ا\u20E3لف',
    '4\u{1F3FB}',
  ])('whose marks no font has leave every other letter and digit of the page as it is: %s', async en => {
    const { runs, texts: pages } = await made({ lines: [billLine({ title: { en } })] })
    expect(runs).toEqual(
      expect.arrayContaining(['INV-2026-000042', '3,478.26', '521.74', 'Masar E-learning Company']),
    )
    expect(pages[0]).toContain('الإجمالي شامل الضريبة')
  })
})

describe('the XML of a bill', () => {
  test('adds up, in the vocabulary of UBL', () => {
    const lines = [billLine({ unitPrice: 133_333 }), billLine({ unitPrice: 266_667 })]
    const document = xmlOf({ lines, discount: 0, subtotal: 400_000 })
    expect(texts(document, 'cbc:InvoiceTypeCode')).toEqual(['388'])
    expect(document.querySelector('InvoiceTypeCode')?.getAttribute('name')).toBe('0200000')
    expect([...texts(document, 'cbc:IssueDate'), ...texts(document, 'cbc:IssueTime')]).toEqual([
      '2027-01-01',
      '01:30:05+03:00',
    ])
    expect(texts(document, 'cbc:PayableAmount')).toEqual(['4000.00'])
    const [whole, ...parts] = texts(document, 'cbc:LineExtensionAmount').map(Number)
    expect(whole).toBe(3478.26)
    expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(347_826)
    expect(document.querySelector('AdditionalDocumentReference')?.textContent).toBe('ICV42')
  })

  test.each([
    [{ kind: 'standard' }, '388', '0100000', undefined],
    [{ kind: 'credit_note', corrects: 'INV-2026-000007' }, '381', null, 'INV-2026-000007'],
    [{ kind: 'standard', isProForma: true, chainPosition: null }, '325', null, undefined],
    [{ kind: 'simplified', isTaxed: false }, '380', null, undefined],
    [{ kind: 'standard', isTaxed: false }, '380', null, undefined],
    [{ kind: 'credit_note', isTaxed: false, corrects: 'INV-2026-000007' }, '381', null, 'INV-2026-000007'],
    [{ kind: 'standard', isTaxed: false, isProForma: true }, '325', null, undefined],
  ] satisfies [Partial<BillDocument>, string, string | null, string | undefined][])(
    'says what it is: %o',
    (given, code, subtype, corrects) => {
      const document = xmlOf(given)
      expect(texts(document, 'cbc:InvoiceTypeCode')).toEqual([code])
      expect(document.querySelector('InvoiceTypeCode')?.getAttribute('name')).toBe(subtype)
      expect(document.querySelector('BillingReference')?.textContent).toBe(corrects)
    },
  )
})
