import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '@masar/app-shell/testing'
import { messages as ar } from '../locales/ar.po'
import { messages as en } from '../locales/en.po'
import type { Bill } from './api.ts'
import { BillScreen } from './bill-screen.tsx'

const id = 'aB3-_aB3-_aB3-_aB3-_aB'
const address = {
  building: '7421',
  street: 'طريق الملك فهد',
  district: 'حي العليا',
  city: 'الرياض',
  postal_code: '12211',
  country: 'SA',
  line: null,
}
const bill: Bill = {
  id,
  kind: 'simplified',
  is_pro_forma: false,
  is_taxed: true,
  transfer: null,
  number: 'INV-2026-000042',
  issued_at: '2026-12-31T22:30:05.000Z',
  seller: {
    name: { ar: 'شركة مسار للتعليم الإلكتروني', en: 'Masar E-learning Company' },
    vat_number: '310122393500003',
    registration_number: '1010123456',
    address,
    purchase_order: null,
  },
  buyer: {
    name: { ar: 'لانا الأنصاري', en: null },
    vat_number: null,
    registration_number: null,
    address: null,
    purchase_order: null,
  },
  lines: [
    {
      title: { ar: 'أساسيات الأمن الإلكتروني', en: 'Basics of cyber security' },
      seats: 3,
      unit: 'seat',
      unit_price: 149_900,
      discount: 49_700,
      total: 400_000,
    },
  ],
  currency: 'SAR',
  subtotal: 449_700,
  discount: 49_700,
  total: 400_000,
  net: 347_826,
  vat: 52_174,
  rounding: 0,
  vat_rate: 1500,
  qr: 'AQxCb2JzIFJlY29yZHM=',
  corrects: null,
  credit_notes: [],
}

let pdf: () => Response

beforeEach(() => {
  pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => vi.unstubAllGlobals())

async function open(given: Partial<Bill> | Response = {}, locale: 'ar' | 'en' = 'ar') {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === `/client-api/v1/bills/${id}/pdf`) return pdf()
    if (pathname === `/client-api/v1/bills/${id}`)
      return given instanceof Response ? given : Response.json({ data: { ...bill, ...given } })
    return Response.json({ code: 'not_found', message: pathname }, { status: 404 })
  })
  await renderApp({
    locale,
    at: `/Bill/${id}`,
    screens: { '/Bill/$id': () => <BillScreen id={id} /> },
    sentences: { ar, en },
  })
}
const title = () => screen.findByRole('heading', { level: 1 })
/** The text of a fact by the name that precedes it. */
const fact = (name: string) => {
  const term = screen.getByText(
    (_, element) => element?.tagName === 'DT' && element.textContent.startsWith(name),
  )
  return term.nextElementSibling?.textContent
}

describe('a bill on screen', () => {
  test.each([
    [
      'ar',
      'فاتورة ضريبية مبسطة Simplified tax invoice',
      'رقم المستند',
      'الإجمالي شامل الضريبة',
      /4[,٬]000\.00/,
    ],
    [
      'en',
      'Simplified tax invoice فاتورة ضريبية مبسطة',
      'Document number',
      'Total including VAT',
      /SAR\s4,000\.00/,
    ],
  ] as const)(
    'shows both languages, the reader’s own first (%s)',
    async (locale, heading, number, total, sum) => {
      await open({}, locale)
      expect(await title()).toHaveTextContent(heading)
      expect(fact(number)).toBe('INV-2026-000042')
      expect(fact(total)).toMatch(sum)
      expect(screen.getByText('شركة مسار للتعليم الإلكتروني')).toBeVisible()
      expect(screen.getByText('Masar E-learning Company')).toBeVisible()
      const row = within(screen.getByRole('table')).getByRole('rowheader')
      expect(row).toHaveTextContent('أساسيات الأمن الإلكتروني')
      expect(row).toHaveTextContent('Basics of cyber security')
      expect(screen.getByRole('img', { name: /QR|استجابة/ })).toBeVisible()
      expect(document.title).toContain('INV-2026-000042')
    },
  )

  test('counts places of a yearly licence', async () => {
    await open({ lines: bill.lines.map(line => ({ ...line, unit: 'place' })) }, 'ar')
    await title()
    expect(screen.getByRole('columnheader', { name: /الأماكن.*Places/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /الكمية|Quantity/ })).toBeNull()
  })

  test('tells the time of Riyadh, where the next year has begun', async () => {
    await open({}, 'en')
    await title()
    expect(fact('Issued')).toMatch(/January 1, 2027.*1:30/)
  })

  test('shows parties with what identifies them, each in its own direction', async () => {
    await open({
      kind: 'standard',
      buyer: { ...bill.seller, vat_number: '310199999900003', purchase_order: 'PO-2026/118' },
    })
    await title()
    expect(screen.getByText('310199999900003')).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText('PO-2026/118').tagName).toBe('BDI')
    expect(screen.getAllByText('7421 طريق الملك فهد، حي العليا، الرياض 12211')).toHaveLength(2)
    expect(screen.getAllByText('المملكة العربية السعودية')).toHaveLength(2)
  })

  test.each([
    ['حي العليا، المملكة العربية السعودية', 0],
    ['حي العليا', 1],
  ])('an address of one line, %s, has its country once', async (line, times) => {
    const seller = { ...bill.seller, address: { ...address, line: { ar: line, en: null } } }
    await open({ seller, buyer: { ...bill.buyer, address: null } })
    await title()
    expect(screen.getByText(line)).toBeVisible()
    expect(screen.queryAllByText('المملكة العربية السعودية')).toHaveLength(times)
  })

  test('has no violations of accessibility', async () => {
    await open({ credit_notes: [{ id, number: 'CRN-2026-000001', total: 100, issued_at: bill.issued_at }] })
    await title()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
  })
})

