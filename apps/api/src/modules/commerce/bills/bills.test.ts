import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '../../../db/schema/index.ts'
import { billLine, sampleQr, writeBill } from '../../../testing/bills.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { billNumber } from './number.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const base = '/client-api/v1'
const absent = { vat_number: null, registration_number: null, address: null, purchase_order: null }
const read = (id: string) => api.as()('GET', `${base}/bills/${id}`)

describe('a bill', () => {
  test('is returned to anyone with its id, with everything that the printed one has', async () => {
    const bill = await writeBill(api, {
      issuedAt: new Date('2026-12-31T22:30:00Z'),
      lines: [billLine({ seats: 2, discount: 11500 })],
    })
    const answer = await read(bill.publicId)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(answer.json()).toEqual({
      data: {
        id: bill.publicId,
        kind: 'simplified',
        is_pro_forma: false,
        is_taxed: true,
        transfer: null,
        number: billNumber(bill),
        issued_at: '2026-12-31T22:30:00.000Z',
        seller: {
          ...absent,
          name: { ar: 'شركة مسار للتعليم الإلكتروني', en: 'Masar E-learning Company' },
          vat_number: '310122393500003',
          registration_number: '1010123456',
          address: {
            building: '7421',
            street: 'طريق الملك فهد',
            district: 'حي العليا',
            city: 'الرياض',
            postal_code: '12211',
            country: 'SA',
            line: null,
          },
        },
        buyer: { ...absent, name: { ar: 'لانا الأنصاري', en: 'Lana Al-Ansari' } },
        lines: [
          {
            title: { ar: 'أساسيات الأمن الإلكتروني', en: 'Basics of cyber security' },
            seats: 2,
            unit: 'seat',
            unit_price: 11500,
            discount: 11500,
            total: 11500,
          },
        ],
        currency: 'SAR',
        subtotal: 23000,
        discount: 11500,
        total: 11500,
        net: 10000,
        vat: 1500,
        rounding: 0,
        vat_rate: 1500,
        qr: sampleQr,
        corrects: null,
        credit_notes: [],
      },
    })
  })

  test('and its credit notes name each other', async () => {
    const invoice = await writeBill(api)
    const note = {
      kind: 'credit_note',
      series: 'CRN',
      correctsId: invoice.id,
      orderId: invoice.orderId,
    } as const
    const first = await writeBill(api, note)
    const second = await writeBill(api, { ...note, lines: [], total: 0, net: 0, vat: 0 })
    expect((await read(first.publicId)).json()).toMatchObject({
      data: {
        kind: 'credit_note',
        corrects: { id: invoice.publicId, number: billNumber(invoice) },
        credit_notes: [],
      },
    })
    expect((await read(invoice.publicId)).json()).toMatchObject({
      data: {
        corrects: null,
        credit_notes: [first, second].map(row => ({
          id: row.publicId,
          number: billNumber(row),
          total: row.total,
          issued_at: row.issuedAt.toISOString(),
        })),
      },
    })
  })

  test('of a company bears its number, address and purchase order; a pro-forma says what it is', async () => {
    const buyer = {
      name: { en: 'Al-Ansari Est.' },
      vatNumber: '310199999900003',
      address: { country: 'AE', line: { ar: 'دبي', en: 'Dubai' } },
      purchaseOrder: 'PO-2026/118',
    }
    const bill = await writeBill(api, { kind: 'standard', series: 'PRO', isProForma: true, buyer, qr: null })
    expect((await read(bill.publicId)).json()).toMatchObject({
      data: {
        kind: 'standard',
        is_pro_forma: true,
        qr: null,
        buyer: {
          name: { ar: null, en: 'Al-Ansari Est.' },
          vat_number: '310199999900003',
          address: { country: 'AE', street: null, line: { ar: 'دبي', en: 'Dubai' } },
          purchase_order: 'PO-2026/118',
        },
      },
    })
  })

  test('has a number of six digits that grows when they are used up', () => {
    expect(billNumber({ series: 'INV', year: 2026, number: 42 })).toBe('INV-2026-000042')
    expect(billNumber({ series: 'CRN', year: 2027, number: 1_234_567 })).toBe('CRN-2027-1234567')
  })
})

describe('a bill’s PDF', () => {
  test('is a file named after its number, and never cached', async () => {
    const bill = await writeBill(api)
    const answer = await read(`${bill.publicId}/pdf`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${billNumber(bill)}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is made for one address 120 times in 15 minutes at most', async () => {
    const { publicId } = await writeBill(api)
    await api.db
      .insert(rateLimits)
      .values({ key: 'bill_pdf:127.0.0.1', points: 120, expire: Date.now() + 60_000 })
    expect((await read(`${publicId}/pdf`)).json()).toMatchObject({ code: 'too_many_requests' })
    expect((await read(publicId)).statusCode).toBe(200)
  })
})

describe('an id that no bill has', () => {
  test.each(['', '/pdf'])('is not found%s, and counts against the address that tries', async path => {
    const wrong = () => read(`nobodys_nobodys_nobody${path}`)
    const first = await wrong()
    expect([first.statusCode, first.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    for (let tries = 1; tries < 60; tries += 1) await wrong()
    expect((await wrong()).statusCode).toBe(429)
  })

  test('is refused by its shape before anybody looks for it', async () => {
    expect((await read('12')).statusCode).toBe(422)
  })
})