describe('what a bill may be', () => {
  test('a credit note names the invoice, which names its credit notes', async () => {
    const note = {
      id: 'bB3-_aB3-_aB3-_aB3-_aB',
      number: 'CRN-2026-000001',
      total: 100,
      issued_at: bill.issued_at,
    }
    await open({
      kind: 'credit_note',
      corrects: { id: note.id, number: 'INV-2026-000007' },
      credit_notes: [note],
    })
    expect(await title()).toHaveTextContent('إشعار دائن')
    expect(screen.getByRole('link', { name: 'INV-2026-000007' })).toHaveAttribute('href', `/Bill/${note.id}`)
    expect(screen.getByRole('link', { name: note.number })).toHaveAttribute('href', `/Bill/${note.id}`)
  })

  test('a pro-forma says that it is no tax invoice, and has no code', async () => {
    await open({ kind: 'standard', is_pro_forma: true, qr: null })
    expect(await title()).toHaveTextContent('فاتورة أولية')
    expect(screen.getByText('هذه ليست فاتورة ضريبية')).toBeVisible()
    expect(screen.queryByRole('img', { name: /QR|استجابة/ })).toBeNull()
  })

  test('of a seller without VAT number is a plain invoice, and names no VAT', async () => {
    const seller = { ...bill.seller, vat_number: null }
    const sums = { vat: 0, vat_rate: 0, net: 400_000, discount: 0, subtotal: 400_000 }
    await open({ is_taxed: false, ...sums, qr: null, seller }, 'en')
    expect(await title()).toHaveTextContent(/^Invoice فاتورة$/)
    expect(within(screen.getByRole('article')).queryByText(/VAT|tax/i)).toBeNull()
    expect(fact('Total')).toMatch(/SAR\s4,000\.00/)
  })

  test('that is a pro-forma says where to transfer', async () => {
    const transfer = {
      iban: 'SA0380000000608010167519',
      bank: 'بنك الأفق',
      beneficiary: 'شركة مسار',
      reference: 'M23456789A',
      until: '2026-12-07T09:00:00.000Z',
    }
    await open({ is_pro_forma: true, is_taxed: false, qr: null, transfer }, 'en')
    expect(await title()).toHaveTextContent('Pro-forma invoice')
    expect(screen.getByText('This is not an invoice')).toBeVisible()
    expect(fact('IBAN')).toBe('SA03 8000 0000 6080 1016 7519')
    expect(fact('Bank')).toBe('بنك الأفق')
    expect(fact('Beneficiary')).toBe('شركة مسار')
    expect(fact('Transfer reference')).toBe('M23456789A')
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id: rule }) => rule)).toEqual([])
  })

  test.each([
    [1, 347_825],
    [-1, 347_827],
  ])('a rounding of %i has a line of its own', async (rounding, net) => {
    await open({ rounding, net }, 'en')
    await title()
    expect(fact('Rounding')).toMatch(rounding < 0 ? /-SAR\s0\.01/ : /^SAR\s0\.01/)
  })

  test('without rounding and discount there are no lines for them', async () => {
    await open({ discount: 0, subtotal: 400_000 }, 'en')
    await title()
    expect(screen.queryByText(/^Rounding/)).toBeNull()
    expect(screen.queryByText(/discount/i)).toBeNull()
  })

  test('none is the page of the site that says so', async () => {
    await open(Response.json({ code: 'not_found', message: 'x' }, { status: 404 }), 'en')
    expect(await title()).toHaveTextContent('Page not found')
  })

  test('one that fails to load can be asked for again', async () => {
    await open(Response.json({ code: 'internal', message: 'Broken' }, { status: 500 }), 'en')
    expect(await screen.findByText('Broken', undefined, { timeout: 10_000 })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('what to do with a bill', () => {
  test('the PDF is saved under the bill’s number', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:masar'
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`)
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'حفظ بصيغة PDF' }))
    await waitFor(() => expect(saved).toEqual(['INV-2026-000042.pdf blob:masar']))
    click.mockRestore()
  })

  test('where it can’t be made, the reason is said', async () => {
    pdf = () => Response.json({ code: 'too_many_requests', message: 'Wait a little.' }, { status: 429 })
    await open({}, 'en')
    await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }))
    expect(await screen.findByText('Wait a little.')).toBeVisible()
  })

  test('it is printed by the browser', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await open({}, 'en')
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
